import type { Locale } from '#domain/values/locale.ts'
import { accountRefusals } from './account-refusals.ts'
import { billingRefusals } from './billing-refusals.ts'
import { creditRefusals, guidebookRefusals } from './guidebook-refusals.ts'
import { importRefusals } from './import-refusals.ts'
import {
  type MessageValues,
  type RefusalMessage,
  type RefusalStatus,
  sayMessage,
} from './messages.ts'
import { photoRefusals } from './photo-refusals.ts'
import { readingRefusals } from './reading-refusals.ts'
import { requestRefusals } from './request-refusals.ts'

export { fieldMessages, isFieldCode } from './field-messages.ts'
export { Refusal, type RefusedFields } from './refusal.ts'

/** Every refusal of the product, once: its code, its status and its sentence in both languages. */
export const refusals = {
  ...requestRefusals,
  ...guidebookRefusals,
  ...importRefusals,
  ...creditRefusals,
  ...billingRefusals,
  ...photoRefusals,
  ...readingRefusals,
  ...accountRefusals,
} as const satisfies Record<string, RefusalMessage>

export type RefusalCode = keyof typeof refusals

export function isRefusalCode(text: string): text is RefusalCode {
  return Object.hasOwn(refusals, text)
}

/** What a person reads; without a locale, in the language the sentence was first written in. */
export function sentenceOf(code: RefusalCode, locale?: Locale, values?: MessageValues): string {
  return sayMessage(refusals[code], locale, values)
}

export function statusOf(code: RefusalCode): RefusalStatus {
  const { status = 400 }: RefusalMessage = refusals[code]
  return status
}
