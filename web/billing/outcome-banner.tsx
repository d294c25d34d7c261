import type { BillingOutcome } from '#web/calls/billing.ts'
import { billingCopy } from '#web/copy/billing.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { buttonLook } from '#web/ui/buttons/button-look.ts'
import { Banner } from '#web/ui/status/banner.tsx'

type OutcomeBannerProps = { outcome?: BillingOutcome; onGone?: () => void }

/** How a deed went, for five seconds; when the bank wants something, it stays with where to go on. */
export function OutcomeBanner({ outcome, onGone }: OutcomeBannerProps) {
  const { upgrade } = useCopy(billingCopy)
  if (!outcome) return null
  if (outcome.is === 'done') {
    return (
      <Banner tone="success" vanishes onGone={onGone}>
        {outcome.message}
      </Banner>
    )
  }
  return (
    <Banner
      tone="error"
      vanishes={!outcome.url}
      onGone={onGone}
      action={
        outcome.url ? (
          <a href={outcome.url} className={buttonLook({ tone: 'primary', size: 'compact' })}>
            {upgrade.payNow}
          </a>
        ) : undefined
      }
    >
      {outcome.message}
    </Banner>
  )
}
