import { endSubscription } from '#sandbox/billing/end-subscription.ts'
import { creditUnusedTime } from '#sandbox/billing/final-invoice.ts'
import { hasEnded } from '#sandbox/billing/statuses.ts'
import type { Books, Wire } from '#sandbox/books/books.ts'
import { getCustomer, getSubscription } from '#sandbox/books/get.ts'
import { notFound } from '#sandbox/errors/api-error.ts'
import type { SubscriptionRecord, SubscriptionStatus } from '#sandbox/store/records.ts'
import { presentSubscription } from '#sandbox/wire/subscription.ts'
import { type Call, idOf, paramsOf } from './call.ts'
import { refuseUnknownCustomer, subscriptionAt } from './find.ts'
import { isWithin, type PageParams, presentPage, type Range } from './lists.ts'
import { refuseOthers } from './parameters.ts'

export const retrieveSubscription = (books: Books, call: Call): Wire =>
  presentSubscription(books, subscriptionAt(books, idOf(call)))

type CancelParams = {
  cancellation_details?: { comment?: string; feedback?: string }
  invoice_now?: boolean
  prorate?: boolean
}

export function cancelSubscription(books: Books, call: Call): Wire {
  refuseOthers(call.params, ['cancellation_details', 'expand', 'invoice_now', 'prorate'])
  const params = paramsOf<CancelParams>(call)
  const found = subscriptionAt(books, idOf(call))
  if (hasEnded(found)) throw notFound('subscription', found.id, 'id')
  const subscription = books.subscriptions.edit(found.id)
  subscription.cancellation = {
    reason: subscription.cancellation.reason,
    comment: params.cancellation_details?.comment ?? null,
    feedback: params.cancellation_details?.feedback || null,
  }
  if (params.prorate && params.invoice_now) creditUnusedTime(books, found.id)
  endSubscription(books, found.id, 'cancellation_requested')
  return presentSubscription(books, getSubscription(books, found.id))
}

type SubscriptionFilter = PageParams & {
  created?: Range
  current_period_end?: Range
  current_period_start?: Range
  customer?: string
  price?: string
  status?: SubscriptionStatus | 'all' | 'ended'
  test_clock?: string
}

export function listSubscriptions(books: Books, call: Call): Wire {
  refuseOthers(call.params, [
    'created',
    'current_period_end',
    'current_period_start',
    'customer',
    'ending_before',
    'expand',
    'limit',
    'price',
    'starting_after',
    'status',
    'test_clock',
  ])
  const filter = paramsOf<SubscriptionFilter>(call)
  refuseUnknownCustomer(books, filter.customer)
  const rows = books.subscriptions.all().filter((row) => isListed(books, row, filter))
  return presentPage('/v1/subscriptions', rows, filter, (row) => presentSubscription(books, row))
}

function isListed(books: Books, row: SubscriptionRecord, filter: SubscriptionFilter): boolean {
  return (
    hasStatus(row, filter.status) &&
    isOnClock(books, row, filter) &&
    (filter.customer === undefined || row.customer === filter.customer) &&
    (filter.price === undefined || row.item.price === filter.price) &&
    isWithin(row.created, filter.created) &&
    isWithin(row.item.periodEnd, filter.current_period_end) &&
    isWithin(row.item.periodStart, filter.current_period_start)
  )
}

function hasStatus(row: SubscriptionRecord, status: SubscriptionFilter['status']): boolean {
  if (status === undefined) return row.status !== 'canceled'
  if (status === 'all') return true
  if (status === 'ended') return hasEnded(row)
  return row.status === status
}

/** Subscriptions on a test clock are listed only by that clock or by their customer. */
function isOnClock(books: Books, row: SubscriptionRecord, filter: SubscriptionFilter): boolean {
  const clock = getCustomer(books, row.customer).testClock
  if (filter.test_clock !== undefined) return clock === filter.test_clock
  return filter.customer !== undefined || clock === null
}
