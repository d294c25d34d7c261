import type { z } from 'zod'
import { isBlank } from '#domain/values/text.ts'
import { fieldsOf, open, type Schema } from './facts.ts'
import { mapLists } from './walks.ts'

/** Whether a reader would learn nothing from this part of a guide: choices and switches alone tell nothing. */
export function saysNothing<Part extends Schema>(schema: Part, value: z.output<Part>): boolean {
  const { def, facts } = open(schema)
  if (facts.isInner || value === undefined) return true
  if (def.type === 'object') {
    const parts = value as Record<string, unknown>
    return fieldsOf(schema).every(([key, part]) => saysNothing(part, parts[key]))
  }
  if (def.type === 'array') {
    return (value as unknown[]).every((each) => saysNothing(def.element, each))
  }
  if (typeof value === 'string' && def.type === 'string') {
    return isBlank(value) || facts.isAsGiven?.(value) === true
  }
  return def.type !== 'number' || value === null
}

/** The same for each part of a guide. */
export function emptyParts<Part extends z.ZodObject>(schema: Part, value: z.output<Part>) {
  const silent = fieldsOf(schema).map(([key, part]) => [key, saysNothing(part, value[key])])
  return Object.fromEntries(silent) as Record<keyof z.output<Part>, boolean>
}

/** A part of a guide in which nothing is said yet; a list has one entry, waiting to be typed in. */
export function blankOf<Part extends Schema>(schema: Part): z.output<Part> {
  return blank(schema) as z.output<Part>
}

function blank(schema: Schema): unknown {
  const { def, facts, otherwise } = open(schema)
  if (def.type === 'object') {
    const always = fieldsOf(schema).filter(([, part]) => !open(part).isOptional)
    return Object.fromEntries(always.map(([key, part]) => [key, blank(part)]))
  }
  if (def.type === 'array') return [blank(def.element)]
  return facts.start ?? otherwise ?? (def.type === 'string' ? '' : null)
}

/** The same with a blank entry in each empty list. */
export function readyToType<Part extends Schema>(schema: Part, value: z.output<Part>) {
  return mapLists(schema, value, (entries, entry) =>
    entries.length > 0 ? entries : [blank(entry)],
  )
}
