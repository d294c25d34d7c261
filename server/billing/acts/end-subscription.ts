import { Refusal } from '#domain/messages/refusals.ts'
import { endsAtOnce, isEnding, isGranting } from '#domain/money/subscription.ts'
import { assertOwn, type BillingContext, hostBody } from '#server/billing/context.ts'
import {
  failureOf,
  isInvalidRequest,
  isMissing,
  isUnanswered,
  outcomeUnknown,
  unless,
} from '#server/billing/payments.ts'
import type { SubscriptionRow } from '#server/billing/sync/customers.ts'
import { liveRows, type Mirror } from '#server/billing/sync/sync-host.ts'
import { json } from '#server/http/answers.ts'
import { hostCall } from '#server/http/call.ts'
import {
  ask,
  findCheckout,
  findSessionOutcome,
  findUnanswered,
  noteAttempt,
  startAttempt,
} from './attempts.ts'
import { getHostPlan, presentSubscription, subscriptionAnswer } from './read-status.ts'
import { type Turn, withBilling } from './with-billing.ts'

const notCancelled = 'error_cancelling_subscription'

export const cancelCall = (context: BillingContext) =>
  hostCall('POST /stripe/cancel-subscription', {
    summary: 'Stop at the end of what is paid',
    description: 'A subscription whose last charge failed ends at once.',
    failure: notCancelled,
    body: hostBody,
    limit: 'billingChanges',
    refuses: ['no_subscription'],
    answer: { 200: json(subscriptionAnswer, 'It will end') },
    async work({ hostId, body }) {
      await assertOwn(context, hostId, body.hostId)
      await cancelSubscription(context, hostId)
      return { subscription: presentSubscription(await getHostPlan(context, hostId)) }
    },
  })

/** Ends at the end of what is paid; where nothing is paid, at once. Every one that could charge, if there were two. */
export function cancelSubscription(context: BillingContext, hostId: string) {
  const work = { hostId, reason: 'cancel', saying: notCancelled } as const
  return withBilling(context, work, async (turn) => {
    const live = liveRows(await turn.sync())
    if (live.length === 0) throw new Refusal('no_subscription', { saying: notCancelled })
    const going = live.filter(isGoingOn)
    if (going.length === 0) return
    const failure = await failureOf(cancelAll(context, turn, going))
    const left = liveRows(await turn.sync())
    if (left.some(isGoingOn)) throw failure ?? outcomeUnknown(notCancelled)
    const endedByItself = left.length === 0 && isInvalidRequest(failure)
    if (endedByItself) throw new Refusal('no_subscription', { saying: notCancelled })
  })
}

function isGoingOn(row: SubscriptionRow) {
  return !isGranting(row.status) || !isEnding(row)
}

async function cancelAll(context: BillingContext, turn: Turn, rows: readonly SubscriptionRow[]) {
  for (const row of rows) {
    await turn.keep()
    await dropPendingUpdate(context, row)
    await turn.keep()
    if (endsAtOnce(row.status)) await endNow(context, row.id)
    else {
      await changeEnding(context, row, { kind: 'cancel', params: { cancel_at_period_end: true } })
    }
  }
}

const notReactivated = 'error_reactivating_subscription'

export const reactivateCall = (context: BillingContext) =>
  hostCall('POST /stripe/reactivate-subscription', {
    summary: 'Go on after all',
    failure: notReactivated,
    body: hostBody,
    limit: 'billingChanges',
    refuses: ['no_subscription'],
    answer: { 200: json(subscriptionAnswer, 'It goes on') },
    async work({ hostId, body }) {
      await assertOwn(context, hostId, body.hostId)
      await reactivateSubscription(context, hostId)
      return { subscription: presentSubscription(await getHostPlan(context, hostId)) }
    },
  })

/** A subscription that was about to end goes on, with the same terms. */
export function reactivateSubscription(context: BillingContext, hostId: string) {
  const work = { hostId, reason: 'reactivate', saying: notReactivated } as const
  return withBilling(context, work, async ({ keep, sync }) => {
    const row = getEnding(await sync())
    if (!row) return
    await keep()
    // Never both: the provider refuses the two together, and each is cleared in its own way.
    const params = row.cancelAtPeriodEnd
      ? { cancel_at_period_end: false }
      : ({ cancel_at: '' } as const)
    const failure = await failureOf(changeEnding(context, row, { kind: 'reactivate', params }))
    if (getEnding(await sync())) throw failure ?? outcomeUnknown(notReactivated)
  })
}

