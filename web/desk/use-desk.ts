import { useCallback, useMemo, useState } from 'react'
import { browserApi } from '#web/calls/api.ts'
import {
  actOnGuides,
  type DeskAnswer,
  type DeskDeed,
  type DeskGuide,
  type DeskIntent,
} from '#web/calls/desk.ts'
import type { AskedFacts } from '#web/calls/read-refusal.ts'
import { useDeed } from '#web/calls/use-deed.ts'
import { useLocale } from '#web/copy/use-copy.ts'
import { useClosingSoon } from '#web/ui/dialogs/use-closing-soon.ts'
import { makeContext } from '#web/ui/make-context.ts'

/** Where the focus goes when the card it came from is gone. */
export const deskTitleId = 'desk-title'

/** What a card may ask of the desk it stands on; the same object for as long as the desk stands. */
export type DeskOfCards = {
  appUrl: string
  say: Say
  /** False when no credit is left; the dialog that says so is open then. */
  mayPublish: (guide: DeskGuide) => boolean
  /** What guests will act on is looked at before the guide is published. */
  askToConfirm: (guide: DeskGuide, asked: AskedFacts) => void
  askToUnpublish: (guide: DeskGuide) => void
  askToDelete: (guide: DeskGuide) => void
}

export const [DeskContext, useDesk] = makeContext<DeskOfCards>('a card stands outside the desk')

/** What one part of the desk does with guides, one thing at a time. */
export function useDeskDeed() {
  const locale = useLocale()
  const { start, ...deed } = useDeed<DeskIntent>()
  const caller = { api: browserApi({ locale }), locale }
  return {
    ...deed,
    act: (order: DeskDeed) => start(order.intent, () => actOnGuides(caller, order)),
  }
}

/** Without a credit, or with facts to confirm, it is asked first; done, its guests can be told. Answers whether it is. */
export function usePublishing() {
  const desk = useDesk()
  const { act, ...deed } = useDeskDeed()
  return {
    ...deed,
    async publish(guide: DeskGuide) {
      if (!desk.mayPublish(guide)) return false
      const answer = await act({ intent: 'publish', ids: [guide.id] })
      if (answer?.is === 'refused' && answer.asked) desk.askToConfirm(guide, answer.asked)
      else if (answer) desk.say(publishedNotice(answer, guide))
      return answer?.is === 'done'
    },
  }
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
      if (!answer) return
      const told = noticeOf(answer)
      setNotice(told)
      if (answer.is === 'done') say(told)
    },
  }
}

export type Notice = {
  tone: 'success' | 'error' | 'info'
  text: string
  /** What a host does next with the guide it is about. */
  next?: { deed: 'publish' | 'go_on_publishing' | 'share'; guideId: string }
}

/** How a deed went, in a sentence. */
export function noticeOf({ is, message }: DeskAnswer): Notice {
  return { tone: is === 'done' ? 'success' : 'error', text: message }
}

/** What is said of a guide that was published, and what its host does next. */
export function publishedNotice(answer: DeskAnswer, { id }: Pick<DeskGuide, 'id'>): Notice {
  const notice = noticeOf(answer)
  return answer.is === 'done' ? { ...notice, next: { deed: 'share', guideId: id } } : notice
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
