import type { BoughtNews } from '#domain/money/credits.ts'
import { billingCopy } from '#web/copy/billing.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { OutcomeBanner } from './outcome-banner.tsx'
import { useBilling } from './use-billing.ts'

type BoughtNoticeProps = {
  news: BoughtNews | undefined
  /** The guide the purchase began with. */
  guide?: { id: string; name: string }
}

/** Back from paying: the credits are there, and so is the guide it was about. */
export function BoughtNotice({ news, guide }: BoughtNoticeProps) {
  const { notices } = useCopy(billingCopy)
  const billing = useBilling()
  if (billing.outcome?.is === 'done') return <OutcomeBanner outcome={billing.outcome} />
  if (!news) return null
  const toPublish = news === 'may_publish' ? guide : undefined
  return (
    <Banner
      tone="success"
      vanishes={!billing.isBusy}
      action={
        toPublish ? (
          <Button
            tone="primary"
            size="compact"
            isBusy={billing.running === 'republish'}
            onClick={() => billing.start('republish', { ids: [toPublish.id] })}
          >
            {notices.publish(toPublish.name)}
          </Button>
        ) : undefined
      }
    >
      <p>{toPublish ? notices.bought : notices.credited}</p>
      <OutcomeBanner outcome={billing.outcome} />
    </Banner>
  )
}
