import { and, eq, notInArray, sql } from 'drizzle-orm'
import type Stripe from 'stripe'
import {
  type BilledStatus,
  billedStatuses,
  findCanonical,
  isLive,
  type Subscription,
  subscriptionOf,
} from '#domain/money/subscription.ts'
import { guideProductId, productOf } from '#server/billing/catalogue.ts'
import type { Payments } from '#server/billing/context.ts'
import { isMissing, unless } from '#server/billing/stripe-errors.ts'
import type { Transaction } from '#server/db/database.ts'
import { billedSubscriptions } from '#server/db/tables/schema.ts'

/** A host's subscriptions as our copy has them, and what they come to. */
export type Mirror = {
  rows: SubscriptionRow[]
  subscription: Subscription
  /** The row of the subscription that speaks for the host. */
  current: SubscriptionRow | undefined
  lastPaidAt: Date | null
}

export async function readMirror(tx: Transaction, hostId: string): Promise<Mirror> {
  const copies = await tx
    .select()
    .from(billedSubscriptions)
    .where(eq(billedSubscriptions.hostId, hostId))
  const rows = copies.map((row) => ({ ...row, createdAt: row.stripeCreated }))
  return {
    rows,
    subscription: subscriptionOf(rows),
    current: findCanonical(rows),
    lastPaidAt: rows
      .map(({ lastPaidAt }) => lastPaidAt)
      .reduce((last, at) => (at && (!last || at > last) ? at : last), null),
  }
}

type Fetch = { hostId: string; fetched: readonly FetchedSubscription[]; now: Date }

/** Makes our copy what was fetched. What the provider no longer lists has ended; it stays as history. */
export async function writeMirror(tx: Transaction, { hostId, fetched, now }: Fetch) {
  for (const { lastPaidAt, ...row } of fetched) {
    const fresh = { ...row, ...(lastPaidAt && { lastPaidAt }), syncedAt: now }
    await tx
      .insert(billedSubscriptions)
      .values({ ...fresh, hostId })
      .onConflictDoUpdate({
        target: billedSubscriptions.id,
        set: fresh,
        setWhere: eq(billedSubscriptions.hostId, hostId),
      })
  }
  const listed = fetched.map(({ id }) => id)
  await tx
    .update(billedSubscriptions)
    .set({
      status: 'canceled',
      cancellationReason: 'no_longer_listed',
      endedAt: now,
      syncedAt: now,
    })
    .where(
      and(
        eq(billedSubscriptions.hostId, hostId),
        listed.length > 0 ? notInArray(billedSubscriptions.id, listed) : undefined,
        isNotOver,
      ),
    )
}

/** As the indexes say it. */
export const isNotOver = sql`${billedSubscriptions.status} not in ('canceled', 'incomplete_expired')`

export function liveRows({ rows }: Mirror) {
  return rows.filter(({ status }) => isLive(status))
}

export type SubscriptionRow = typeof billedSubscriptions.$inferSelect
export type FetchedSubscription = Omit<SubscriptionRow, 'hostId' | 'syncedAt'>

/** More than one item of ours: nobody can say which of them to change. */
export const severalItems = ''

/** All that a customer ever had to our product; undefined when the provider does not know the customer. */
export async function fetchSubscriptions({ stripe }: Pick<Payments, 'stripe'>, customer: string) {
  const asked = stripe.subscriptions
    .list({ customer, status: 'all', limit: 100, expand: ['data.latest_invoice'] })
    .autoPagingToArray({ limit: 1000 })
  const told = await unless(isMissing, asked)
  return told?.flatMap((one) => readSubscription(one) ?? [])
}

/** A subscription as the provider tells it; undefined when it is not one to our product. */
export function readSubscription(told: Stripe.Subscription): FetchedSubscription | undefined {
  const items = told.items.data.filter(({ price }) => productOf(price) === guideProductId)
  const [item] = items
  if (!item) return undefined
  const invoice = typeof told.latest_invoice === 'object' ? told.latest_invoice : null
  return {
    id: told.id,
    status: statusOf(told),
    quantity: Math.max(...items.map(({ quantity }) => quantity ?? 0)),
    itemId: items.length === 1 ? item.id : severalItems,
    priceId: item.price.id,
    currentPeriodEnd: moment(item.current_period_end),
    cancelAt: moment(told.cancel_at),
    cancelAtPeriodEnd: told.cancel_at_period_end,
    cancellationReason: told.cancellation_details?.reason ?? null,
    endedAt: moment(told.ended_at),
    latestInvoiceId: invoice?.id ?? null,
    unpaidInvoiceUrl: invoice?.status === 'open' ? (invoice.hosted_invoice_url ?? null) : null,
    lastPaidAt: invoice?.status === 'paid' ? moment(invoice.status_transitions.paid_at) : null,
    pendingQuantity: told.pending_update?.subscription_items?.[0]?.quantity ?? null,
    stripeCreated: new Date(told.created * 1000),
  }
}

/** A word we do not know yet grants nothing and is left for a person to read. */
function statusOf({ status }: Stripe.Subscription): BilledStatus {
  return billedStatuses.find((known) => known === status) ?? 'paused'
}

/** The provider counts in seconds. */
export function moment(seconds: number | null | undefined) {
  return typeof seconds === 'number' ? new Date(seconds * 1000) : null
}
