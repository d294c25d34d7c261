import type { Locale } from '#domain/locale.ts'
import { sentenceOf } from '#domain/refusals.ts'
import type { DeskIntent, DeskOutcome } from './desk.ts'
import type { Notice } from './notices.tsx'

/** How a deed went, in a sentence. */
export function noticeOf(outcome: DeskOutcome, locale: Locale): Notice {
  if (outcome.is === 'done') return { tone: 'success', text: outcome.message }
  const text =
    outcome.is === 'refused' ? outcome.message : unreachableSentence(outcome.intent, locale)
  return { tone: 'error', text }
}

/** Nobody answered: what could not be done, and that trying again is safe. */
function unreachableSentence(intent: DeskIntent, locale: Locale) {
  const reason = sentenceOf('unavailable', locale)
  const failed: Record<DeskIntent, string> = {
    publish: `${sentenceOf('could_not_publish_guide', locale)}. ${reason}`,
    unpublish: `${sentenceOf('could_not_unpublish_guide', locale)}. ${reason}`,
    unpublish_many: `${sentenceOf('could_not_unpublish_guides', locale)}. ${reason}`,
    delete: sentenceOf('error_deleting_guidebook', locale, { reason }),
    duplicate: reason,
  }
  return failed[intent]
}
