import { useCallback, useMemo, useState } from 'react'
import { type ScreenRefusal, screenSentenceOf } from '#domain/messages/screen-refusals.ts'
import { successSentenceOf } from '#domain/messages/successes.ts'
import type { NoCreditOffer } from '#domain/money/credits.ts'
import type { Locale } from '#domain/values/locale.ts'
import { type ApiCalls, browserApi } from '#web/calls/api.ts'
import { ask, type Refused } from '#web/calls/ask.ts'
import type { DeskGuide } from '#web/calls/desk.ts'
import { type AskedFacts, askedIn } from '#web/calls/read-refusal.ts'
import type { loadStaysAhead } from '#web/calls/stays.ts'
import { useDeed } from '#web/calls/use-deed.ts'
import { deskCopy } from '#web/copy/desk.ts'
import { useCopy, useLocale } from '#web/copy/use-copy.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { useClosingSoon } from '#web/ui/dialogs/use-closing-soon.ts'
import { makeContext } from '#web/ui/make-context.ts'
import { newId } from '#web/ui/new-id.ts'

/** Where the focus goes when the card it came from is gone. */
export const deskTitleId = 'desk-title'

/** What a card may ask of the desk it stands on; the same object until the credits change. */
export type DeskOfCards = {
  appUrl: string
  say: Say
  /** What is offered in place of publishing: no credit is left. */
  instead: NoCreditOffer | undefined
  open: (dialog: DeskDialog) => void
  /** What guests will act on is looked at before the guide is published. */
  askToConfirm: (guide: DeskGuide, asked: AskedFacts) => void
  askBefore: (is: 'unpublish' | 'delete', guide: DeskGuide) => void
  /** What was typed of it on this device goes with it. */
  forgetDrafts: (guide: DeskGuide) => void
}

export type DeskDialog =
  | { is: 'no_credit'; instead: NoCreditOffer; guide: DeskGuide }
  /** With a review, a text that was brought for it is not looked through yet. */
  | { is: 'confirm'; guide: DeskGuide; asked: AskedFacts; hasReview: boolean }
  /** A guide is about to be taken from its guests; who would be left outside is on its way, or could not be loaded. */
  | {
      is: 'unpublish' | 'delete'
      guide: DeskGuide
      soon?: { stays: Awaited<ReturnType<typeof loadStaysAhead>> }
    }

export const [DeskContext, useDesk] = makeContext<DeskOfCards>('a card stands outside the desk')

/** What one part of the desk does with guides, one thing at a time. */
export function useDeskDeed() {
  const locale = useLocale()
  const { start, ...deed } = useDeed<DeskIntent>()
  const act = (order: DeskDeed) =>
    start(order.intent, () => actOnGuides({ api: browserApi({ locale }), locale }, order))
  return { ...deed, act }
}

/** A deed of a dialog, and how it went. When it went well the dialog goes by itself, and the desk says it again. */
export function useToldDeed(onDone: () => void) {
  const { say } = useDesk()
  const deed = useDeskDeed()
  const [notice, setNotice] = useState<Notice>()
  const isDone = notice?.tone === 'success'
  useClosingSoon(isDone, onDone)
  return {
    isBusy: deed.isBusy,
    isDone,
    notice,
    forget: () => setNotice(undefined),
    async act(order: DeskDeed) {
      setNotice(undefined)
      const answer = await deed.act(order)
      if (!answer) return false
      const told = noticeOf(answer)
      setNotice(told)
      if (answer.is === 'done') say(told)
      return answer.is === 'done'
    },
  }
}

export type Notice = {
  tone: 'success' | 'error' | 'info'
  text: string
  next?: { deed: 'publish' | 'go_on_publishing' | 'share'; guideId: string }
}

export function noticeOf({ is, message }: DeskAnswer): Notice {
  return { tone: is === 'done' ? 'success' : 'error', text: message }
}

export type Say = (notice: Notice) => void

export type Notices = ReturnType<typeof useNotices>

/** The last thing the desk has to say; it goes by itself. */
export function useNotices() {
  const [shown, setShown] = useState<Notice & { key: number }>()
  const say: Say = useCallback((notice) => {
    setShown((before) => ({ ...notice, key: (before?.key ?? 0) + 1 }))
  }, [])
  return useMemo(() => ({ shown, say }), [shown, say])
}

/** Without a credit one is offered, and facts to confirm are asked about first; done, its guests can be told. Answers whether it is published. */
export function usePublishing() {
  const { instead, open, askToConfirm, say } = useDesk()
  const { act, ...deed } = useDeskDeed()
  return {
    ...deed,
    async publish(guide: DeskGuide) {
      if (instead) {
        open({ is: 'no_credit', instead, guide })
        return false
      }
      const answer = await act({ intent: 'publish', id: guide.id })
      if (answer?.is === 'refused' && answer.asked) askToConfirm(guide, answer.asked)
      else if (answer) say(publishedNotice(answer, guide))
      return answer?.is === 'done'
    },
  }
}

type PublishingButtonProps = {
  guide: DeskGuide
  publishing: ReturnType<typeof usePublishing>
  /** Something else is done with the guide. */
  isWaiting: boolean
}

