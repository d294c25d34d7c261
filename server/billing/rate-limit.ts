import type { Database } from '#server/db/database.ts'
import { openHostLimit, within } from '#server/http/host-limit.ts'

const changesPerMinute = 10
const readsPerMinute = 60

/** So many calls a host and minute, counted in the database, so that every process agrees. */
export function openBillingLimits(database: Pick<Database, 'pool'>) {
  const perMinute = { seconds: 60, refusal: 'rate_limited' } as const
  const changes = { name: 'billing-changes', times: changesPerMinute, ...perMinute }
  const reads = { name: 'billing-reads', times: readsPerMinute, ...perMinute }
  return {
    changes: within(openHostLimit(database, changes)),
    reads: within(openHostLimit(database, reads)),
  }
}
