import type { Books } from '#sandbox/books/books.ts'
import { emit } from '#sandbox/books/emit.ts'
import { getCustomer } from '#sandbox/books/get.ts'
import { nextBoundary } from '#sandbox/money/calendar.ts'
import { newId } from '#sandbox/store/ids.ts'
import type { Metadata, SubscriptionRecord } from '#sandbox/store/records.ts'
import { presentSubscription } from '#sandbox/wire/subscription.ts'
import { composeInvoice, finalizeInvoice } from './invoices.ts'
import { billedBy, periodLine } from './period-line.ts'

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
  const line = periodLine(books, item, { start: item.periodStart, end: item.periodEnd })
  const invoice = books.invoices.insert(
    composeInvoice(books, {
      subscription,
      billingReason: 'subscription_create',
      lines: [line],
      periodStart: books.at,
      periodEnd: books.at,
    }),
  )
  subscription.latestInvoice = invoice.id
  subscription.item = { ...item, billed: billedBy(line, invoice.id) }
  if (getCustomer(books, wanted.customer).currency === null) {
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
