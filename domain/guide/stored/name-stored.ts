import type { z } from 'zod'
import { saysNothing } from '#domain/guide/blanks.ts'
import { derivedId, idKeyOf, isEntryId, listsIn, textsOf } from '#domain/guide/entry-ids.ts'
import { entryOf, fieldsOf, partsOf, type Schema } from '#domain/guide/facts.ts'
import { tabsSchema } from '#domain/guide/guide-form.ts'
import { ownItem } from '#domain/guide/own-blocks.ts'
import { isSectionType, tabKeyOf } from '#domain/guide/section-names.ts'
import { houseManual } from '#domain/guide/sections/house-manual.ts'
import { isRecord, type JsonRecord, readList, readRecord } from '#domain/values/read-json.ts'
import { isBlank } from '#domain/values/text.ts'
import { mainKeyOf, metadataOf, readEntry, readTextIn } from './read-stored.ts'
import type { GuidebookContent, StoredItem } from './stored-guide.ts'
import { photosOfItem } from './stored-to-form.ts'

/** Gives the id that stands at a place, or one derived from the place. */
type IdAt = (kept: unknown, place: string) => string

/**
 * What is kept, with an id for every entry. What was stored before entries had one gets it from its place, the same at
 * each reading, until a save or a job writes it down.
 */
export function nameStored<Kept extends Pick<GuidebookContent, 'amenities' | 'sections'>>(
  content: Kept,
): Kept {
  const idAt = openIds([content.amenities, content.sections])
  const sections = content.sections.map((section) => {
    if (!isSectionType(section.sectionType)) return section
    const tab = tabsSchema.shape[tabKeyOf[section.sectionType]]
    return {
      ...section,
      metadata: nameIn(tab, section.metadata, section.sectionType, idAt),
      items: section.items.map((item) => nameItem(item, section.sectionType, idAt)),
    }
  })
  return { ...content, amenities: nameAmenities(content, idAt), sections }
}

/** Rooms are kept in two places; the second speaks only where the first says nothing. */
function nameAmenities(content: Pick<GuidebookContent, 'amenities' | 'sections'>, idAt: IdAt) {
  const { amenities } = content
  const isNeeded = readRecord(metadataOf(content, 'house_manual')).rooms === undefined
  if (!isRecord(amenities) || !Array.isArray(amenities.rooms) || !isNeeded) return amenities
  const rooms = nameIn(houseManual.shape.rooms, amenities.rooms, 'amenities.rooms', idAt)
  return { ...amenities, rooms }
}

function nameItem<Item extends StoredItem>(item: Item, type: string, idAt: IdAt): Item {
  const place = `${type}.items.${item.id ?? item.sortOrder}`
  const photos = photosOfItem(item)
  const named = nameIn(ownItem.shape.photos, photos, `${place}.photos`, idAt)
  return {
    ...item,
    entryId: idAt(item.entryId, place),
    ...(photos.length > 0 && { photos: named }),
  }
}

function nameIn(schema: Schema, stored: unknown, place: string, idAt: IdAt): unknown {
  const entry = entryOf(schema)
  if (entry && Array.isArray(stored) && idKeyOf(entry)) {
    return stored.map((raw, at) => nameEntry(entry, raw, `${place}.${at}`, idAt))
  }
  if (!isRecord(stored)) return stored
  const named = fieldsOf(schema)
    .filter(([key]) => stored[key] !== undefined)
    .map(([key, part]) => [key, nameIn(part, stored[key], `${place}.${key}`, idAt)])
  return { ...stored, ...Object.fromEntries(named) }
}

/** An entry that nobody would see has none. */
function nameEntry(entry: Schema, raw: unknown, place: string, idAt: IdAt): unknown {
  if (saysNothing(entry as z.ZodType, readEntry(entry, raw))) return raw
  const parts: JsonRecord = isRecord(raw) ? raw : { [mainKeyOf(partsOf(entry))]: raw }
  const idKey = idKeyOf(entry) ?? ''
  const id = idAt(parts[idKey], place)
  return {
    ...parts,
    [idKey]: id,
    ...nameTexts(entry, parts, place, idAt),
    ...nameInside(entry, parts, place, idAt),
  }
}

/** The entries of an entry, such as its photos. */
function nameInside(entry: Schema, parts: JsonRecord, place: string, idAt: IdAt) {
  const lists = listsIn(entry).filter(([key]) => parts[key] !== undefined)
  const named = lists.map(([key, part]) => [key, nameIn(part, parts[key], `${place}.${key}`, idAt)])
  return Object.fromEntries(named)
}

function nameTexts(entry: Schema, parts: JsonRecord, place: string, idAt: IdAt) {
  const texts = textsOf(entry)
  if (!texts) return {}
  const seen = readList(parts[texts.key]).filter((raw) => !isBlank(readTextIn(raw)))
  const ids = readList(parts[texts.idsKey])
  const kept = ids.length === seen.length ? ids : []
  return { [texts.idsKey]: seen.map((_, at) => idAt(kept[at], `${place}.${texts.key}.${at}`)) }
}

/** Each id once, whoever comes first; what is written down anywhere is derived for nothing else. */
function openIds(content: unknown): IdAt {
  const taken = new Set<string>()
  let written: ReadonlySet<string> | undefined
  const isFree = (id: string) => {
    written ??= new Set(JSON.stringify(content).match(quotedIds))
    return !taken.has(id) && !written.has(`"${id}"`)
  }
  return (kept, place) => {
    const isGood = isEntryId(kept) && !taken.has(kept)
    let id = isGood ? kept : derivedId(place)
    for (let turn = 1; !isGood && !isFree(id); turn += 1) id = derivedId(`${place} ${turn}`)
    taken.add(id)
    return id
  }
}

/** Everything that reads like an id, wherever it stands. */
const quotedIds = /"[0-9a-hjkmnp-tv-z]{8}"/g
