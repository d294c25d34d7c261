import { accountRefusals } from './account-refusals.ts'
import { billingRefusals } from './billing-refusals.ts'
import { type FieldCode, fieldMessages } from './field-messages.ts'
import { limitAt } from './form-limits.ts'
import { creditRefusals, guidebookRefusals } from './guidebook-refusals.ts'
import type { Locale } from './locale.ts'
import { type Message, type MessageValues, sayMessage } from './messages.ts'
import { photoRefusals } from './photo-refusals.ts'
import { requestRefusals } from './request-refusals.ts'

export { type FieldCode, fieldMessages, isFieldCode } from './field-messages.ts'

/** Every refusal of the product, once: its code and its sentence in both languages. */
export const refusals = {
  ...requestRefusals,
  ...guidebookRefusals,
  ...creditRefusals,
  ...billingRefusals,
  ...photoRefusals,
  ...accountRefusals,
} as const satisfies Record<string, Message>

export type RefusalCode = keyof typeof refusals

/** From form path (`welcome.propertyName`, `localGuide.places.3.mapsLink`) to what is wrong there. */
export type RefusedFields = Readonly<Record<string, FieldCode>>

export type RefusalDetails = {
  readonly fields?: RefusedFields
  readonly values?: MessageValues
  /** Other keys of the answer, such as `can_delete_to_regain` or `url`. */
  readonly extra?: Readonly<Record<string, unknown>>
  /** The sentence to say when it is not the code's own: one code may fail several actions. */
  readonly saying?: RefusalCode
}

/** An expected no: thrown by rules and writes, turned into an answer in one place. */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly fields: RefusedFields | undefined
  readonly values: MessageValues | undefined
  readonly extra: Readonly<Record<string, unknown>> | undefined
  readonly saying: RefusalCode

  constructor(code: RefusalCode, details: RefusalDetails = {}) {
    super(code)
    this.name = 'Refusal'
    this.code = code
    this.fields = details.fields
    this.values = details.values
    this.extra = details.extra
    this.saying = details.saying ?? code
  }

  /** What a person reads; without a locale, in the language the sentence was first written in. */
  sentence(locale?: Locale): string {
    return sentenceOf(this.saying, locale, this.values)
  }
}

export function isRefusalCode(text: string): text is RefusalCode {
  return Object.hasOwn(refusals, text)
}

export function sentenceOf(code: RefusalCode, locale?: Locale, values?: MessageValues): string {
  return sayMessage(refusals[code], locale, values)
}

/** A field's sentence; with the field's path, its limit is named. */
export function fieldSentenceOf(code: FieldCode, locale?: Locale, path = ''): string {
  return sayMessage(fieldMessages[code], locale, limitAt(path))
}

export function fieldSentencesOf(fields: RefusedFields, locale?: Locale): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([path, code]) => [path, fieldSentenceOf(code, locale, path)]),
  )
}
