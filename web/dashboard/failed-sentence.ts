import { sentenceOf } from '#domain/messages/refusals.ts'
import type { Locale } from '#domain/values/locale.ts'
import type { DeskIntent } from './desk.ts'

type Failed = { intent: DeskIntent; reason: string; locale: Locale }

/** What could not be done, and why or what to do. */
export function failedSentence({ intent, reason, locale }: Failed) {
  const failed: Record<DeskIntent, string> = {
    publish: `${sentenceOf('could_not_publish_guide', locale)}. ${reason}`,
    unpublish: `${sentenceOf('could_not_unpublish_guide', locale)}. ${reason}`,
    unpublish_many: `${sentenceOf('could_not_unpublish_guides', locale)}. ${reason}`,
    delete: sentenceOf('error_deleting_guidebook', locale, { reason }),
    duplicate: reason,
  }
  return failed[intent]
}
