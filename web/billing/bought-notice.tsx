import { billingCopy } from '#web/copy/billing.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { OutcomeBanner } from './outcome-banner.tsx'
import { useBilling } from './use-billing.ts'

/** Back from paying: the credits are there, and so is the guide it was about. */
export function BoughtNotice({ guide }: { guide?: { id: string; name: string } }) {
  const { notices } = useCopy(billingCopy)
  const billing = useBilling()
  if (billing.outcome?.is === 'done') return <OutcomeBanner outcome={billing.outcome} />
  return (
    <Banner
      tone="success"
      action={
        guide ? (
          <Button
            tone="primary"
            size="compact"
            isBusy={billing.running === 'republish'}
            onClick={() => billing.start('republish', { ids: [guide.id] })}
          >
            {notices.publish(guide.name)}
          </Button>
        ) : undefined
      }
    >
      <p>{notices.bought}</p>
      <OutcomeBanner outcome={billing.outcome} />
    </Banner>
  )
}
