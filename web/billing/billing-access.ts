import { createContext, use } from 'react'
import type { BillingAnswer, BillingOrder } from './plan.ts'

/** What a button of the billing screens may ask of its page; nothing where nobody is signed in. */
type BillingAccess = { send?: (order: BillingOrder) => Promise<BillingAnswer> }

export const BillingAccessContext = createContext<BillingAccess>({})

export function useBillingAccess() {
  return use(BillingAccessContext)
}
