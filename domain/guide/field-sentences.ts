import { type FieldCode, fieldMessages } from '#domain/messages/field-messages.ts'
import { sayMessage } from '#domain/messages/messages.ts'
import type { RefusedFields } from '#domain/messages/refusal.ts'
import type { Locale } from '#domain/values/locale.ts'
import { limitAt } from './guide-form.ts'

/** A field's sentence; with the field's path, its limit is named. */
export function fieldSentenceOf(code: FieldCode, locale?: Locale, path = ''): string {
  return sayMessage(fieldMessages[code], locale, limitAt(path))
}

export function fieldSentencesOf(fields: RefusedFields, locale?: Locale): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([path, code]) => [path, fieldSentenceOf(code, locale, path)]),
  )
}
