import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { type BillingIntent, type BillingOutcome, billingIntents } from './plan.ts'

type Values = { quantity?: number; propertyId?: string; ids?: readonly string[] }

/** One deed at a time, sent once however often its button is pressed; its outcome is told once. */
export function useBilling(onOutcome?: (outcome: BillingOutcome) => void) {
  const fetcher = useFetcher<BillingOutcome>()
  const tell = useRef(onOutcome)
  const told = useRef<BillingOutcome | undefined>(undefined)
  useEffect(() => {
    tell.current = onOutcome
  })
  const { data } = fetcher
  useEffect(() => {
    if (!data || told.current === data) return
    told.current = data
    tell.current?.(data)
  }, [data])
  const isBusy = fetcher.state !== 'idle'
  const sent = fetcher.formData?.get('intent')
  return {
    isBusy,
    running: isBusy ? billingIntents.find((intent) => intent === sent) : undefined,
    outcome: isBusy ? undefined : data,
    start(intent: BillingIntent, { quantity, propertyId, ids = [] }: Values = {}) {
      if (isBusy) return
      const body = new FormData()
      body.set('intent', intent)
      if (quantity !== undefined) body.set('quantity', String(quantity))
      if (propertyId) body.set('property_id', propertyId)
      for (const id of ids) body.append('id', id)
      void fetcher.submit(body, { method: 'post', action: '/billing' })
    },
  }
}

export type Billing = ReturnType<typeof useBilling>
