import type Stripe from 'stripe'
import { Refusal } from '#domain/messages/refusals.ts'
import { assertUpgrade } from '#domain/money/pricing.ts'
import type { BillingContext } from '#server/billing/context.ts'
import { getMirror } from '#server/billing/queries.ts'
import {
  isProviderError,
  isUnanswered,
  keepsKey,
  outcomeUnknown,
  refusalFor,
} from '#server/billing/stripe-errors.ts'
import { openIncident } from '#server/billing/sync/incidents.ts'
import { liveRows, type Mirror } from '#server/billing/sync/mirror.ts'
import { type SubscriptionRow, severalItems } from '#server/billing/sync/read-subscription.ts'
import { syncHost } from '#server/billing/sync/sync-host.ts'
import { asSystem } from '#server/db/row-security/callers.ts'
import { type Attempt, ask, findUnanswered, settleAttempt, startAttempt } from './attempts.ts'
import { type Lease, withLease } from './lease.ts'
import { pastDue } from './past-due.ts'
import { dropPendingUpdate } from './pending-update.ts'
import { assertQuotedPrice } from './quoted-price.ts'
import { findRecentUpgrade } from './recent-upgrade.ts'

type Upgrade = { hostId: string; newQuantity?: unknown }
type Wanted = { hostId: string; quantity: number }

/** More guides on a subscription: the difference is paid now, and until it is paid nothing changes. */
export async function updateQuantity(context: BillingContext, { hostId, newQuantity }: Upgrade) {
  assertQuantity(context, newQuantity)
  const wanted = { hostId, quantity: newQuantity }
  return withLease(context, hostId, async (lease) => {
    try {
      await lease.keep()
      await syncHost(context, hostId, 'quantity')
      if (await isAlreadyDone(context, wanted)) return
      const row = await settlePending(context, lease, wanted)
      await upgrade(context, lease, { row, wanted })
    } catch (error) {
      throw refusalFor(error, 'could_not_process_upgrade')
    }
  })
}

function assertQuantity({ config }: BillingContext, quantity: unknown): asserts quantity is number {
  assertUpgrade(0, quantity, config.maxPaidGuides)
}

/** A second click, or a retry after an answer that was lost: what was asked for stands already. */
async function isAlreadyDone(context: BillingContext, wanted: Wanted) {
  const mirror = await getMirror(context, wanted.hostId)
  if (getLive(mirror).quantity !== wanted.quantity) return false
  const attempt = await findRecentUpgrade(context, wanted)
  if (!attempt) return false
  if (attempt.state !== 'succeeded') {
    await settleAttempt(context, attempt.id, { state: 'succeeded' })
  }
  return true
}

function getLive(mirror: Mirror): SubscriptionRow {
  const { current } = mirror
  if (current && liveRows(mirror).length > 0) return current
  throw new Refusal('no_subscription', { saying: 'could_not_upgrade_subscription' })
}

/** What can grow to the wanted quantity. An increase paid while it was being dropped stands, and counts. */
async function settlePending(context: BillingContext, lease: Lease, wanted: Wanted) {
  const row = await getUpgradable(context, wanted)
  if (row.pendingQuantity === null) return row
  if (row.pendingQuantity === wanted.quantity) throw actionRequired(row)
  await lease.keep()
  await dropPendingUpdate(context, row)
  await syncHost(context, wanted.hostId, 'quantity')
  return getUpgradable(context, wanted)
}

async function getUpgradable(context: BillingContext, { hostId, quantity }: Wanted) {
  const mirror = await getMirror(context, hostId)
  const row = getLive(mirror)
  assertUpgrade(row.quantity, quantity)
  await assertMayUpgrade(context, mirror, row)
  return row
}

async function assertMayUpgrade(
  context: BillingContext,
  { subscription }: Mirror,
  row: SubscriptionRow,
) {
  if (subscription.cancelAtPeriodEnd) throw new Refusal('subscription_cancelling')
  if (row.status === 'active' || row.status === 'trialing') return
  throw await pastDue(context, row)
}

