import { useCallback, useEffect, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { BoughtNews } from '#domain/money/credits.ts'
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
import { billingCopy } from '#web/copy/billing.ts'
import { useCopy, useLocale } from '#web/copy/use-copy.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { useClosingSoon } from '#web/ui/dialogs/use-closing-soon.ts'
import { makeContext } from '#web/ui/make-context.ts'
import { Banner } from '#web/ui/status/banner.tsx'

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

/** Without a credit one is offered, and facts to confirm are asked about first; done, its guests can be told. Answers whether it is published. */
export function usePublishing() {
  const desk = useDesk()
  const { act, ...deed } = useDeskDeed()
  return {
    ...deed,
    async publish(guide: DeskGuide) {
      if (!desk.hasCredit) {
        desk.offerCredit(guide)
        return false
      }
      const answer = await act({ intent: 'publish', ids: [guide.id] })
      if (answer?.is === 'refused' && answer.asked) desk.askToConfirm(guide, answer.asked)
      else if (answer) desk.say(publishedNotice(answer, guide))
      return answer?.is === 'done'
    },
  }
}

export function publishedNotice(answer: DeskAnswer, { id }: Pick<DeskGuide, 'id'>): Notice {
  const notice = noticeOf(answer)
  return answer.is === 'done' ? { ...notice, next: { deed: 'share', guideId: id } } : notice
}

/** The guide a host is back from paying for, told once: it goes from the address, so that a reload or back says nothing. */
export function useBought() {
  const [params, setParams] = useSearchParams()
  const inAddress = params.get('bought')
  const [bought, setBought] = useState(inAddress)
  if (inAddress !== null && inAddress !== bought) setBought(inAddress)
  const isInAddress = inAddress !== null
  useEffect(() => {
    if (!isInAddress) return
    const withoutIt = (params: URLSearchParams) =>
      new URLSearchParams([...params].filter(([name]) => name !== 'bought'))
    setParams(withoutIt, { replace: true, preventScrollReset: true })
  }, [isInAddress, setParams])
  return bought
}

type BoughtNoticeProps = {
  news: BoughtNews
  /** The guide the purchase began with. */
  guide?: { name: string }
  isBusy: boolean
  onPublish: () => void
}

/** Back from paying: the credits are there, and so is the guide it was about. Once that is published, nothing is left to say. */
export function BoughtNotice({ news, guide, isBusy, onPublish }: BoughtNoticeProps) {
  const { notices } = useCopy(billingCopy)
  const [told] = useState(news)
  if (news !== told) return null
  const toPublish = news === 'may_publish' ? guide : undefined
  return (
    <Banner
      tone="success"
      vanishes={!isBusy}
      action={
        toPublish ? (
          <Button tone="primary" size="compact" isBusy={isBusy} onClick={onPublish}>
            {notices.publish(toPublish.name)}
          </Button>
        ) : undefined
      }
    >
      <p>{toPublish ? notices.bought : notices.credited}</p>
    </Banner>
  )
}
