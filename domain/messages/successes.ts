import type { Locale } from '#domain/values/locale.ts'
import { type Message, type MessageValues, sayMessage } from './messages.ts'
import written from './successes.json' with { type: 'json' }

export type SuccessCode = keyof typeof written

/** What is said when something worked. True because a test reads the file by this type. */
export const successes = written as Readonly<Record<SuccessCode, Message>>

export function successSentenceOf(code: SuccessCode, locale?: Locale, values?: MessageValues) {
  return sayMessage(successes[code], locale, values)
}
