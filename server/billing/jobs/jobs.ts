import type { BillingContext } from '#server/billing/context.ts'
import { announceRenewals } from './announce-renewals.ts'
import { auditAccount, startProgress } from './audit-account.ts'
import { reconcile } from './reconcile.ts'
import { sweepGraces } from './sweep-graces.ts'

const minute = 60_000
const hour = 60 * minute

/** What billing does by itself, and how often. */
export function billingJobs(context: BillingContext) {
  const audited = startProgress()
  return [
    { name: 'billing-graces', everyMs: minute / 4, run: () => sweepGraces(context) },
    { name: 'billing-reconcile', everyMs: hour, run: () => reconcile(context) },
    { name: 'billing-renewals', everyMs: hour, run: () => announceRenewals(context) },
    { name: 'billing-audit', everyMs: 24 * hour, run: () => auditAccount(context, audited) },
  ]
}