/** Publishes a guide, or asks before it is taken from its guests. */
export function PublishingButton({ guide, publishing, isWaiting }: PublishingButtonProps) {
  const { card } = useCopy(deskCopy)
  const { askBefore } = useDesk()
  const { isPublished } = guide
  return (
    <Button
      tone={isPublished ? 'secondary' : 'primary'}
      size="compact"
      isBusy={!isPublished && publishing.isBusy}
      aria-disabled={isWaiting}
      onClick={() => (isPublished ? askBefore('unpublish', guide) : void publishing.publish(guide))}
      className="flex-1 px-2!"
    >
      {isPublished ? card.unpublish : card.publish}
    </Button>
  )
}

export function publishedNotice(answer: DeskAnswer, { id }: Pick<DeskGuide, 'id'>): Notice {
  const notice = noticeOf(answer)
  return answer.is === 'done' ? { ...notice, next: { deed: 'share', guideId: id } } : notice
}

type Caller = { api: ApiCalls; locale: Locale }

type OfOneGuide = 'publish' | 'unpublish' | 'delete' | 'duplicate'
type DeskIntent = OfOneGuide | 'unpublish_many'

type DeskDeed =
  /** A copy has its id beforehand, so that what is sent again is made once. */
  | { intent: OfOneGuide; id: string; confirm?: string[]; copyId?: string }
  | { intent: 'unpublish_many'; ids: readonly string[] }

type DeskAnswer = { message: string } & (
  | { is: 'done' | 'unreachable' }
  | { is: 'refused'; code: string; asked?: AskedFacts }
)

export async function actOnGuides(caller: Caller, deed: DeskDeed): Promise<DeskAnswer> {
  const { api, locale } = caller
  if (deed.intent === 'unpublish_many') return unpublishMany(caller, deed.ids)
  const { intent, id, confirm = [], copyId } = deed
  const param = { id }
  const calls = {
    publish: () => api['guide-credits'].publish[':id'].$post({ param, json: { confirm } }),
    unpublish: () => api['guide-credits'].unpublish[':id'].$post({ param }),
    delete: () => api.guidebooks[':id'].$delete({ param }),
    duplicate: () => api.guidebooks[':id'].duplicate.$post({ param, json: { id: copyId } }),
  }
  const answer = await ask(locale, () => calls[intent]())
  // A copy that somebody has written in since an earlier try made it is not the one that is wanted now.
  if (answer.is === 'done' && 'property' in answer.value && answer.value.property.version > 1)
    return actOnGuides(caller, { ...deed, copyId: newId() })
  if (answer.is === 'done') return { is: 'done', message: answer.value.message }
  if (answer.is === 'unreachable') return unreachable(intent, locale)
  const message = refusedSentence(intent, answer, locale)
  return { is: 'refused', message, code: answer.code, asked: askedIn(answer) }
}

function refusedSentence(intent: DeskIntent, refused: Refused, locale: Locale) {
  const { message: reason, error, can_delete_to_regain } = refused
  if (intent === 'delete' || reason !== error) return failedSentence(intent, reason, locale)
  if (!can_delete_to_regain) return reason
  const stop = /[.!?…]$/.test(reason) ? '' : '.'
  return `${reason}${stop} ${screenSentenceOf('unpublish_to_regain', locale)}`
}

function failedSentence(intent: DeskIntent, reason: string, locale: Locale) {
  const failed: Record<DeskIntent, string> = {
    publish: `${screenSentenceOf('could_not_publish_guide', locale)}. ${reason}`,
    unpublish: `${screenSentenceOf('could_not_unpublish_guide', locale)}. ${reason}`,
    unpublish_many: `${screenSentenceOf('could_not_unpublish_guides', locale)}. ${reason}`,
    delete: screenSentenceOf('error_deleting_guidebook', locale, { reason }),
    duplicate: reason,
  }
  return failed[intent]
}

/** Nobody answered; trying again is safe. */
function unreachable(intent: DeskIntent, locale: Locale): DeskAnswer {
  const message = failedSentence(intent, screenSentenceOf('unavailable', locale), locale)
  return { is: 'unreachable', message }
}

/** One after the other: each gives back a credit of the same account. */
async function unpublishMany({ api, locale }: Caller, ids: readonly string[]): Promise<DeskAnswer> {
  const refuse = (code: ScreenRefusal): DeskAnswer => {
    return { is: 'refused', message: screenSentenceOf(code, locale), code }
  }
  if (ids.length === 0) return refuse('select_guides_to_unpublish')
  let count = 0
  for (const id of ids) {
    const unpublish = api['guide-credits'].unpublish[':id']
    const answer = await ask(locale, () => unpublish.$post({ param: { id } }))
    // Of those before it the desk is to show what became.
    if (answer.is === 'unreachable' && count > 0) return refuse('some_guides_not_unpublished')
    if (answer.is === 'unreachable') return unreachable('unpublish_many', locale)
    if (answer.is === 'refused' && answer.status === 401) return answer
    if (answer.is === 'done') count += 1
  }
  if (count === 0) return refuse('could_not_unpublish_guides')
  if (count < ids.length) return refuse('some_guides_not_unpublished')
  return { is: 'done', message: successSentenceOf('guides_unpublished', locale, { n: count }) }
}
