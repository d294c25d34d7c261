import { sentenceOf } from '#domain/messages/refusals.ts'
import type { Locale } from '#domain/values/locale.ts'
import type { DeskOutcome } from './desk.ts'
import { failedSentence } from './failed-sentence.ts'
import type { Notice } from './notices.tsx'

/** How a deed went, in a sentence. */
export function noticeOf(outcome: DeskOutcome, locale: Locale): Notice {
  if (outcome.is === 'done') return { tone: 'success', text: outcome.message }
  if (outcome.is === 'refused') return { tone: 'error', text: outcome.message }
  // Nobody answered; trying again is safe.
  const reason = sentenceOf('unavailable', locale)
  return { tone: 'error', text: failedSentence({ intent: outcome.intent, reason, locale }) }
}
