import { type Books, newId } from '#sandbox/books.ts'
import { emit, withUpdateEvent } from '#sandbox/events.ts'
import type {
  CancellationReason,
  InvoiceRecord,
  Metadata,
  SubscriptionRecord,
  SubscriptionStatus,
  Unix,
} from '#sandbox/records.ts'
import { presentInvoice, presentSubscription } from '#sandbox/wire.ts'
import {
  announceFailure,
  billFor,
  composeInvoice,
  finalizeInvoice,
  issueInvoice,
  stopCollecting,
  tryCharge,
  voidInvoice,
} from './invoices.ts'
import { hour, nextBoundary, periodLine, prorationLines } from './money.ts'

export const hasEnded = ({ status }: SubscriptionRecord): boolean =>
  status === 'canceled' || status === 'incomplete_expired'

const live: readonly SubscriptionStatus[] = ['trialing', 'active', 'past_due', 'unpaid']

/** It renews, can be changed and can be cancelled. */
export const isLive = ({ status }: SubscriptionRecord): boolean => live.includes(status)

type Wanted = {
  customer: string
  price: string
  quantity: number
  metadata: Metadata
}

/** A subscription and its first invoice, both waiting for the first payment. */
export function subscribe(books: Books, wanted: Wanted): SubscriptionRecord {
  const subscription = books.subscriptions.insert(freshSubscription(books, wanted))
  const { item } = subscription
  const line = periodLine(books, item)
  const invoice = issueInvoice(books, {
    subscription,
    billingReason: 'subscription_create',
    lines: [line],
    periodStart: books.at,
    periodEnd: books.at,
  })
  billFor(books, invoice)
  if (books.customers.get(wanted.customer).currency === null) {
    books.customers.edit(wanted.customer).currency = line.currency
  }
  finalizeInvoice(books, invoice.id)
  emit(books, 'customer.subscription.created', presentSubscription(books, subscription))
  return subscription
}

function freshSubscription(books: Books, wanted: Wanted): SubscriptionRecord {
  return {
    id: newId('sub'),
    created: books.at,
    customer: wanted.customer,
    status: 'incomplete',
    anchor: books.at,
    item: {
      id: newId('si'),
      created: books.at,
      price: wanted.price,
      quantity: wanted.quantity,
      periodStart: books.at,
      periodEnd: nextBoundary(books.at, books.at),
      billed: null,
    },
    cancelAt: null,
    cancelAtPeriodEnd: false,
    canceledAt: null,
    endedAt: null,
    cancellation: { reason: null },
    defaultPaymentMethod: null,
    latestInvoice: null,
    metadata: wanted.metadata,
    pendingUpdate: null,
    upcomingAnnounced: null,
  }
}

/** The period moves at once; the money is asked for an hour later. */
export function renew(books: Books, id: string): void {
  withUpdateEvent(books, id, () => {
    const subscription = books.subscriptions.edit(id)
    const { item, anchor } = subscription
    const ended = { periodStart: item.periodStart, periodEnd: item.periodEnd }
    if (subscription.status === 'trialing') subscription.status = 'active'
    item.periodStart = ended.periodEnd
    item.periodEnd = nextBoundary(anchor, ended.periodEnd)
    const invoice = issueInvoice(books, {
      subscription,
      billingReason: 'subscription_cycle',
      lines: [periodLine(books, item)],
      ...ended,
    })
    billFor(books, invoice)
    if (books.subscriptions.get(id).status === 'unpaid') return
    invoice.autoAdvance = true
    invoice.finalizesAt = books.at + hour
    invoice.nextPaymentAttempt = books.at + hour
  })
}

/** The next renewal as it would be invoiced. */
export function nextInvoice(books: Books, id: string): InvoiceRecord {
  const subscription = books.subscriptions.get(id)
  const { item, anchor } = subscription
  const periodEnd = nextBoundary(anchor, item.periodEnd)
  return {
    ...composeInvoice(books, {
      subscription,
      billingReason: 'subscription_cycle',
      lines: [periodLine(books, { ...item, periodStart: item.periodEnd, periodEnd })],
      periodStart: item.periodStart,
      periodEnd: item.periodEnd,
    }),
    id: newId('upcoming_in'),
    created: item.periodEnd,
    nextPaymentAttempt: item.periodEnd,
  }
}

