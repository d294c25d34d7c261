import type { z } from 'zod'
import { saysNothing } from '#domain/guide/blanks.ts'
import { idKeyOf, textsOf } from '#domain/guide/entry-ids.ts'
import { fieldsOf, open, type Schema } from '#domain/guide/facts.ts'
import { type JsonRecord, readList, readRecord } from '#domain/values/read-json.ts'
import { isBlank } from '#domain/values/text.ts'
import { readEntry } from './read-stored.ts'

type StoredBefore = {
  /** What is kept so far: blank entries are left out, and what we do not know stays. */
  before?: unknown
  /** Ids that were made just now, for entries that came without. */
  made?: ReadonlySet<string>
}

/** Values as they are kept: blank entries are left out, and what this version does not know stays as it was. */
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
    const written = own.map(([key, part]) => {
      // What not every entry has is not kept where it is empty.
      if (open(part).isOptional && isNothing(given[key])) return [key, undefined]
      return [key, write(part, { value: given[key], before: kept[key], made })]
    })
    return { ...kept, ...Object.fromEntries(written) }
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
  const idKey = idKeyOf(schema) ?? ''
  const kept = readList(before).map((raw): Kept => {
    const entry = readEntry(schema, raw)
    return { raw: readRecord(raw), entry, id: readRecord(entry)[idKey] }
  })
  const keptById = new Map(kept.map(({ id, entry }) => [id, entry]))
  // What a client does not speak of stays, and may be all that an entry says.
  const entries = readList(value).map((each) => readRecord(each))
  const written = entries.filter((entry) => {
    const same = entry[idKey] && keptById.get(entry[idKey])
    return !isEmpty(same ? withUnsaid(schema, entry, readRecord(same)) : entry)
  })
  const seen = kept.filter(({ entry }) => !isEmpty(entry))
  const unseen = kept.filter(({ entry }) => isEmpty(entry)).map(({ raw }) => raw)
  const ids = written.map((entry) => entry[idKey])
  const rawOf = rawById({ ids, kept: seen, made })
  const { def } = open(schema)
  const ours = def.type === 'object' ? Object.keys(def.shape) : []
  return [
    ...written.map(
      (entry) =>
        write(schema, { value: entry, before: rawOf.get(entry[idKey]), made }) as JsonRecord,
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

type Kept = { raw: JsonRecord; entry: unknown; id: unknown }

type Ids = { ids: readonly unknown[]; kept: readonly Kept[]; made: ReadonlySet<unknown> }

/**
 * What is kept under each id. A client that knows neither ids nor photos takes no photo away: where it sends as many new
 * entries as are gone, each stands for one of those, in their order.
 */
function rawById({ ids, kept, made }: Ids): ReadonlyMap<unknown, JsonRecord> {
  const named = kept.filter(({ id }) => id !== undefined)
  const rawOf = new Map(named.map(({ id, raw }) => [id, raw]))
  const fresh = ids.filter((id) => made.has(id) && !rawOf.has(id))
  const gone = kept.filter(({ id }) => !ids.includes(id))
  if (fresh.length !== gone.length) return rawOf
  return new Map([...rawOf, ...gone.map(({ raw }, at) => [fresh[at], raw] as const)])
}
