import { useState } from 'react'
import type { BoughtNews } from '#domain/money/credits.ts'
import { billingCopy } from '#web/copy/billing.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Banner } from '#web/ui/status/banner.tsx'

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
