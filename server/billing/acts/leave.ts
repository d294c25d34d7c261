import type { BillingContext } from '#server/billing/context.ts'
import { getMirror } from '#server/billing/queries.ts'
import { outcomeUnknown, refusalFor } from '#server/billing/stripe-errors.ts'
import { liveRows } from '#server/billing/sync/mirror.ts'
import { syncHost } from '#server/billing/sync/sync-host.ts'
import { findCheckout, settleAttempt } from './attempts.ts'
import { endNow } from './end-now.ts'
import { endSession } from './end-session.ts'
import { withLease } from './lease.ts'

const saying = 'error_cancelling_subscription'

/**
 * Before an account is erased: nothing that could still charge its host is left, or it says that it could not. Nothing
 * new can be bought for a minute, in which the account is erased.
 */
export async function endEverything(context: BillingContext, hostId: string) {
  await withLease(context, hostId, async (lease) => {
    try {
      await lease.keep()
      const checkout = await findCheckout(context, hostId)
      if (checkout?.stripeObjectId) {
        const state = await endSession(context, checkout.stripeObjectId)
        await settleAttempt(context, checkout.id, { state })
      }
      await syncHost(context, hostId, 'account_deletion')
      for (const { id, status } of (await getMirror(context, hostId)).rows) {
        if (status === 'canceled' || status === 'incomplete_expired') continue
        await lease.keep()
        await endNow(context, id)
      }
      await syncHost(context, hostId, 'account_deletion')
      if (liveRows(await getMirror(context, hostId)).length > 0) throw outcomeUnknown(saying)
      await lease.keep()
      lease.leaveHeld()
    } catch (error) {
      throw refusalFor(error, saying)
    }
  })
}
