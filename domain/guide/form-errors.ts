import type { z } from 'zod'
import { type FieldCode, isFieldCode } from '#domain/messages/field-messages.ts'
import { Refusal, type RefusedFields } from '#domain/messages/refusals.ts'
import { type GuidebookPayload, guidebookFormSchema } from './guide-form.ts'

/** A checked form, or a refusal that names every field that is wrong. */
export function readGuidebookForm(input: unknown): GuidebookPayload {
  const result = guidebookFormSchema.safeParse(input)
  if (result.success) return result.data
  throw new Refusal('invalid_request', { fields: refusedFieldsOf(result.error) })
}

/** From form path to what is wrong there; the first finding of each path speaks. Works for any schema. */
export function refusedFieldsOf(error: z.ZodError): RefusedFields {
  const fields = new Map<string, FieldCode>()
  for (const issue of error.issues) {
    const path = issue.path.map(String).join('.')
    if (!fields.has(path)) fields.set(path, fieldCodeOf(issue))
  }
  return Object.fromEntries(fields)
}

function fieldCodeOf(issue: z.core.$ZodIssue): FieldCode {
  if (isFieldCode(issue.message)) return issue.message
  if (issue.code === 'invalid_type') return issue.input === undefined ? 'required' : 'wrong_type'
  if (issue.code === 'invalid_value') return 'unknown_choice'
  return 'invalid'
}
