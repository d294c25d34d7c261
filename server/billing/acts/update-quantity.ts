import { z } from '@hono/zod-openapi'
import type Stripe from 'stripe'
import { Refusal } from '#domain/messages/refusals.ts'
import { assertQuantity, assertUpgrade } from '#domain/money/pricing.ts'
import { askedQuantity, assertOwn, type BillingContext, hostBody } from '#server/billing/context.ts'
import { failureOf, isUnanswered, keepsKey, outcomeUnknown } from '#server/billing/payments.ts'
import { getPriceOf, PriceProblem, withPriceIncident } from '#server/billing/price.ts'
import { type SubscriptionRow, severalItems } from '#server/billing/sync/customers.ts'
import { reportIncident } from '#server/billing/sync/incidents.ts'
import { liveRows, type Mirror } from '#server/billing/sync/sync-host.ts'
import { json } from '#server/http/answers.ts'
import { hostCall } from '#server/http/call.ts'
import {
  type Attempt,
  ask,
  findRecentUpgrade,
  findUnanswered,
  noteAttempt,
  startAttempt,
} from './attempts.ts'
import { dropPendingUpdate } from './end-subscription.ts'
import { pastDue } from './open-portal.ts'
import { getHostPlan, presentSubscription, subscriptionAnswer } from './read-status.ts'
import { type Turn, withBilling } from './with-billing.ts'

export const upgradeCall = (context: BillingContext) =>
  hostCall('POST /stripe/update-subscription-quantity', {
    summary: 'Pay for more guides',
    description:
      'The difference of the running month is charged at once. While the bank has not approved it nothing changes: 402 with the `url` to pay at.',
    failure: 'could_not_process_upgrade',
    body: hostBody.extend({ newQuantity: askedQuantity }),
    limit: 'billingChanges',
    refuses: ['no_subscription', 'card_declined'],
    answer: { 200: json(upgradeAnswer, 'Paid, and the credits are there') },
    async work({ hostId, body }) {
      await assertOwn(context, hostId, body.hostId)
      await updateQuantity(context, body)
      const plan = await getHostPlan(context, hostId)
      return { subscription: presentSubscription(plan), guide_credits: plan.figures.guideCredits }
    },
  })

const upgradeAnswer = subscriptionAnswer.extend({ guide_credits: z.number().int() })

const saying = 'could_not_process_upgrade'

type Upgrade = { hostId: string; newQuantity?: unknown }
type Wanted = { hostId: string; quantity: number }

/** More guides on a subscription: the difference is paid now, and until it is paid nothing changes. */
export async function updateQuantity(context: BillingContext, { hostId, newQuantity }: Upgrade) {
  assertQuantity(newQuantity, context.config.maxPaidGuides)
  const wanted = { hostId, quantity: newQuantity }
  const work = { hostId, reason: 'quantity', saying } as const
  return withBilling(context, work, async (turn) => {
    const mirror = await turn.sync()
    if (getLive(mirror).quantity === wanted.quantity) {
      // A second click, or a retry after an answer that was lost: what was asked for stands already.
      const made = await findRecentUpgrade(context, wanted)
      if (made && made.state !== 'succeeded')
        await noteAttempt(context, made.id, { state: 'succeeded' })
      if (made) return
    }
    const row = await dropPendingUpgrade(context, turn, { mirror, wanted })
    await upgrade(context, turn, { row, wanted })
  })
}

function getLive(mirror: Mirror): SubscriptionRow {
  const { current } = mirror
  if (current && liveRows(mirror).length > 0) return current
  throw new Refusal('no_subscription', { saying: 'could_not_upgrade_subscription' })
}

/** What can grow to the wanted quantity. An increase paid while it was being dropped stands, and counts. */
async function dropPendingUpgrade(
  context: BillingContext,
  turn: Turn,
  { mirror, wanted }: { mirror: Mirror; wanted: Wanted },
) {
  const row = await getUpgradable(context, mirror, wanted)
  if (row.pendingQuantity === null) return row
  if (row.pendingQuantity === wanted.quantity) throw actionRequired(row)
  await turn.keep()
  await dropPendingUpdate(context, row)
  return getUpgradable(context, await turn.sync(), wanted)
}

async function getUpgradable(context: BillingContext, mirror: Mirror, { quantity }: Wanted) {
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

async function upgrade(context: BillingContext, turn: Turn, { row, wanted }: Step) {
  if (row.itemId === severalItems) {
    await reportIncident(context, { kind: 'several_items', subject: row.id, hostId: row.hostId })
    throw new Refusal('billing_misconfigured', { saying: 'could_not_upgrade_subscription' })
  }
  const { priceId, hostId } = row
  if (priceId === null) throw new PriceProblem('the subscription has no price')
  // It may stand at an older price than the one we sell at: it grows only where it costs what we quote.
  await withPriceIncident(
    context,
    { subject: priceId, hostId },
    getPriceOf(context.payments, priceId),
  )
  const attempt = await prepareAttempt(context, { row, wanted })
  await turn.keep()
  const { subscription: _, ...params } = attempt.params
  const { subscriptions } = context.payments.stripe
  const sent = ask(context, attempt, (key) =>
    subscriptions.update(row.id, params as Stripe.SubscriptionUpdateParams, key),
  )
  const failure = await failureOf(sent)
  const mirror = failure === undefined ? await turn.sync() : await lookInto(turn)
  await judge(context, mirror, { attempt, wanted, failure })
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
  if (unanswered) await noteAttempt(context, unanswered.id, { state: 'failed' })
  return startAttempt(context, { ...wanted, kind: 'quantity', params })
}

/** Only a look says what was done all the same. */
async function lookInto({ sync }: Turn) {
  try {
    return await sync('quantity_unanswered')
  } catch (error) {
    throw Object.assign(outcomeUnknown(saying), { cause: error })
  }
}

async function judge(
  context: BillingContext,
  mirror: Mirror,
  { attempt, wanted, failure }: { attempt: Attempt; wanted: Wanted; failure: unknown },
) {
  const { current } = mirror
  if (current?.quantity === wanted.quantity) {
    await noteAttempt(context, attempt.id, { state: 'succeeded' })
    return
  }
  if (current?.pendingQuantity === wanted.quantity) {
    await noteAttempt(context, attempt.id, { state: 'failed', errorCode: 'unpaid' })
    throw actionRequired(current)
  }
  if (keepsKey(failure)) throw isUnanswered(failure) ? outcomeUnknown(saying) : failure
  await noteAttempt(context, attempt.id, { state: 'failed', errorCode: 'not_done' })
  await assertMayUpgrade(context, mirror, getLive(mirror))
  throw failure ?? outcomeUnknown(saying)
}
