/** A guidebook: what the host types, what is kept, and the way between the two. */

import type { z } from 'zod'
import { type FieldCode, isFieldCode } from '#domain/messages/field-messages.ts'
import type { MessageValues } from '#domain/messages/messages.ts'
import { Refusal, type RefusedFields } from '#domain/messages/refusal.ts'
import { type GuidebookPayload, guidebookFormSchema } from './guide-form.ts'

export { type PlaceCategory, placeCategories } from '#domain/guide/sections/local-guide.ts'
export { formToStored } from '#domain/guide/stored/form-to-stored.ts'
export type {
  GuidebookContent,
  StoredGuidebook,
  StoredItem,
  StoredSection,
} from '#domain/guide/stored/stored-guide.ts'
export { leaveUnsaid, storedToForm } from '#domain/guide/stored/stored-to-form.ts'
export { emptyGuidebookForm } from './empty-form.ts'
export {
  type GuidebookForm,
  type GuidebookPayload,
  guidebookFormSchema,
  limitAt,
} from './guide-form.ts'
export type { OwnItem } from './own-blocks.ts'

/** A checked form, or a refusal that names every field that is wrong. */
export function readGuidebookForm(input: unknown): GuidebookPayload {
  const result = guidebookFormSchema.safeParse(input)
  if (result.success) return result.data
  throw new Refusal('invalid_request', refusedPartsOf(result.error))
}

/** From form path to what is wrong there, and to what its sentence counts; the first finding of each path speaks. Works for any schema. */
export function refusedPartsOf({ issues }: z.ZodError) {
  const fields = new Map<string, FieldCode>()
  const fieldValues = new Map<string, MessageValues>()
  for (const issue of issues) {
    const path = issue.path.map(String).join('.')
    if (fields.has(path)) continue
    fields.set(path, fieldCodeOf(issue))
    const values = findValues(issue)
    if (values) fieldValues.set(path, values)
  }
  return { fields: Object.fromEntries(fields), fieldValues: Object.fromEntries(fieldValues) }
}

export function refusedFieldsOf(error: z.ZodError): RefusedFields {
  return refusedPartsOf(error).fields
}

/** Bounds as the schema has them; of a count of its own it says them itself. */
function findValues(issue: z.core.$ZodIssue): MessageValues | undefined {
  if (issue.code === 'too_big') return { max: Number(issue.maximum) }
  if (issue.code === 'too_small') return { min: Number(issue.minimum) }
  if (issue.code !== 'custom') return undefined
  const max: unknown = issue.params?.max
  return typeof max === 'number' ? { max } : undefined
}

function fieldCodeOf(issue: z.core.$ZodIssue): FieldCode {
  if (isFieldCode(issue.message)) return issue.message
  if (issue.code === 'invalid_type') return issue.input === undefined ? 'required' : 'wrong_type'
  if (issue.code === 'invalid_value') return 'unknown_choice'
  return 'invalid'
}
