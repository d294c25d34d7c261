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

/** What a card may ask of the desk it stands on; the same object until the credits change. */
export type DeskOfCards = {
  appUrl: string
  say: Say
  hasCredit: boolean
  /** Opens what is offered where no credit is left. */
  offerCredit: (guide: DeskGuide) => void
  /** What guests will act on is looked at before the guide is published. */
  askToConfirm: (guide: DeskGuide, asked: AskedFacts) => void
  askBefore: (is: 'unpublish' | 'delete', guide: DeskGuide) => void
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
