import { type FieldCode, fieldMessages } from '#domain/messages/field-messages.ts'
import { type MessageValues, sayMessage } from '#domain/messages/messages.ts'
import type { RefusalDetails } from '#domain/messages/refusal.ts'
import type { Locale } from '#domain/values/locale.ts'
import { limitAt } from './guide-form.ts'

/** A field's sentence; with the field's path, its limit is named, or what whoever refused it says that it counts. */
export function fieldSentenceOf(
  code: FieldCode,
  locale?: Locale,
  path = '',
  values: MessageValues = limitAt(path),
): string {
  return sayMessage(fieldMessages[code], locale, values)
}

type RefusedParts = Pick<RefusalDetails, 'fields' | 'fieldValues'>

/** The same of all that were refused, by path. */
export function fieldSentencesOf(refused: RefusedParts, locale?: Locale): Record<string, string> {
  const { fields = {}, fieldValues = {} } = refused
  const sentences = Object.entries(fields).map(([path, code]) => [
    path,
    fieldSentenceOf(code, locale, path, fieldValues[path]),
  ])
  return Object.fromEntries(sentences)
}