/** Seven days before a renewal, once per period. */
export function announceUpcoming(books: Books, id: string): void {
  const { item, status } = books.subscriptions.get(id)
  books.subscriptions.edit(id).upcomingAnnounced = item.periodEnd
  if (status === 'unpaid') return
  emit(books, 'invoice.upcoming', presentInvoice(books, nextInvoice(books, id)))
}

/** Another quantity, without an invoice: what support does. */
export function changeForNothing(books: Books, id: string, quantity: number): void {
  if (books.subscriptions.get(id).item.quantity === quantity) return
  dropPendingUpdate(books, id)
  books.subscriptions.edit(id).item.quantity = quantity
}

/** How long a change waits for its invoice; the subscription goes on as it was. */
const patience = 23 * hour

/** Another quantity, prorated to the second and charged now; until it is paid it waits. */
export function changeForMoney(books: Books, id: string, quantity: number): void {
  const { item } = books.subscriptions.get(id)
  if (item.quantity === quantity) return
  dropPendingUpdate(books, id)
  const invoice = issueInvoice(books, {
    subscription: books.subscriptions.get(id),
    billingReason: 'subscription_update',
    lines: prorationLines(books, item, quantity),
    periodStart: books.at,
    periodEnd: books.at,
    prorationDate: books.at,
  })
  finalizeInvoice(books, invoice.id)

  const result = tryCharge(books, invoice.id, { presence: 'unattended' })
  if (result.outcome === 'paid') {
    books.subscriptions.edit(id).item.quantity = quantity
    billFor(books, invoice)
    return
  }
  const expiresAt = Math.min(books.at + patience, item.periodEnd)
  books.subscriptions.edit(id).pendingUpdate = { expiresAt, invoice: invoice.id, quantity }
  announceFailure(books, invoice.id, result, 'unattended')
}

/** Forgets a change that was not paid for, and its invoice with it. */
export function dropPendingUpdate(books: Books, id: string): void {
  const { pendingUpdate } = books.subscriptions.get(id)
  if (!pendingUpdate) return
  const subscription = books.subscriptions.edit(id)
  subscription.pendingUpdate = null
  if (books.invoices.get(pendingUpdate.invoice).status === 'open') {
    voidInvoice(books, pendingUpdate.invoice)
  }
  const after = presentSubscription(books, subscription)
  emit(books, 'customer.subscription.pending_update_expired', after)
}

/** Stripe fills `cancel_at` too, so that one field always tells the date. */
export function cancelAtPeriodEnd(books: Books, id: string): void {
  const subscription = books.subscriptions.edit(id)
  scheduleCancel(books, id, subscription.item.periodEnd)
  subscription.cancelAtPeriodEnd = true
}

/** What the portal does: a date, and `cancel_at_period_end` stays false. */
export function scheduleCancel(books: Books, id: string, at: Unix): void {
  const subscription = books.subscriptions.edit(id)
  subscription.cancelAt = at
  subscription.cancelAtPeriodEnd = false
  subscription.canceledAt = books.at
  subscription.cancellation = { reason: 'cancellation_requested' }
}

export function keepGoing(books: Books, id: string): void {
  const subscription = books.subscriptions.edit(id)
  subscription.cancelAt = null
  subscription.cancelAtPeriodEnd = false
  subscription.canceledAt = null
  subscription.cancellation = { reason: null }
}

export function endSubscription(books: Books, id: string, reason: CancellationReason): void {
  if (books.subscriptions.get(id).status === 'incomplete') {
    expireIncomplete(books, id)
    return
  }
  dropPendingUpdate(books, id)
  stopCollecting(books, id)
  const subscription = books.subscriptions.edit(id)
  subscription.status = 'canceled'
  subscription.endedAt = books.at
  subscription.canceledAt ??= books.at
  subscription.cancellation = { reason }
  emit(books, 'customer.subscription.deleted', presentSubscription(books, subscription))
}

/** A first payment that never came: the subscription never really began. */
export function expireIncomplete(books: Books, id: string): void {
  withUpdateEvent(books, id, () => {
    const subscription = books.subscriptions.edit(id)
    subscription.status = 'incomplete_expired'
    subscription.canceledAt = books.at
    subscription.endedAt = books.at
    const { latestInvoice } = subscription
    if (latestInvoice && books.invoices.get(latestInvoice).status === 'open') {
      voidInvoice(books, latestInvoice)
    }
  })
}
