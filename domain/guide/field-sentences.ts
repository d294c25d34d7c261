import { type FieldCode, fieldMessages } from '#domain/messages/field-messages.ts'
import { type MessageValues, sayMessage } from '#domain/messages/messages.ts'
import type { RefusalDetails } from '#domain/messages/refusals.ts'
import type { Locale } from '#domain/values/locale.ts'
import { limitAt } from './guide-form.ts'

/** A field's sentence; with the field's path, its limit is named. */
export function fieldSentenceOf(code: FieldCode, locale?: Locale, path = ''): string {
  return sayMessage(fieldMessages[code], locale, limitAt(path))
}

type RefusedParts = Pick<RefusalDetails, 'fields' | 'fieldValues'>

/** Sentences by path; whoever refused a field may have said what its sentence counts. */
export function fieldSentencesOf(refused: RefusedParts, locale?: Locale): Record<string, string> {
  const { fields = {}, fieldValues = {} } = refused
  const valuesAt = (path: string): MessageValues => fieldValues[path] ?? limitAt(path)
  return Object.fromEntries(
    Object.entries(fields).map(([path, code]) => [
      path,
      sayMessage(fieldMessages[code], locale, valuesAt(path)),
    ]),
  )
}
