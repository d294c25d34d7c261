import type { z } from 'zod'
import { saysNothing } from '#domain/guide/blanks.ts'
import { idKeyOf, textsOf } from '#domain/guide/entry-ids.ts'
import { eachPart, fieldsOf, oncePerField, open, type Schema } from '#domain/guide/facts.ts'
import { type JsonRecord, readList, readRecord, readText } from '#domain/values/read-json.ts'
import { isBlank } from '#domain/values/text.ts'
import { readEntry } from './read-stored.ts'

type StoredBefore = {
  /** What is kept so far: blank entries are left out, and what we do not know stays. */
  before?: unknown
  /** Ids that were made just now, for entries that came without: these are recognised by what they say. */
  made?: ReadonlySet<string>
}

export function writeStored<Part extends z.ZodType>(
  schema: Part,
  value: z.output<Part>,
  { before, made = new Set() }: StoredBefore = {},
): Written<z.output<Part>> {
  return write(schema, { value, before, made }) as Written<z.output<Part>>
}

type Written<Part> = Part extends readonly unknown[] ? JsonRecord[] : JsonRecord

type Writing = { value: unknown; before: unknown; made: ReadonlySet<string> }

function write(schema: Schema, { value, before, made }: Writing): unknown {
  const { def, facts, otherwise } = open(schema)
  if (def.type === 'object') {
    const kept = readRecord(before)
    const given = filledTexts(schema, readRecord(value))
    const own = fieldsOf(schema).filter(
      ([key, part]) => !open(part).facts.isColumn && given[key] !== undefined,
    )
    const written = eachPart(Object.fromEntries(own), (part, key) => {
      // What not every entry has is not kept where it is empty.
      if (open(part).isOptional && isNothing(given[key])) return undefined
      return write(part, { value: given[key], before: kept[key], made })
    })
    return { ...kept, ...written }
  }
  if (def.type === 'array') {
    const isOfTexts = ['enum', 'string'].includes(open(def.element).def.type)
    return isOfTexts ? value : writeEntries(def.element, { value, before, made })
  }
  if (def.type === 'enum') {
    // A choice this version does not know reads as its default and stays what it was.
    const known = Object.values(def.entries)
    const isOfAnother = typeof before === 'string' && !isBlank(before) && !known.includes(before)
    if (facts.storedAs) return facts.storedAs[String(value)] ?? value
    return value === otherwise && isOfAnother ? before : value
  }
  return value
}

function isNothing(value: unknown): boolean {
  return Array.isArray(value) ? value.every(isNothing) : typeof value === 'string' && isBlank(value)
}

/** Blank texts go, and their ids with them. */
function filledTexts(entry: Schema, parts: JsonRecord): JsonRecord {
  const texts = textsOf(entry)
  if (!texts) return parts
  const values = readList(parts[texts.key])
  const isFilled = (_: unknown, at: number) => !isBlank(String(values[at]))
  const ids = parts[texts.idsKey]
  return {
    ...parts,
    [texts.key]: values.filter(isFilled),
    ...(Array.isArray(ids) && { [texts.idsKey]: ids.filter(isFilled) }),
  }
}

function writeEntries(schema: Schema, { value, before, made }: Writing): JsonRecord[] {
  const isEmpty = (entry: unknown) => saysNothing(schema, entry)
  const kept = readList(before).map((raw) => ({
    raw: readRecord(raw),
    entry: readEntry(schema, raw),
  }))
  const idKey = idKeyOf(schema)
  const keptById = new Map(kept.map(({ entry }) => [idKey && readRecord(entry)[idKey], entry]))
  // What a client does not speak of stays, and may be all that an entry says.
  const written = readList(value).filter((entry) => {
    const same = idKey && keptById.get(readRecord(entry)[idKey])
    return !isEmpty(same ? withUnsaid(schema, readRecord(entry), readRecord(same)) : entry)
  })
  const seen = kept.filter(({ entry }) => !isEmpty(entry))
  const unseen = kept.filter(({ entry }) => isEmpty(entry)).map(({ raw }) => raw)
  const sources = matchEntries(schema, { written, kept: seen, made })
  const { def } = open(schema)
  const ours = def.type === 'object' ? Object.keys(def.shape) : []
  return [
    ...written.map(
      (entry, at) => write(schema, { value: entry, before: sources[at], made }) as JsonRecord,
    ),
    ...unseen.filter((raw) => Object.keys(raw).some((key) => !ours.includes(key))),
  ]
}

function withUnsaid(schema: Schema, entry: JsonRecord, kept: JsonRecord): JsonRecord {
  const unsaid = fieldsOf(schema).filter(
    ([key, part]) => open(part).isOptional && entry[key] === undefined,
  )
  return { ...entry, ...Object.fromEntries(unsaid.map(([key]) => [key, kept[key]])) }
}

type Earlier = { raw: JsonRecord; entry: unknown }

type Matching = { written: readonly unknown[]; kept: readonly Earlier[]; made: ReadonlySet<string> }

/**
 * Which kept entry each written one comes from: the one of its id. Those that came without an id are recognised by the
 * same texts, then by the same place in an equally long list.
 */
function matchEntries(
  schema: Schema,
  { written, kept, made }: Matching,
): (JsonRecord | undefined)[] {
  const sources: (JsonRecord | undefined)[] = written.map(() => undefined)
  const free = new Set(kept)
  const idOf = (entry: unknown) => readRecord(entry)[idKeyOf(schema) ?? '']
  const isNameless = (entry: unknown) => {
    const id = idOf(entry)
    return id === undefined || made.has(String(id))
  }
  const marks = marksOf(schema)
  const take = (isSame: (entry: unknown, rival: unknown) => boolean) => {
    written.forEach((entry, index) => {
      if (sources[index]) return
      const match = [...free].find((rival) => isSame(entry, rival.entry))
      if (!match) return
      sources[index] = match.raw
      free.delete(match)
    })
  }
  take((entry, rival) => idOf(entry) !== undefined && idOf(entry) === idOf(rival))
  take((entry, rival) => isNameless(entry) && marks.every((mark) => mark(entry) === mark(rival)))
  for (const mark of marks) {
    take((entry, rival) => {
      const text = mark(entry)
      return isNameless(entry) && !isBlank(text) && text === mark(rival)
    })
  }
  if (written.length === kept.length) {
    written.forEach((entry, index) => {
      const rival = kept[index]
      if (sources[index] || !rival || !free.has(rival) || !isNameless(entry)) return
      sources[index] = rival.raw
    })
  }
  return sources
}

/** What an entry without an id is recognised by: each of its texts, in the order they are asked for. */
const marksOf = oncePerField((schema) =>
  fieldsOf(schema).flatMap(([key, part]) => {
    const { def, facts } = open(part)
    const { type } = def
    if (facts.isEntryId || (facts.isInner && type === 'array')) return []
    if (type === 'string') return (entry: unknown) => readText(readRecord(entry)[key])
    return type === 'array' && open(def.element).def.type === 'string'
      ? (entry: unknown) => readList(readRecord(entry)[key]).join('\n')
      : []
  }),
)
