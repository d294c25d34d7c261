import type { BillingOutcome } from '#web/calls/billing.ts'
import { billingCopy } from '#web/copy/billing.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { buttonLook } from '#web/ui/buttons/button.tsx'
import { Banner } from '#web/ui/status/banner.tsx'

type OutcomeBannerProps = { outcome?: BillingOutcome; onGone?: () => void }

/** How a deed went, for five seconds; when the bank wants something, it stays with where to go on. */
export function OutcomeBanner({ outcome, onGone }: OutcomeBannerProps) {
  const { upgrade } = useCopy(billingCopy)
  if (!outcome) return null
  const url = outcome.is === 'refused' ? outcome.url : undefined
  return (
    <Banner
      tone={outcome.is === 'done' ? 'success' : 'error'}
      vanishes={!url}
      onGone={onGone}
      action={url ? <PayLink url={url}>{upgrade.payNow}</PayLink> : undefined}
    >
      {outcome.message}
    </Banner>
  )
}

/** To the provider's page, where a charge is paid or confirmed. */
export function PayLink({ url, children }: { url: string; children: string }) {
  return (
    <a href={url} className={buttonLook({ tone: 'primary', size: 'compact' })}>
      {children}
    </a>
  )
}
