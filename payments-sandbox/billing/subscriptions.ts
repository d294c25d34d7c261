import { type Books, newId } from '#sandbox/books.ts'
import { emit, withUpdateEvent } from '#sandbox/events.ts'
import type {
  CancellationReason,
  InvoiceRecord,
  Metadata,
  SessionRecord,
  SubscriptionRecord,
  SubscriptionStatus,
} from '#sandbox/records.ts'
import { presentInvoice, presentSession, presentSubscription } from '#sandbox/wire.ts'
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

export const hasEnded = ({ status }: Pick<SubscriptionRecord, 'status'>): boolean =>
  status === 'canceled' || status === 'incomplete_expired'

/** It renews, can be changed and can be cancelled. */
export const isLive = ({ status }: Pick<SubscriptionRecord, 'status'>): boolean =>
  ['trialing', 'active', 'past_due', 'unpaid'].includes(status)

type Wanted = {
  customer: string
  price: string
  quantity: number
  metadata: Metadata
}

/** A subscription and its first invoice, both waiting for the first payment. */
function subscribe(books: Books, { price, quantity, ...wanted }: Wanted) {
  const subscription = books.subscriptions.insert({
    id: newId('sub'),
    created: books.at,
    status: 'incomplete',
    billingCycleAnchor: books.at,
    item: {
      id: newId('si'),
      created: books.at,
      price,
      quantity,
      currentPeriodStart: books.at,
      currentPeriodEnd: nextBoundary(books.at, books.at),
    },
    cancelAtPeriodEnd: false,
    latestInvoice: '',
    ...wanted,
  })
  const invoice = issueInvoice(books, {
    subscription,
    billingReason: 'subscription_create',
    lines: [periodLine(books, subscription.item)],
    periodStart: books.at,
    periodEnd: books.at,
  })
  billFor(books, invoice)
  finalizeInvoice(books, invoice.id)
  emit(books, 'customer.subscription.created', presentSubscription(books, subscription))
  return subscription
}

/** The period moves at once; the money is asked for an hour later. */
export function renew(books: Books, id: string): void {
  withUpdateEvent(books, id, () => {
    const subscription = books.subscriptions.edit(id)
    const { item, billingCycleAnchor } = subscription
    const ended = { periodStart: item.currentPeriodStart, periodEnd: item.currentPeriodEnd }
    if (subscription.status === 'trialing') subscription.status = 'active'
    item.currentPeriodStart = ended.periodEnd
    item.currentPeriodEnd = nextBoundary(billingCycleAnchor, ended.periodEnd)
    const invoice = issueInvoice(books, {
      subscription,
      billingReason: 'subscription_cycle',
      lines: [periodLine(books, item)],
      ...ended,
    })
    billFor(books, invoice)
    if (subscription.status !== 'unpaid') invoice.collectedAt = books.at + hour
  })
}

/** The next renewal as it would be invoiced. */
export function nextInvoice(books: Books, id: string): InvoiceRecord {
  const subscription = books.subscriptions.get(id)
  const { item, billingCycleAnchor } = subscription
  const { currentPeriodStart: periodStart, currentPeriodEnd: periodEnd } = item
  const following = {
    currentPeriodStart: periodEnd,
    currentPeriodEnd: nextBoundary(billingCycleAnchor, periodEnd),
  }
  return {
    ...composeInvoice(books, {
      subscription,
      billingReason: 'subscription_cycle',
      lines: [periodLine(books, { ...item, ...following })],
      periodStart,
      periodEnd,
    }),
    id: newId('upcoming_in'),
    created: periodEnd,
    collectedAt: periodEnd,
  }
}

/** Seven days before a renewal, once per period. */
export function announceUpcoming(books: Books, id: string): void {
  const { item, status } = books.subscriptions.get(id)
  books.subscriptions.edit(id).upcomingAnnounced = item.currentPeriodEnd
  if (status === 'unpaid') return
  emit(books, 'invoice.upcoming', presentInvoice(books, nextInvoice(books, id)))
}

export function setStatus(books: Books, id: string, status: SubscriptionStatus): void {
  withUpdateEvent(books, id, () => {
    books.subscriptions.edit(id).status = status
  })
}

/** Another quantity, without an invoice: what support does. */
export function overrideQuantity(books: Books, id: string, quantity: number): void {
  if (books.subscriptions.get(id).item.quantity === quantity) return
  dropPendingUpdate(books, id)
  books.subscriptions.edit(id).item.quantity = quantity
}

