import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { BoughtNews } from '#domain/money/credits.ts'
import type { DeskAnswer, DeskGuide } from '#web/calls/desk.ts'
import { billingCopy } from '#web/copy/billing.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { type Notice, noticeOf, useDesk, useDeskDeed } from './use-desk.ts'

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
