import type { z } from 'zod'
import { saysNothing } from '#domain/guide/blanks.ts'
import { idKeyOf } from '#domain/guide/entry-ids.ts'
import { type Facts, factsOf, fieldsOf, open, type Schema } from '#domain/guide/facts.ts'
import { type GuidebookForm, tabsSchema } from '#domain/guide/guide-form.ts'
import { ownItem } from '#domain/guide/own-blocks.ts'
import { type SectionType, sectionTypes, tabKeyOf } from '#domain/guide/section-names.ts'
import { readList, readRecord, readText } from '#domain/values/read-json.ts'
import { plainWords } from './phrases.ts'
import { isUnsaid } from './unsaid.ts'

/** What a guest reads as one thing: a text of its own, or an entry with its name and what it says. */
export type Passage = {
  /** Where it stands: `wifiTech.devices`, `houseManual.parking`; a block of the host's own, `houseManual.own`. */
  at: string
  section: SectionType
  /** The path in the form of the text or the entry. */
  path: string
  texts: readonly Text[]
  /** The entry itself, where it is one. */
  entry?: Readonly<Record<string, unknown>>
  isBlock?: true
}

type Text = {
  path: string
  text: string
  /** As phrases are looked for in it; empty where it only keeps the place of an answer. */
  plain: string
  /** What its entry is called. */
  isName: boolean
}

/** Every passage of a form in its order, also those that say nothing. */
export function passagesOf(form: GuidebookForm): Passage[] {
  return sectionTypes.flatMap((section) => {
    const key = tabKeyOf[section]
    const own = form.sections[section].items.map((item, at) => ({
      ...passage(ownItem, item, { section, path: `sections.${section}.items.${at}` }),
      at: `${key}.own`,
      isBlock: true as const,
    }))
    return [...within(tabsSchema.shape[key], form[key], { section, path: key }), ...own]
  })
}

type Place = Pick<Passage, 'section' | 'path'>

function within(schema: Schema, value: unknown, place: Place): Passage[] {
  const { def, facts } = open(schema)
  if (facts.isInner) return []
  if (def.type === 'array') {
    if (!idKeyOf(def.element)) return []
    return readList(value).map((entry, at) =>
      passage(def.element, entry, { ...place, path: `${place.path}.${at}` }),
    )
  }
  if (def.type === 'object') {
    const parts = readRecord(value)
    return fieldsOf(schema).flatMap(([key, part]) =>
      within(part, parts[key], { ...place, path: `${place.path}.${key}` }),
    )
  }
  if (def.type !== 'string' || !isRead(facts)) return []
  return [{ ...place, at: place.path, texts: [textOf(value, place.path)] }]
}

function passage(schema: Schema, value: unknown, place: Place): Passage {
  const entry = readRecord(value)
  const at = place.path.replace(/\.\d{1,6}$/, '')
  // The name a room came with says nothing of a room.
  const texts = saysNothing(schema as z.ZodType, value) ? [] : textsIn(schema, entry, place.path)
  return { ...place, at, texts, entry }
}

function textsIn(schema: Schema, entry: Passage['entry'], path: string): Text[] {
  return fieldsOf(schema).flatMap(([key, part]) => {
    const { def, facts } = open(part)
    const value = entry?.[key]
    if (def.type === 'array' && factsOf(def.element).isWords) {
      return readList(value).map((text, at) => textOf(text, `${path}.${key}.${at}`))
    }
    if (def.type !== 'string' || !isRead(facts)) return []
    return [textOf(value, `${path}.${key}`, facts)]
  })
}

function textOf(value: unknown, path: string, { isName = false }: Facts = {}): Text {
  const text = readText(value)
  return { path, text, plain: isUnsaid(text) ? '' : plainWords(text), isName }
}

/** Words, and numbers to call: what a guest reads, not what is scanned or tapped. */
function isRead({ isWords, isContact, isInner, isOfNoLanguage }: Facts): boolean {
  return (isWords === true || isContact === true) && !isInner && !isOfNoLanguage
}
