import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import {
  type BillingIntent,
  type BillingOutcome,
  type BillingValues,
  sendBilling,
} from '#web/calls/billing.ts'
import { isSignedOut, useDeed } from '#web/calls/use-deed.ts'
import { useSite } from '#web/calls/use-site.ts'
import { useLocale } from '#web/copy/use-copy.ts'

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
