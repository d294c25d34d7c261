import { endSubscription } from '#sandbox/billing/end-subscription.ts'
import { hasEnded } from '#sandbox/billing/statuses.ts'
import type { Books, Wire } from '#sandbox/books/books.ts'
import { getSubscription } from '#sandbox/books/get.ts'
import { notFound } from '#sandbox/errors/api-error.ts'
import type { SubscriptionRecord } from '#sandbox/store/records.ts'
import { presentSubscription } from '#sandbox/wire/subscription.ts'
import { type Call, idOf, paramsOf } from './call.ts'
import { refuseUnknownCustomer, subscriptionAt } from './find.ts'
import { type PageParams, pageParams, presentPage } from './lists.ts'
import { refuseOthers, requireValue } from './parameters.ts'

export const retrieveSubscription = (books: Books, call: Call): Wire =>
  presentSubscription(books, subscriptionAt(books, idOf(call)))

/** Ends at once; what was paid is not given back. */
export function cancelSubscription(books: Books, call: Call): Wire {
  refuseOthers(call.params, ['expand', 'prorate'])
  if (call.params.prorate !== undefined) requireValue(call.params, 'prorate', false)
  const found = subscriptionAt(books, idOf(call))
  if (hasEnded(found)) throw notFound('subscription', found.id, 'id')
  endSubscription(books, found.id, 'cancellation_requested')
  return presentSubscription(books, getSubscription(books, found.id))
}

type SubscriptionFilter = PageParams & { customer?: string; status?: string }

export function listSubscriptions(books: Books, call: Call): Wire {
  refuseOthers(call.params, ['customer', 'status', ...pageParams])
  if (call.params.status !== undefined) requireValue(call.params, 'status', 'all')
  const filter = paramsOf<SubscriptionFilter>(call)
  refuseUnknownCustomer(books, filter.customer)
  const rows = books.subscriptions.all().filter((row) => isListed(row, filter))
  return presentPage('/v1/subscriptions', rows, filter, (row) => presentSubscription(books, row))
}

function isListed(row: SubscriptionRecord, { customer, status }: SubscriptionFilter): boolean {
  if (status !== 'all' && row.status === 'canceled') return false
  return customer === undefined || row.customer === customer
}
