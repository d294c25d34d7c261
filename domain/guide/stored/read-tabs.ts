import { factsOf, type Schema } from '#domain/guide/facts.ts'
import { type Tabs, tabsSchema } from '#domain/guide/guide-form.ts'
import { sectionTypeOf, tabKeys } from '#domain/guide/section-names.ts'
import { readRecord } from '#domain/values/read-json.ts'
import { metadataOf, readCount, readStored } from './read-stored.ts'
import type { GuidebookContent } from './stored-guide.ts'

/** A save reads those of the same guide half a dozen times, and so does the drawing of a page. */
const known = new WeakMap<GuidebookContent, Tabs>()

/** What is kept, as the seven tabs hold it; whatever is missing or strange is blank. */
export function readTabs(stored: GuidebookContent): Tabs {
  const tabs = known.get(stored) ?? readAll(stored)
  known.set(stored, tabs)
  return tabs
}

function readAll(stored: GuidebookContent): Tabs {
  const metadata = tabKeys.map((key) => [key, metadataOf(stored, sectionTypeOf[key])])
  const { welcome, ...tabs } = readStored(tabsSchema, {
    ...Object.fromEntries(metadata),
    houseManual: houseMetadata(stored),
  })
  return {
    ...tabs,
    welcome: {
      ...welcome,
      photoUrl: stored.coverImageUrl ?? '',
      propertyName: stored.name,
    },
    houseManual: withColumns(tabs.houseManual, stored),
  }
}

/** What stands in two places is taken from the metadata. */
function houseMetadata(stored: GuidebookContent) {
  const metadata = readRecord(metadataOf(stored, 'house_manual'))
  const amenities = readRecord(stored.amenities)
  return {
    ...metadata,
    parking: metadata.parking ?? amenities.parking,
    rooms: metadata.rooms ?? amenities.rooms,
  }
}

/** The columns fill in where the metadata says nothing. */
function withColumns(house: Tabs['houseManual'], stored: GuidebookContent): Tabs['houseManual'] {
  const { bedrooms, bathrooms, maxGuests } = tabsSchema.shape.houseManual.shape
  return {
    ...house,
    bedrooms: house.bedrooms ?? column(bedrooms, stored.bedrooms),
    bathrooms: house.bathrooms ?? column(bathrooms, stored.bathrooms),
    maxGuests: house.maxGuests ?? column(maxGuests, stored.maxGuests),
  }
}

function column(field: Schema, value: number | null) {
  return readCount(factsOf(field).limits, value)
}
