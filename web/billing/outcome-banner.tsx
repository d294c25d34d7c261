import { sentenceOf } from '#domain/refusals.ts'
import { billingCopy } from '#web/copy/billing.ts'
import { useCopy, useLocale } from '#web/copy/use-copy.ts'
import { Banner } from '#web/ui/banner.tsx'
import { buttonLook } from '#web/ui/button-look.ts'
import type { BillingOutcome } from './plan.ts'

/** How a deed went, and where to go on when the bank wants something. */
export function OutcomeBanner({ outcome }: { outcome?: BillingOutcome }) {
  const { upgrade } = useCopy(billingCopy)
  const locale = useLocale()
  if (!outcome) return null
  if (outcome.is === 'done') return <Banner tone="success">{outcome.message}</Banner>
  if (outcome.is === 'unreachable') {
    return <Banner tone="error">{sentenceOf('unavailable', locale)}</Banner>
  }
  return (
    <Banner
      tone="error"
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
