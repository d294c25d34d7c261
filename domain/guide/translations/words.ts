import { idKeyOf, textsOf } from '#domain/guide/entry-ids.ts'
import {
  type Facts,
  factsOf,
  isLocked,
  lockedFieldsOf,
  open,
  partsOf,
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
import { type JsonRecord, readList, readRecord, readText } from '#domain/values/read-json.ts'

/** One text of a guide that may stand in another language. */
export type Words = {
  /** Its address: `houseManual.rooms.r7k2m9qa.label`. */
  path: string
  section: SectionType
  original: string
  facts: Facts
  /** Only for those who stay: its entry is locked, or it is itself. */
  isLocked: boolean
}

/** The tabs, and the host's own blocks under their sections: as a form has them. */
export type Spoken = Tabs & {
  sections?: { readonly [Type in SectionType]?: { items?: readonly object[] } | undefined }
}

/** Every text that may be translated, in the order of the tabs; also those that say nothing. */
export function wordsOf(guide: Spoken): Words[] {
  const words: Words[] = []
  const collect = (found: Words) => {
    words.push(found)
    return found.original
  }
  for (const key of tabKeys) {
    const section = sectionTypeOf[key]
    const place = { section, isLocked: false }
    mapWords(tabsSchema.shape[key], guide[key], { ...place, path: key }, collect)
    for (const item of guide.sections?.[section]?.items ?? []) {
      const { entryId } = readRecord(item)
      if (typeof entryId !== 'string') continue
      mapWords(ownItem, item, { ...place, path: itemPath(section, entryId) }, collect)
    }
  }
  return words
}

/** The section in which the text of an address stands. */
export function sectionOfAddress(path = ''): SectionType | undefined {
  const [first, second] = path.split('.')
  if (first === 'sections') return isSectionType(second) ? second : undefined
  const key = tabKeys.find((each) => each === first)
  return key && sectionTypeOf[key]
}

/** The address of a host's own block. */
export function itemPath(section: SectionType, entryId: string): string {
  return `sections.${section}.items.${entryId}`
}

type Place = { path: string; section: SectionType; isLocked: boolean }

type Say = (words: Words) => string

/** A part of a guide with each of its texts as `say` has it. An entry without an id has no address yet: it stays. */
export function mapWords(schema: Schema, value: unknown, place: Place, say: Say): unknown {
  const { def, facts } = open(schema)
  if (def.type === 'array') {
    const idKey = idKeyOf(def.element)
    return readList(value).map((entry) => {
      const id = idKey && readRecord(entry)[idKey]
      if (typeof id !== 'string') return entry
      return mapWords(def.element, entry, { ...place, path: `${place.path}.${id}` }, say)
    })
  }
  if (def.type === 'object') return mapParts(schema, readRecord(value), place, say)
  if (def.type !== 'string' || !isTranslated(facts)) return value
  return say({ ...place, original: readText(value), facts })
}

function mapParts(schema: Schema, parts: JsonRecord, place: Place, say: Say) {
  const lockedFields = lockedFieldsOf(schema, parts)
  const texts = textsOf(schema)
  const own = Object.entries(partsOf(schema)).filter(([key]) => parts[key] !== undefined)
  const mapped = own.map(([key, part]) => {
    const isClosed = place.isLocked || isLocked(parts) || lockedFields.includes(key)
    const inside = { ...place, path: `${place.path}.${key}`, isLocked: isClosed }
    if (key !== texts?.key) return [key, mapWords(part, parts[key], inside, say)]
    const ids = readList(parts[texts.idsKey])
    const { def } = open(part)
    const facts = def.type === 'array' ? factsOf(def.element) : {}
    return [
      key,
      readList(parts[key]).map((text, at) =>
        typeof ids[at] === 'string'
          ? say({ ...inside, path: `${inside.path}.${ids[at]}`, original: readText(text), facts })
          : text,
      ),
    ]
  })
  return { ...parts, ...Object.fromEntries(mapped) }
}

/** A number alone is the same in every language. */
export function hasLetters(text: string): boolean {
  return /\p{L}/u.test(text)
}

function isTranslated({ isWords, isOfNoLanguage, isInner }: Facts): boolean {
  return isWords === true && !isOfNoLanguage && !isInner
}
