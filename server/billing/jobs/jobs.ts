import type { BillingGround } from '#server/billing/ground.ts'
import { announceRenewals } from './announce-renewals.ts'
import { auditAccount } from './audit-account.ts'
import { reconcile } from './reconcile.ts'
import { sweepGraces } from './sweep-graces.ts'

const minute = 60_000
const hour = 60 * minute

/** What billing does by itself, and how often. */
export function billingJobs(ground: BillingGround) {
  return [
    { name: 'billing-graces', everyMs: minute / 4, run: () => sweepGraces(ground) },
    { name: 'billing-reconcile', everyMs: hour, run: () => reconcile(ground) },
    { name: 'billing-renewals', everyMs: hour, run: () => announceRenewals(ground) },
    { name: 'billing-audit', everyMs: 24 * hour, run: () => auditAccount(ground) },
  ]
}
