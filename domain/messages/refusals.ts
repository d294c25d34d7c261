import type { Locale } from '#domain/values/locale.ts'
import {
  type MessageValues,
  type RefusalMessage,
  type RefusalStatus,
  sayMessage,
} from './messages.ts'
import { type RefusalCode, refusals } from './refusal-table.ts'

export { fieldMessages, isFieldCode } from './field-messages.ts'
export { Refusal, type RefusedFields } from './refusal.ts'
export { type RefusalCode, refusals } from './refusal-table.ts'

/** What a person reads; without a locale, in the language the sentence was first written in. */
export function sentenceOf(code: RefusalCode, locale?: Locale, values?: MessageValues): string {
  return sayMessage(refusals[code], locale, values)
}

export function statusOf(code: RefusalCode): RefusalStatus {
  const { status = 400 }: RefusalMessage = refusals[code]
  return status
}