function actionRequired({ unpaidInvoiceUrl }: SubscriptionRow) {
  return new Refusal('payment_action_required', { extra: { url: unpaidInvoiceUrl } })
}

type Step = { row: SubscriptionRow; wanted: Wanted }

async function upgrade(context: BillingContext, lease: Lease, { row, wanted }: Step) {
  if (row.itemId === severalItems) throw await reportSeveralItems(context, row)
  await assertQuotedPrice(context, row)
  const attempt = await prepareAttempt(context, { row, wanted })
  await lease.keep()
  const failure = await send(context, attempt, row)
  if (failure === undefined) await syncHost(context, wanted.hostId, 'quantity')
  else await lookInto(context, wanted.hostId)
  await judge(context, { attempt, wanted, failure })
}

async function prepareAttempt(context: BillingContext, { row, wanted }: Step) {
  const params = {
    subscription: row.id,
    items: [{ id: row.itemId, quantity: wanted.quantity }],
    proration_behavior: 'always_invoice',
    payment_behavior: 'pending_if_incomplete',
  }
  const unanswered = await findUnanswered(context, { hostId: wanted.hostId, kind: 'quantity' })
  const isSame =
    unanswered?.quantity === wanted.quantity && unanswered.params.subscription === row.id
  if (unanswered && isSame) return unanswered
  if (unanswered) await settleAttempt(context, unanswered.id, { state: 'failed' })
  return startAttempt(context, { ...wanted, kind: 'quantity', params })
}

/** What came instead of a plain yes, if anything: only a look says what was done all the same. */
async function send(
  { payments, ...context }: BillingContext,
  attempt: Attempt,
  row: SubscriptionRow,
): Promise<unknown> {
  const { subscription: _, ...stored } = attempt.params
  // What stands in the row was written there as these parameters, just above.
  const params = stored as Stripe.SubscriptionUpdateParams
  try {
    await ask({ payments, ...context }, attempt, (key) =>
      payments.stripe.subscriptions.update(row.id, params, key),
    )
    return undefined
  } catch (error) {
    if (isProviderError(error)) return error
    throw error
  }
}

async function lookInto(context: BillingContext, hostId: string) {
  try {
    await syncHost(context, hostId, 'quantity_unanswered')
  } catch (error) {
    throw Object.assign(outcomeUnknown('could_not_process_upgrade'), { cause: error })
  }
}

type Verdict = { attempt: Attempt; wanted: Wanted; failure: unknown }

async function judge(context: BillingContext, { attempt, wanted, failure }: Verdict) {
  const mirror = await getMirror(context, wanted.hostId)
  const { current } = mirror
  if (current?.quantity === wanted.quantity) {
    await settleAttempt(context, attempt.id, { state: 'succeeded' })
    return
  }
  if (current?.pendingQuantity === wanted.quantity) {
    await settleAttempt(context, attempt.id, { state: 'failed', errorCode: 'unpaid' })
    throw actionRequired(current)
  }
  if (keepsKey(failure)) {
    throw isUnanswered(failure) ? outcomeUnknown('could_not_process_upgrade') : failure
  }
  await settleAttempt(context, attempt.id, { state: 'failed', errorCode: 'not_done' })
  await assertMayUpgrade(context, mirror, getLive(mirror))
  throw failure ?? outcomeUnknown('could_not_process_upgrade')
}

async function reportSeveralItems(
  { db, payments }: BillingContext,
  { id, hostId }: SubscriptionRow,
) {
  const incident = { kind: 'several_items', subject: id, hostId } as const
  await asSystem(db, (tx) => openIncident(tx, payments.now(), incident))
  return new Refusal('billing_misconfigured', { saying: 'could_not_upgrade_subscription' })
}
