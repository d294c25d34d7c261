import type { Locale } from '#domain/values/locale.ts'
import { type MessageValues, type RefusalMessage, sayMessage } from './messages.ts'
import written from './refusals/screens.json' with { type: 'json' }

export type ScreenRefusal = keyof typeof written

const refusals = written as Readonly<Record<ScreenRefusal, RefusalMessage>>

/** What a screen says by itself: the sentences of all other refusals come with the API's answer. */
export function screenSentenceOf(code: ScreenRefusal, locale: Locale, values?: MessageValues) {
  return sayMessage(refusals[code], locale, values)
}
