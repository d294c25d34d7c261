import { useEffect, useRef, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { useBillingAccess } from './billing-access.ts'
import type { BillingIntent, BillingOutcome } from './plan.ts'

type Values = { quantity?: number; propertyId?: string; ids?: readonly string[] }

/** One deed at a time, sent once however often its button is pressed; the page is fresh when its outcome is told. */
export function useBilling(onOutcome?: (outcome: BillingOutcome) => void) {
  const [running, setRunning] = useState<BillingIntent>()
  const [outcome, setOutcome] = useState<BillingOutcome>()
  const { send } = useBillingAccess()
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const tell = useRef(onOutcome)
  useEffect(() => {
    tell.current = onOutcome
  })
  const isBusy = running !== undefined

  async function start(intent: BillingIntent, { quantity = 0, propertyId, ids = [] }: Values = {}) {
    if (isBusy) return
    if (!send) return navigate('/login')
    setRunning(intent)
    const answer = await send({ intent, quantity, propertyId, ids })
    if (answer.is === 'elsewhere') return location.assign(answer.url)
    const code = answer.is === 'refused' ? answer.code : undefined
    if (code === 'unauthorized') return navigate('/login')
    if (answer.is !== 'unreachable' && code !== 'http_error') await revalidate()
    setRunning(undefined)
    setOutcome(answer)
    tell.current?.(answer)
  }

  return {
    isBusy,
    running,
    outcome: isBusy ? undefined : outcome,
    start: (intent: BillingIntent, values?: Values) => void start(intent, values),
  }
}

export type Billing = ReturnType<typeof useBilling>
