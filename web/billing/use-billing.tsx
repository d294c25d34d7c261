import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import {
  type BillingIntent,
  type BillingOutcome,
  type BillingValues,
  type Plan,
  sendBilling,
} from '#web/calls/billing.ts'
import { isSignedOut, useDeed } from '#web/calls/use-deed.ts'
import { useSite } from '#web/calls/use-site.ts'
import { billingCopy } from '#web/copy/billing.ts'
import { useCopy, useLocale } from '#web/copy/use-copy.ts'
import { buttonLook } from '#web/ui/buttons/button.tsx'
import { Banner } from '#web/ui/status/banner.tsx'

/** What one part of a billing screen does; whoever is signed out signs in on a page of its own. */
export function useBilling(onOutcome?: (outcome: BillingOutcome) => void) {
  const locale = useLocale()
  const hostId = useSite()?.session?.hostId
  const navigate = useNavigate()
  const [outcome, setOutcome] = useState<BillingOutcome>()
  const tell = useRef(onOutcome)
  useEffect(() => {
    tell.current = onOutcome
  })
  const { isBusy, running, ...deed } = useDeed<BillingIntent>({
    onSignedOut: () => navigate('/login'),
  })

  async function start(intent: BillingIntent, values: BillingValues = {}) {
    if (!hostId) return navigate('/login')
    const answer = await deed.start(intent, () =>
      sendBilling({ ...values, intent, hostId }, locale),
    )
    if (!answer || isSignedOut(answer)) return
    setOutcome(answer)
    tell.current?.(answer)
  }

  return {
    isBusy,
    running,
    outcome: isBusy ? undefined : outcome,
    start: (intent: BillingIntent, values?: BillingValues) => void start(intent, values),
  }
}

export type Billing = ReturnType<typeof useBilling>

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

/** Whether a plan can grow; one that is over or was never there is bought anew. */
export function canGrow(plan: Plan | undefined): plan is Plan {
  return plan?.status === 'active'
}
