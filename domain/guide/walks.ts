import { isRecord, type JsonRecord } from '#domain/values/read-json.ts'
import { entryOf, type Facts, factsOf, fieldsOf, type Schema } from './facts.ts'

// The ways through what stands in a part of a guide. Any JSON may stand there: what fits nowhere is passed by.

/** A field of a part of a guide, and what stands in it. */
export type FilledField = {
  /** An entry of a list by its number. */
  path: readonly string[]
  facts: Facts
  value: unknown
  /** The section, group or entry that it is a field of. */
  owner: JsonRecord
}

/** Every field of a part of a guide that somebody types in, of a list of texts each text. */
export function leavesIn(schema: Schema, value: unknown): FilledField[] {
  const leaves: FilledField[] = []
  mapLeaves(schema, value, (leaf) => {
    leaves.push(leaf)
    return leaf.value
  })
  return leaves
}

/** A part of a guide with each of these fields as `change` has it. */
export function mapLeaves<Part>(
  schema: Schema,
  value: Part,
  change: (leaf: FilledField) => unknown,
): Part {
  type Place = Omit<FilledField, 'facts'>
  const walk = (part: Schema, { value, path, owner }: Place): unknown => {
    const facts = factsOf(part)
    if (facts.isInner) return value
    const entry = entryOf(part)
    if (entry) {
      const walkEntry = (each: unknown, at: number) =>
        walk(entry, { value: each, path: [...path, String(at)], owner })
      return Array.isArray(value) ? value.map(walkEntry) : value
    }
    if (fieldsOf(part).length === 0) return change({ path, facts, value, owner })
    return mapFields(part, value, (field, key, parts) =>
      walk(field, { value: parts[key], path: [...path, key], owner: parts }),
    )
  }
  return walk(schema, { value, path: [], owner: {} }) as Part
}

/** A part of a guide with each of its lists as `change` has it, those within an entry before its own. */
export function mapLists<Part>(
  schema: Schema,
  value: Part,
  change: (entries: unknown[], entry: Schema) => unknown[],
): Part {
  const walk = (part: Schema, value: unknown): unknown => {
    if (factsOf(part).isInner) return value
    const entry = entryOf(part)
    if (!entry) return mapFields(part, value, (field, key, parts) => walk(field, parts[key]))
    if (!Array.isArray(value)) return value
    const entries = value.map((each) => walk(entry, each))
    return change(entries, entry)
  }
  return walk(schema, value) as Part
}

/** A section, a group or an entry with each of its own fields as `change` has it; what has no value has no key. */
export function mapFields(
  schema: Schema,
  value: unknown,
  change: (field: Schema, key: string, parts: JsonRecord) => unknown,
): unknown {
  if (!isRecord(value)) return value
  const parts: Record<string, unknown> = { ...value }
  for (const [key, field] of fieldsOf(schema)) {
    const next = change(field, key, value)
    if (next !== undefined) parts[key] = next
  }
  return parts
}

/** Every text in a value, whatever it stands in, but not what stands under some keys. */
export function textsIn(value: unknown, butNot: readonly string[] = []): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap((each) => textsIn(each, butNot))
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([key, part]) =>
    butNot.includes(key) ? [] : textsIn(part, butNot),
  )
}
