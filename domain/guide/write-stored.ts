import type { z } from 'zod'
import { isRecord, type JsonRecord, readList, readRecord } from '#domain/read-json.ts'
import { isBlank } from '#domain/text.ts'
import { saysNothing } from './blanks.ts'
import { eachPart, open, type Schema } from './facts.ts'
import { readEntry } from './read-stored.ts'

/** A part of the form over what is kept of it: blank entries are left out, and what we do not know stays. */
export function writeStored<Part extends z.ZodType>(
  schema: Part,
  value: z.output<Part>,
  before?: unknown,
): Written<z.output<Part>> {
  return write(schema, value, before) as Written<z.output<Part>>
}

type Written<Part> = Part extends readonly unknown[] ? JsonRecord[] : JsonRecord

function write(schema: Schema, value: unknown, before: unknown): unknown {
  const { def, facts, otherwise } = open(schema)
  if (def.type === 'object') {
    const kept = readRecord(before)
    const given = value as JsonRecord
    const own = Object.entries(def.shape).filter(([, part]) => !open(part).facts.isColumn)
    const written = eachPart(Object.fromEntries(own), (part, key) =>
      write(part, given[key], kept[key]),
    )
    return { ...kept, ...written }
  }
  if (def.type === 'array') {
    const entries = value as unknown[]
    const isOfTexts = open(def.element).def.type === 'string'
    return isOfTexts
      ? writeTexts(entries as string[], readList(before))
      : writeEntries(def.element, entries, readList(before))
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

/** Plain texts; one that was kept as an object stays one. */
function writeTexts(texts: readonly string[], before: readonly unknown[]): unknown[] {
  const objects = before.filter(isRecord)
  return texts
    .filter((text) => !isBlank(text))
    .map((text) => objects.find((kept) => kept.text === text) ?? text)
}

function writeEntries(
  schema: Schema,
  entries: readonly unknown[],
  before: readonly unknown[],
): JsonRecord[] {
  const isEmpty = (entry: unknown) => saysNothing(schema as z.ZodType, entry)
  const written = entries.filter((entry) => !isEmpty(entry))
  const kept = before.map((raw) => ({ raw: readRecord(raw), entry: readEntry(schema, raw) }))
  const seen = kept.filter(({ entry }) => !isEmpty(entry))
  const unseen = kept.filter(({ entry }) => isEmpty(entry)).map(({ raw }) => raw)
  const sources = matchEntries(schema, written, seen)
  const { def } = open(schema)
  const ours = def.type === 'object' ? Object.keys(def.shape) : []
  return [
    ...written.map((entry, index) => write(schema, entry, sources[index]) as JsonRecord),
    ...unseen.filter((raw) => Object.keys(raw).some((key) => !ours.includes(key))),
  ]
}

type Kept = { raw: JsonRecord; entry: unknown }

/** Which kept entry each written one comes from: the same texts first, then the same place in an equally long list. */
function matchEntries(
  schema: Schema,
  written: readonly unknown[],
  kept: readonly Kept[],
): (JsonRecord | undefined)[] {
  const sources: (JsonRecord | undefined)[] = written.map(() => undefined)
  const free = new Set(kept)
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
  take((entry, rival) => marks.every((mark) => mark(entry) === mark(rival)))
  for (const mark of marks) {
    take((entry, rival) => !isBlank(mark(entry)) && mark(entry) === mark(rival))
  }
  if (written.length === kept.length) {
    written.forEach((_, index) => {
      const rival = kept[index]
      if (!sources[index] && rival && free.has(rival)) sources[index] = rival.raw
    })
  }
  return sources
}

/** What an entry without an id is recognised by: each of its texts, in the order they are asked for. */
function marksOf(schema: Schema): ((entry: unknown) => string)[] {
  const { def } = open(schema)
  if (def.type !== 'object') return []
  return Object.entries(def.shape).flatMap(([key, part]) => {
    const { type } = open(part).def
    if (type === 'string') return (entry: unknown) => String(readRecord(entry)[key])
    return type === 'array' ? (entry: unknown) => readList(readRecord(entry)[key]).join('\n') : []
  })
}
