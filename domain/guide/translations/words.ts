import { saysNothing } from '#domain/guide/blanks.ts'
import { idKeyOf, textsOf } from '#domain/guide/entry-ids.ts'
import {
  entryOf,
  type Facts,
  isLocked,
  lockedFieldsOf,
  open,
  type Schema,
} from '#domain/guide/facts.ts'
import { type Tabs, tabsSchema } from '#domain/guide/guide-form.ts'
import { ownItem } from '#domain/guide/own-blocks.ts'
import {
  isSectionType,
  type SectionType,
  sectionTypeOf,
  tabKeys,
} from '#domain/guide/section-names.ts'
import { readTabs } from '#domain/guide/stored/read-tabs.ts'
import type { GuidebookContent } from '#domain/guide/stored/stored-guide.ts'
import { mapFields } from '#domain/guide/walks.ts'
import { type JsonRecord, readList, readRecord, readText } from '#domain/values/read-json.ts'
import { findTypedTime } from '#domain/values/stay-times.ts'

/** One text of a guide, which may stand in another language, or a count. */
export type Words = {
  /** Its address: `houseManual.rooms.r7k2m9qa.label`. */
  path: string
  section: SectionType
  original: string
  facts: Facts
  /** The same as a path of the form, `*` for any entry, and which of its list each is, counted from one. */
  at: readonly string[]
  numbers: readonly number[]
  /** Only for those who stay: its entry is locked, or it is itself. */
  isLocked: boolean
}

/** The tabs, and the host's own blocks under their sections: as a form has them. */
export type Spoken = Tabs & {
  sections?: { readonly [Type in SectionType]?: { items?: readonly object[] } | undefined }
}

/** Every text that may be translated, in the order of the tabs; also those that say nothing. */
export function wordsOf(guide: Spoken): Words[] {
  return allWordsOf(guide).filter(({ facts }) => isTranslated(facts))
}

/** Every text and count, in the order of the tabs; also texts that say nothing. */
export function allWordsOf(guide: Spoken): Words[] {
  const words: Words[] = []
  mapTexts(guide, (found) => {
    words.push(found)
    return found.original
  })
  return words
}

/** A guide with each of its texts that may be translated as `say` has it. */
export function mapGuide<Guide extends Spoken>(guide: Guide, say: Say): Guide {
  return mapTexts(guide, ofLanguage(say))
}

/** A guide with each of its texts as `say` has it: codes, numbers and names as well. */
export function mapTexts<Guide extends Spoken>(guide: Guide, say: Say): Guide {
  const sections: Record<string, object> = {}
  const tabs = tabKeys.map((key) => {
    const section = sectionTypeOf[key]
    const tab = mapWords(tabsSchema.shape[key], guide[key], placeOf(section, [key]), say)
    const own = guide.sections?.[section]
    if (own) sections[section] = { ...own, items: mapItemTexts(own.items ?? [], section, say) }
    return [key, tab]
  })
  return { ...guide, ...Object.fromEntries(tabs), ...(guide.sections && { sections }) }
}

export function mapItems<Item extends object>(
  items: readonly Item[],
  section: SectionType,
  say: Say,
): Item[] {
  return mapItemTexts(items, section, ofLanguage(say))
}

export function mapItemTexts<Item extends object>(
  items: readonly Item[],
  section: SectionType,
  say: Say,
): Item[] {
  return items.map((item, index) => {
    const { entryId } = readRecord(item)
    if (typeof entryId !== 'string') return item
    const path = ['sections', section, 'items']
    const place = entryPlace(placeOf(section, path), { id: entryId, index })
    return mapWords(ownItem, item, place, say) as Item
  })
}

/** The section in which the text of an address stands. */
export function sectionOfAddress(path = ''): SectionType | undefined {
  const [first, second] = path.split('.')
  if (first === 'sections') return isSectionType(second) ? second : undefined
  const key = tabKeys.find((each) => each === first)
  return key && sectionTypeOf[key]
}

