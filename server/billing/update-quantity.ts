import type Stripe from 'stripe'
import { assertUpgrade } from '#domain/pricing.ts'
import { Refusal } from '#domain/refusals.ts'
import { asSystem } from '#server/db/walls.ts'
import { type Attempt, ask, findUnanswered, settleAttempt, startAttempt } from './attempts.ts'
import type { BillingGround } from './ground.ts'
import { openIncident } from './incidents.ts'
import { type Lease, withLease } from './lease.ts'
import { liveRows, type Mirror } from './mirror.ts'
import { dropPendingUpdate } from './pending-update.ts'
import { getMirror } from './queries.ts'
import { type SubscriptionRow, severalItems } from './read-subscription.ts'
import { findRecentUpgrade } from './recent-upgrade.ts'
import { isUnanswered, outcomeUnknown, refusalFor } from './stripe-errors.ts'
import { syncHost } from './sync-host.ts'

type Upgrade = { hostId: string; newQuantity?: unknown }
type Wanted = { hostId: string; quantity: number }

/** More guides on a subscription: the difference is paid now, and until it is paid nothing changes. */
export async function updateQuantity(ground: BillingGround, { hostId, newQuantity }: Upgrade) {
  assertQuantity(ground, newQuantity)
  const wanted = { hostId, quantity: newQuantity }
  return withLease(ground, hostId, async (lease) => {
    try {
      await lease.keep()
      await syncHost(ground, hostId, 'quantity')
      const mirror = await getMirror(ground, hostId)
      const row = getUpgradable(mirror)
      if (await isAlreadyDone(ground, wanted, row)) return
      assertUpgrade(row.quantity, wanted.quantity)
      assertMayUpgrade(mirror, row)
      await settlePending(ground, lease, { row, wanted })
      await upgrade(ground, lease, { row, wanted })
    } catch (error) {
      throw refusalFor(error, 'could_not_process_upgrade')
    }
  })
}

function assertQuantity({ config }: BillingGround, quantity: unknown): asserts quantity is number {
  assertUpgrade(0, quantity)
  if (Number(quantity) > config.maxPaidGuides) throw new Refusal('quantity_limit')
}

function getUpgradable(mirror: Mirror): SubscriptionRow {
  const { current } = mirror
  if (current && liveRows(mirror).length > 0) return current
  throw new Refusal('no_subscription', { saying: 'could_not_upgrade_subscription' })
}

/** A second click, or a retry after an answer that was lost: what was asked for stands already. */
async function isAlreadyDone(ground: BillingGround, wanted: Wanted, row: SubscriptionRow) {
  if (row.quantity !== wanted.quantity) return false
  const attempt = await findRecentUpgrade(ground, wanted)
  if (!attempt) return false
  if (attempt.state === 'started') {
    await settleAttempt(ground, attempt.id, { state: 'succeeded' })
  }
  return true
}

function assertMayUpgrade({ subscription }: Mirror, { status, unpaidInvoiceUrl }: SubscriptionRow) {
  if (subscription.cancelAtPeriodEnd) throw new Refusal('subscription_cancelling')
  if (status === 'active' || status === 'trialing') return
  throw new Refusal('payment_past_due', { extra: { url: unpaidInvoiceUrl } })
}

type Step = { row: SubscriptionRow; wanted: Wanted }

async function settlePending(ground: BillingGround, lease: Lease, { row, wanted }: Step) {
  if (row.pendingQuantity === null) return
  if (row.pendingQuantity === wanted.quantity) throw actionRequired(row)
  await lease.keep()
  await dropPendingUpdate(ground, row)
}

function actionRequired({ unpaidInvoiceUrl }: SubscriptionRow) {
  return new Refusal('payment_action_required', { extra: { url: unpaidInvoiceUrl } })
}

async function upgrade(ground: BillingGround, lease: Lease, { row, wanted }: Step) {
  if (row.itemId === severalItems) throw await reportSeveralItems(ground, row)
  const attempt = await prepareAttempt(ground, { row, wanted })
  await lease.keep()
  const isAnswered = await send(ground, attempt, row)
  if (!isAnswered) await syncSilently(ground, wanted.hostId)
  else await syncHost(ground, wanted.hostId, 'quantity')
  await judge(ground, { attempt, wanted, isAnswered })
}

async function prepareAttempt(ground: BillingGround, { row, wanted }: Step) {
  const params = {
    subscription: row.id,
    items: [{ id: row.itemId, quantity: wanted.quantity }],
    proration_behavior: 'always_invoice',
    payment_behavior: 'pending_if_incomplete',
  }
  const unanswered = await findUnanswered(ground, { hostId: wanted.hostId, kind: 'quantity' })
  const isSame =
    unanswered?.quantity === wanted.quantity && unanswered.params.subscription === row.id
  if (unanswered && isSame) return unanswered
  if (unanswered) await settleAttempt(ground, unanswered.id, { state: 'failed' })
  return startAttempt(ground, { ...wanted, kind: 'quantity', params })
}

/** Whether an answer came; silence is looked into afterwards. */
async function send(
  { payments, ...ground }: BillingGround,
  attempt: Attempt,
  row: SubscriptionRow,
) {
  const { subscription: _, ...stored } = attempt.params
  // What stands in the row was written there as these parameters, just above.
  const params = stored as Stripe.SubscriptionUpdateParams
  try {
    await ask({ payments, ...ground }, attempt, (key) =>
      payments.stripe.subscriptions.update(row.id, params, key),
    )
    return true
  } catch (error) {
    if (isUnanswered(error)) return false
    throw error
  }
}

async function syncSilently(ground: BillingGround, hostId: string) {
  try {
    await syncHost(ground, hostId, 'quantity_unanswered')
  } catch (error) {
    throw Object.assign(outcomeUnknown('could_not_process_upgrade'), { cause: error })
  }
}

type Verdict = { attempt: Attempt; wanted: Wanted; isAnswered: boolean }

async function judge(ground: BillingGround, { attempt, wanted, isAnswered }: Verdict) {
  const { current } = await getMirror(ground, wanted.hostId)
  if (current?.quantity === wanted.quantity) {
    await settleAttempt(ground, attempt.id, { state: 'succeeded' })
    return
  }
  if (current?.pendingQuantity === wanted.quantity) {
    await settleAttempt(ground, attempt.id, { state: 'failed', errorCode: 'unpaid' })
    throw actionRequired(current)
  }
  if (isAnswered) await settleAttempt(ground, attempt.id, { state: 'failed' })
  throw outcomeUnknown('could_not_process_upgrade')
}

async function reportSeveralItems(
  { db, payments }: BillingGround,
  { id, hostId }: SubscriptionRow,
) {
  const incident = { kind: 'several_items', subject: id, hostId } as const
  await asSystem(db, (tx) => openIncident(tx, payments.now(), incident))
  return new Refusal('billing_misconfigured', { saying: 'could_not_upgrade_subscription' })
}
