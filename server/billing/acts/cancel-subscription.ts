import { Refusal } from '#domain/messages/refusals.ts'
import { endsAtOnce } from '#domain/money/subscription.ts'
import type { BillingContext } from '#server/billing/context.ts'
import { getMirror } from '#server/billing/queries.ts'
import {
  isInvalidRequest,
  isProviderError,
  outcomeUnknown,
  refusalFor,
} from '#server/billing/stripe-errors.ts'
import { liveRows } from '#server/billing/sync/mirror.ts'
import type { SubscriptionRow } from '#server/billing/sync/read-subscription.ts'
import { syncHost } from '#server/billing/sync/sync-host.ts'
import { changeEnding } from './change-ending.ts'
import { endNow } from './end-now.ts'
import { type Lease, withLease } from './lease.ts'
import { dropPendingUpdate } from './pending-update.ts'

const saying = 'error_cancelling_subscription'

/** Ends at the end of what is paid; where nothing is paid, at once. Every one that could charge, if there were two. */
export async function cancelSubscription(context: BillingContext, hostId: string) {
  return withLease(context, hostId, async (lease) => {
    try {
      await lease.keep()
      await syncHost(context, hostId, 'cancel')
      const mirror = await getMirror(context, hostId)
      if (liveRows(mirror).length === 0) throw new Refusal('no_subscription', { saying })
      const going = liveRows(mirror).filter(isGoingOn)
      if (going.length === 0) return
      const failure = await cancelAll(context, lease, going)
      await syncHost(context, hostId, 'cancel')
      const left = liveRows(await getMirror(context, hostId))
      if (left.some(isGoingOn)) throw failure ?? outcomeUnknown(saying)
      const endedByItself = left.length === 0 && isInvalidRequest(failure)
      if (endedByItself) throw new Refusal('no_subscription', { saying })
    } catch (error) {
      throw refusalFor(error, saying)
    }
  })
}

function isGoingOn({ cancelAtPeriodEnd, cancelAt }: SubscriptionRow) {
  return !cancelAtPeriodEnd && cancelAt === null
}

/** What the provider answered instead of a yes, if anything: the look that follows says what it came to. */
async function cancelAll(context: BillingContext, lease: Lease, rows: readonly SubscriptionRow[]) {
  try {
    for (const row of rows) await cancelOne(context, lease, row)
    return undefined
  } catch (error) {
    if (isProviderError(error)) return error
    throw error
  }
}

async function cancelOne(context: BillingContext, lease: Lease, row: SubscriptionRow) {
  await lease.keep()
  await dropPendingUpdate(context, row)
  await lease.keep()
  if (endsAtOnce(row.status)) await endNow(context, row.id)
  else await changeEnding(context, row, { kind: 'cancel', params: { cancel_at_period_end: true } })
}
