import { type GuidebookForm, guidebookFormSchema } from '#domain/guide/guide-form.ts'
import { type JsonRecord, readRecord, readText } from '#domain/values/read-json.ts'
import { z } from '#domain/values/zod.ts'

/**
 * A form as an older or a newer version of this product left it on a device: what it lacks is taken from `otherwise`
 * or is the schema's default, what cannot be read counts as lacking, and what this version does not know stays. A text
 * that is too long or no link stays as well: its field says so.
 */
export function readDraftForm(left: unknown, otherwise: GuidebookForm): GuidebookForm {
  return read(guidebookFormSchema, left, otherwise) as GuidebookForm
}

function read(schema: z.core.$ZodType, value: unknown, otherwise: unknown): unknown {
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'default':
    case 'prefault':
      return read(def.innerType, value, otherwise ?? def.defaultValue)
    case 'optional':
      return value === undefined ? otherwise : read(def.innerType, value, otherwise)
    case 'nullable':
      return value === null ? null : read(def.innerType, value, otherwise)
    case 'object':
      return readObject(def.shape, readRecord(value), readRecord(otherwise))
    case 'array':
      return Array.isArray(value) ? readEntries(def.element, value) : otherwise
    case 'string':
      return typeof value === 'string' ? readText(value) : (otherwise ?? '')
    case 'number':
      return Number.isFinite(value) ? value : otherwise
    default:
      return z.safeParse(schema, value).success ? value : otherwise
  }
}

function readObject(shape: z.core.$ZodShape, given: JsonRecord, otherwise: JsonRecord) {
  const known = Object.entries(shape).flatMap(([key, schema]) => {
    const part = read(schema, given[key], otherwise[key])
    return part === undefined ? [] : [[key, part] as const]
  })
  return { ...otherwise, ...given, ...Object.fromEntries(known) }
}

/** A choice that this version does not know is none. */
function readEntries(schema: z.core.$ZodType, entries: readonly unknown[]): unknown[] {
  const known = entries.map((entry) => read(schema, entry, undefined))
  return known.filter((entry) => entry !== undefined)
}
