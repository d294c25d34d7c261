import { Refusal } from '#domain/messages/refusals.ts'
import type { BillingContext } from '#server/billing/context.ts'
import { getMirror } from '#server/billing/queries.ts'
import { isProviderError, outcomeUnknown, refusalFor } from '#server/billing/stripe-errors.ts'
import { liveRows, type Mirror } from '#server/billing/sync/mirror.ts'
import type { SubscriptionRow } from '#server/billing/sync/read-subscription.ts'
import { syncHost } from '#server/billing/sync/sync-host.ts'
import { changeEnding } from './change-ending.ts'
import { withLease } from './lease.ts'

const saying = 'error_reactivating_subscription'

/** A subscription that was about to end goes on, with the same terms. */
export async function reactivateSubscription(context: BillingContext, hostId: string) {
  return withLease(context, hostId, async (lease) => {
    try {
      await lease.keep()
      await syncHost(context, hostId, 'reactivate')
      const row = getEnding(await getMirror(context, hostId))
      if (!row) return
      await lease.keep()
      const failure = await goOn(context, row)
      await syncHost(context, hostId, 'reactivate')
      if (getEnding(await getMirror(context, hostId))) throw failure ?? outcomeUnknown(saying)
    } catch (error) {
      throw refusalFor(error, saying)
    }
  })
}

/** The one that is ending, if it still is one that could go on. */
function getEnding(mirror: Mirror): SubscriptionRow | undefined {
  const { current } = mirror
  if (!current || ['incomplete', 'incomplete_expired'].includes(current.status)) {
    throw new Refusal('no_subscription', { saying })
  }
  if (liveRows(mirror).length === 0) throw new Refusal('subscription_ended')
  return current.cancelAtPeriodEnd || current.cancelAt ? current : undefined
}

/**
 * Never both: the provider refuses the two together, and each is cleared in its own way. Answers what came instead of a
 * yes, if anything; the look that follows says whether it goes on, or ended a moment ago.
 */
async function goOn(context: BillingContext, row: SubscriptionRow) {
  const params = row.cancelAtPeriodEnd
    ? { cancel_at_period_end: false }
    : ({ cancel_at: '' } as const)
  try {
    await changeEnding(context, row, { kind: 'reactivate', params })
    return undefined
  } catch (error) {
    if (isProviderError(error)) return error
    throw error
  }
}