/** The one that is ending, if it still is one that could go on. */
function getEnding(mirror: Mirror): SubscriptionRow | undefined {
  const { current } = mirror
  if (!current || ['incomplete', 'incomplete_expired'].includes(current.status)) {
    throw new Refusal('no_subscription', { saying: notReactivated })
  }
  if (liveRows(mirror).length === 0) throw new Refusal('subscription_ended')
  return isEnding(current) ? current : undefined
}

/**
 * Before an account is erased: nothing that could still charge its host is left, or it says that it could not. Nothing
 * new can be bought for a minute, in which the account is erased.
 */
export function endEverything(context: BillingContext, hostId: string) {
  const work = { hostId, reason: 'account_deletion', saying: notCancelled } as const
  return withBilling(context, work, async ({ keep, sync, leaveHeld }) => {
    const checkout = await findCheckout(context, hostId)
    if (checkout?.stripeObjectId) {
      const state = await endSession(context, checkout.stripeObjectId)
      await noteAttempt(context, checkout.id, { state })
    }
    for (const { id, status } of (await sync()).rows) {
      if (status === 'canceled' || status === 'incomplete_expired') continue
      await keep()
      await endNow(context, id)
    }
    if (liveRows(await sync()).length > 0) throw outcomeUnknown(notCancelled)
    await keep()
    leaveHeld()
  })
}

type Change = {
  kind: 'cancel' | 'reactivate'
  params: { cancel_at_period_end: boolean } | { cancel_at: '' }
}

/** Sets or clears the end of a subscription; whoever called looks at what became of it. */
async function changeEnding(
  context: BillingContext,
  { id, hostId }: SubscriptionRow,
  { kind, params }: Change,
) {
  // Once the opposite is asked for, an old request that was never answered must not be replayed.
  const opposite = kind === 'cancel' ? 'reactivate' : 'cancel'
  const old = await findUnanswered(context, { hostId, kind: opposite })
  if (old) await noteAttempt(context, old.id, { state: 'expired' })
  const stored = { subscription: id, ...params }
  const unanswered = await findUnanswered(context, { hostId, kind })
  const isSame = Object.entries(stored).every(([name, value]) => unanswered?.params[name] === value)
  const attempt =
    unanswered && isSame
      ? unanswered
      : await startAttempt(context, { hostId, kind, params: stored })
  const { subscriptions } = context.payments.stripe
  const asked = ask(context, attempt, (key) => subscriptions.update(id, params, key))
  const isAnswered = await unless(isUnanswered, asked)
  if (isAnswered) await noteAttempt(context, attempt.id, { state: 'succeeded' })
}

/** Nothing carries a key here: a subscription that is gone by now is what was asked for, and silence is looked into after. */
export async function endNow({ payments }: BillingContext, id: string) {
  const isReckonedWith = (error: unknown) => isMissing(error) || isUnanswered(error)
  await unless(isReckonedWith, payments.stripe.subscriptions.cancel(id, { prorate: false }))
}

/** Makes a page unpayable; what it was when it could not be: completed, or over already. */
export async function endSession(context: BillingContext, sessionId: string) {
  const { sessions } = context.payments.stripe.checkout
  if (await unless(isInvalidRequest, sessions.expire(sessionId))) return 'expired'
  return (await findSessionOutcome(context, sessionId)) ?? 'expired'
}

/** Drops an increase that waits for its payment: its invoice can no longer be paid. */
export async function dropPendingUpdate(context: BillingContext, row: SubscriptionRow) {
  if (row.pendingQuantity === null || !row.unpaidInvoiceUrl) return
  await voidInvoice(context, row)
}

/** One that is paid or void by now stays so: the caller looks again and sees which. */
export async function voidInvoice(
  { payments }: BillingContext,
  { latestInvoiceId }: SubscriptionRow,
) {
  if (!latestInvoiceId) return
  await unless(isInvalidRequest, payments.stripe.invoices.voidInvoice(latestInvoiceId))
}