/** The path of its field in the form: entries by their place, not by their ids. */
export function fieldPathOf({ at, numbers }: Words): string {
  const places = [...numbers]
  return at.map((part) => (part === '*' ? (places.shift() ?? 1) - 1 : part)).join('.')
}

type Place = Pick<Words, 'path' | 'section' | 'isLocked' | 'at' | 'numbers'>

function placeOf(section: SectionType, path: readonly string[]): Place {
  return { path: path.join('.'), at: path, numbers: [], section, isLocked: false }
}

function entryPlace(place: Place, { id, index }: { id: string; index: number }): Place {
  const { path, at, numbers } = place
  return { ...place, path: `${path}.${id}`, at: [...at, '*'], numbers: [...numbers, index + 1] }
}

type Say = (words: Words) => string

function ofLanguage(say: Say): Say {
  return (words) => (isTranslated(words.facts) ? say(words) : words.original)
}

/** A part of a guide with each of its texts as `say` has it. An entry without an id has no address yet: it stays. */
function mapWords(schema: Schema, value: unknown, place: Place, say: Say): unknown {
  const { def, facts } = open(schema)
  if (def.type === 'array') {
    const idKey = idKeyOf(def.element)
    return readList(value).map((entry, index) => {
      const id = idKey && readRecord(entry)[idKey]
      // What says nothing is not kept: it is nothing to translate either.
      if (typeof id !== 'string' || saysNothing(def.element, entry)) return entry
      return mapWords(def.element, entry, entryPlace(place, { id, index }), say)
    })
  }
  if (def.type === 'object') return mapParts(schema, readRecord(value), place, say)
  // A count is told and stays; inside an entry it goes with the words of the entry.
  if (def.type === 'number' && typeof value === 'number' && place.numbers.length === 0) {
    say({ ...place, original: String(value), facts })
  }
  if (def.type !== 'string' || facts.isInner || facts.isPhoto) return value
  return say({ ...place, original: readText(value), facts })
}

function mapParts(schema: Schema, parts: JsonRecord, place: Place, say: Say) {
  const lockedFields = lockedFieldsOf(schema, parts)
  const texts = textsOf(schema)
  return mapFields(schema, parts, (part, key) => {
    if (parts[key] === undefined) return undefined
    const inside = {
      ...place,
      path: `${place.path}.${key}`,
      at: [...place.at, key],
      isLocked: place.isLocked || isLocked(parts) || lockedFields.includes(key),
    }
    if (key !== texts?.key) return mapWords(part, parts[key], inside, say)
    const ids = readList(parts[texts.idsKey])
    const { facts } = open(entryOf(part) ?? part)
    return readList(parts[key]).map((text, index) => {
      const id = ids[index]
      if (typeof id !== 'string') return text
      return say({ ...entryPlace(inside, { id, index }), original: readText(text), facts })
    })
  })
}

/** Numbers, codes with a digit, and addresses are the same in every language. */
export function hasLetters(text: string): boolean {
  return text.split(/\s+/).some((word) => /\p{L}/u.test(word) && !/[\p{Nd}@]|:\/\//u.test(word))
}

function isTranslated({ isWords, isOfNoLanguage, isInner }: Facts): boolean {
  return isWords === true && !isOfNoLanguage && !isInner
}

/** What a kept guide says, tab by tab and block by block, the hours as they are typed. */
export function spokenIn(content: GuidebookContent): Spoken {
  const sections = content.sections.map(({ sectionType, items }) => [sectionType, { items }])
  const { welcome, ...tabs } = readTabs(content)
  const hours = {
    checkInHour: findTypedTime(content.checkinTime)?.hour ?? '',
    checkOutHour: findTypedTime(content.checkoutTime)?.hour ?? '',
  }
  return { ...tabs, welcome: { ...welcome, ...hours }, sections: Object.fromEntries(sections) }
}
