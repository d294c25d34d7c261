import type Stripe from 'stripe'
import {
  type BilledStatus,
  type BilledSubscription,
  billedStatuses,
} from '#domain/money/subscription.ts'
import { guideProductId, productOf } from '#server/billing/catalogue.ts'
import type { billedSubscriptions } from '#server/db/tables/schema.ts'

export type SubscriptionRow = typeof billedSubscriptions.$inferSelect
export type FetchedSubscription = Omit<SubscriptionRow, 'hostId' | 'syncedAt'>

/** More than one item of ours: nobody can say which of them to change. */
export const severalItems = ''

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

/** The same in the words of the product's rules. */
export function billedOf(row: SubscriptionRow): BilledSubscription {
  const { id, status, quantity, currentPeriodEnd, cancelAt, cancelAtPeriodEnd } = row
  return {
    id,
    status,
    quantity,
    currentPeriodEnd,
    cancelAt,
    cancelAtPeriodEnd,
    cancellationReason: row.cancellationReason,
    endedAt: row.endedAt,
    createdAt: row.stripeCreated,
  }
}

function moment(seconds: number | null | undefined) {
  return typeof seconds === 'number' ? new Date(seconds * 1000) : null
}
