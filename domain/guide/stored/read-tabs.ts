import { factsOf, type Schema } from '#domain/guide/facts.ts'
import { type Tabs, tabsSchema } from '#domain/guide/guide-form.ts'
import { houseManual } from '#domain/guide/house-manual.ts'
import { sectionTypeOf, tabKeys } from '#domain/guide/section-names.ts'
import { readRecord } from '#domain/values/read-json.ts'
import { metadataOf, readCount, readStored } from './read-stored.ts'
import type { GuidebookContent } from './stored-guide.ts'

/** What is kept, as the seven tabs hold it; whatever is missing or strange is blank. */
export function readTabs(stored: GuidebookContent): Tabs {
  const metadata = tabKeys.map((key) => [key, metadataOf(stored, sectionTypeOf[key])])
  const { welcome, ...tabs } = readStored(tabsSchema, Object.fromEntries(metadata))
  return {
    ...tabs,
    welcome: {
      ...welcome,
      photoUrl: stored.coverImageUrl ?? '',
      propertyName: stored.name,
    },
    houseManual: readHouseManual(stored),
  }
}

/** What stands in two places is taken from the metadata; the columns fill in. */
function readHouseManual(stored: GuidebookContent): Tabs['houseManual'] {
  const metadata = readRecord(metadataOf(stored, 'house_manual'))
  const amenities = readRecord(stored.amenities)
  const house = readStored(houseManual, {
    ...metadata,
    parking: metadata.parking ?? amenities.parking,
    rooms: metadata.rooms ?? amenities.rooms,
  })
  const { bedrooms, bathrooms, maxGuests } = houseManual.shape
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
