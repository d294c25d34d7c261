import type { z } from 'zod'
import { saysNothing } from '#domain/guide/blanks.ts'
import { textsOf } from '#domain/guide/entry-ids.ts'
import { fieldsOf, isLocked, type Limits, open, type Schema } from '#domain/guide/facts.ts'
import type { SectionType } from '#domain/guide/section-names.ts'
import {
  isRecord,
  type JsonRecord,
  readList,
  readRecord,
  readText,
} from '#domain/values/read-json.ts'
import type { GuidebookContent, StoredSection } from './stored-guide.ts'

// Stored metadata as this product understands it: any JSON goes in, nothing throws, blank entries are left out.

export function findStoredSection(sections: readonly StoredSection[], type: SectionType) {
  return sections.find(({ sectionType }) => sectionType === type)
}

export function metadataOf(content: Pick<GuidebookContent, 'sections'>, type: SectionType) {
  return findStoredSection(content.sections, type)?.metadata
}

/** A section, or a part of one, out of what is kept; what stands in a column is blank here. */
export function readStored<Part extends z.ZodType>(schema: Part, stored: unknown): z.output<Part> {
  return read(schema, stored) as z.output<Part>
}

function read(schema: Schema, stored: unknown): unknown {
  const field = open(schema)
  const { def } = field
  switch (def.type) {
    case 'object': {
      const known = readRecord(stored)
      const parts: Record<string, unknown> = {}
      for (const [key, part] of fieldsOf(schema)) {
        const { facts, isOptional } = open(part)
        if (isOptional && known[key] === undefined) continue
        parts[key] = read(part, facts.isColumn ? undefined : known[key])
      }
      return withEveryId(schema, parts)
    }
    case 'array':
      if (open(def.element).def.type === 'enum') return knownNames(def.element, stored)
      return readList(stored)
        .map((each) => readEntry(def.element, each))
        .filter((each) => isLocked(each) || !saysNothing(def.element, each))
    case 'number':
      return readCount(field.facts.limits, stored)
    case 'boolean':
      return field.otherwise === true ? stored !== false : stored === true
    case 'enum':
      return Object.values(def.entries).find((choice) => choice === stored) ?? field.otherwise
    default:
      return readText(stored)
  }
}

/** Names that this version does not know are left out. */
function knownNames(schema: Schema, stored: unknown): unknown[] {
  const { def } = open(schema)
  const names: unknown[] = def.type === 'enum' ? Object.values(def.entries) : []
  return [...new Set(readList(stored))].filter((name) => names.includes(name))
}

/** A plain text among entries is the first thing one is asked for. */
export function readEntry(schema: Schema, stored: unknown): unknown {
  const { def } = open(schema)
  if (def.type !== 'object' || isRecord(stored)) return read(schema, stored)
  return read(schema, { [mainKeyOf(def.shape)]: stored })
}

/** The text of an entry that is asked for first. */
export function mainKeyOf(shape: Readonly<Record<string, Schema>>): string {
  const isAsked = (part: Schema) => open(part).def.type === 'string' && !open(part).facts.isInner
  return Object.keys(shape).find((key) => isAsked(shape[key] as Schema)) ?? ''
}

/** Ids that are not one for each text tell nothing. */
function withEveryId(schema: Schema, parts: JsonRecord): JsonRecord {
  const texts = textsOf(schema)
  if (!texts || readList(parts[texts.key]).length === readList(parts[texts.idsKey]).length)
    return parts
  const { [texts.idsKey]: _, ...others } = parts
  return others
}

/** The value as a count, also out of a text; out of bounds is nothing. */
export function readCount(limits: Limits = {}, value: unknown): number | null {
  const text = readText(value).trim()
  const number = text === '' ? Number.NaN : Number(text)
  const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = limits
  return number >= min && number <= max ? number : null
}
