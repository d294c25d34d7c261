import type { z } from 'zod'
import { type Facts, fieldsOf, open, type Schema } from '#domain/guide/facts.ts'
import { findText } from '#domain/values/text.ts'

/** A part of a guide as guests are shown it: a text without outer spaces, or absent where nothing is to be read. */
export type Shown<Part> = Part extends string
  ? string extends Part
    ? string | undefined
    : Part
  : Part extends readonly string[]
    ? string[]
    : Part extends readonly (infer Entry)[]
      ? Shown<Entry>[]
      : Part extends object
        ? { [Key in Exclude<keyof Part, 'key'>]: Shown<Part[Key]> }
        : Part

export function shownToGuests<Part extends z.ZodType>(schema: Part, value: z.output<Part>) {
  return shown(schema, value) as Shown<z.output<Part>>
}

/** Nobody reads an id, but the address of an entry is made of it. */
function isVisible({ isInner, isEntryId }: Facts) {
  return isEntryId || !isInner
}

function shown(schema: Schema, value: unknown): unknown {
  if (value === undefined) return undefined
  const { def, facts } = open(schema)
  if (def.type === 'object') {
    const parts = value as Record<string, unknown>
    const visible = fieldsOf(schema).filter(([, part]) => isVisible(open(part).facts))
    return Object.fromEntries(visible.map(([key, part]) => [key, shown(part, parts[key])]))
  }
  if (def.type === 'array') return (value as unknown[]).map((each) => shown(def.element, each))
  if (def.type !== 'string') return value
  const text = findText(value)
  return text === undefined || facts.isShown?.(text) === false ? undefined : text
}
