import { open, type Schema } from '#domain/guide/facts.ts'
import { type GuidebookForm, guidebookFormSchema } from '#domain/guide/guide-form.ts'
import { mapFields } from '#domain/guide/walks.ts'
import { readRecord, readText } from '#domain/values/read-json.ts'
import { z } from '#domain/values/zod.ts'

/**
 * A form as an older or a newer version of this product left it on a device: what it lacks is taken from `otherwise`
 * or is the schema's default, what cannot be read counts as lacking, and what this version does not know stays. A text
 * that is too long or no link stays as well: its field says so.
 */
export function readDraftForm(left: unknown, otherwise: GuidebookForm): GuidebookForm {
  return read(guidebookFormSchema, left, otherwise) as GuidebookForm
}

function read(schema: Schema, value: unknown, instead: unknown): unknown {
  const { def, otherwise: usual, isOptional } = open(schema)
  if (value === undefined && isOptional) return instead
  const otherwise = instead ?? usual
  switch (def.type) {
    case 'object': {
      const [given, lacking] = [readRecord(value), readRecord(otherwise)]
      return mapFields(schema, { ...lacking, ...given }, (part, key) =>
        read(part, given[key], lacking[key]),
      )
    }
    case 'array':
      return Array.isArray(value) ? readEntries(def.element, value) : otherwise
    case 'string':
      return typeof value === 'string' ? readText(value) : (otherwise ?? '')
    case 'number':
      return value === null || Number.isFinite(value) ? value : otherwise
    default:
      return value !== undefined && z.safeParse(schema, value).success ? value : otherwise
  }
}

/** A choice that this version does not know is none. */
function readEntries(schema: Schema, entries: readonly unknown[]): unknown[] {
  const known = entries.map((entry) => read(schema, entry, undefined))
  return known.filter((entry) => entry !== undefined)
}