/** How long a change waits for its invoice; the subscription goes on as it was. */
const patience = 23 * hour

/** Another quantity, prorated to the second and charged now; until it is paid it waits. */
export function changeQuantity(books: Books, id: string, quantity: number): void {
  const subscription = books.subscriptions.edit(id)
  const { item } = subscription
  if (item.quantity === quantity) return
  dropPendingUpdate(books, id)
  const invoice = issueInvoice(books, {
    subscription,
    billingReason: 'subscription_update',
    lines: prorationLines(books, item, quantity),
    periodStart: books.at,
    periodEnd: books.at,
  })
  finalizeInvoice(books, invoice.id)

  const result = tryCharge(books, invoice.id)
  if (result === 'paid') {
    item.quantity = quantity
    billFor(books, invoice)
    return
  }
  const expiresAt = Math.min(books.at + patience, item.currentPeriodEnd)
  subscription.pendingUpdate = { expiresAt, invoice: invoice.id, quantity }
  announceFailure(books, invoice.id, result, false)
}

/** Forgets a change that was not paid for, and its invoice with it. */
export function dropPendingUpdate(books: Books, id: string): void {
  const { pendingUpdate } = books.subscriptions.get(id)
  if (!pendingUpdate) return
  const subscription = books.subscriptions.edit(id)
  subscription.pendingUpdate = undefined
  if (books.invoices.get(pendingUpdate.invoice).status === 'open') {
    voidInvoice(books, pendingUpdate.invoice)
  }
  const after = presentSubscription(books, subscription)
  emit(books, 'customer.subscription.pending_update_expired', after)
}

/** At the end of the period. Stripe fills `cancel_at` too; its portal fills nothing else. */
export function scheduleCancel(books: Books, id: string, cancelAtPeriodEnd: boolean): void {
  const subscription = books.subscriptions.edit(id)
  subscription.cancelAt = subscription.item.currentPeriodEnd
  subscription.cancelAtPeriodEnd = cancelAtPeriodEnd
  subscription.canceledAt = books.at
  subscription.cancellationReason = 'cancellation_requested'
}

export function keepGoing(books: Books, id: string): void {
  const subscription = books.subscriptions.edit(id)
  subscription.cancelAt = undefined
  subscription.cancelAtPeriodEnd = false
  subscription.canceledAt = undefined
  subscription.cancellationReason = undefined
}

export function endSubscription(books: Books, id: string, reason: CancellationReason): void {
  const subscription = books.subscriptions.edit(id)
  if (subscription.status === 'incomplete') {
    expireIncomplete(books, id)
    return
  }
  dropPendingUpdate(books, id)
  stopCollecting(books, id)
  subscription.status = 'canceled'
  subscription.endedAt = books.at
  subscription.canceledAt ??= books.at
  subscription.cancellationReason = reason
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
    if (books.invoices.get(latestInvoice).status === 'open') voidInvoice(books, latestInvoice)
  })
}

export function isPayable(books: Books, id: string): boolean {
  const session = books.sessions.find(id)
  return session?.status === 'open' && !books.customers.get(session.customer).isGone
}

/** What an open session asks to be paid; a second try pays the same subscription's first invoice. */
export function invoiceFor(books: Books, id: string): string {
  const session = books.sessions.edit(id)
  const begun = books.subscriptions.find(session.subscriptionInProgress ?? '')
  if (begun?.status === 'incomplete') return begun.latestInvoice
  const { customer, price, quantity, subscriptionMetadata: metadata } = session
  const subscription = subscribe(books, { customer, price, quantity, metadata })
  session.subscriptionInProgress = subscription.id
  return subscription.latestInvoice
}

/** Its invoice has been paid. */
export function completeSession(books: Books, id: string, invoice: string): void {
  const session = books.sessions.edit(id)
  session.status = 'complete'
  session.subscription = books.invoices.get(invoice).subscription
  session.invoice = invoice
  session.subscriptionInProgress = undefined
  emit(books, 'checkout.session.completed', presentSession(books, session))
}

export function expireSession(books: Books, id: string): SessionRecord {
  const session = books.sessions.edit(id)
  session.status = 'expired'
  emit(books, 'checkout.session.expired', presentSession(books, session))
  return session
}
