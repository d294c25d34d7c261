import { day } from './billing/money.ts'
import { type Books, newId, settingsOf, type Wire } from './books.ts'
import type { CustomerRecord, EventRecord } from './records.ts'
import { presentCustomer, presentSubscription } from './wire.ts'

const thirtyDays = 30 * day

/** Records an event; if an endpoint listens, its delivery waits in the same transaction. */
export function emit(books: Books, type: string, object: Wire, previous: Wire | null = null): void {
  const event = books.events.insert({
    id: newId('evt'),
    created: books.at,
    recordedAt: books.accountAt,
    type,
    object: structuredClone(object),
    previous,
    requestId: books.cause?.requestId ?? null,
    idempotencyKey: books.cause?.idempotencyKey ?? null,
  })
  if (!settingsOf(books).webhook) return
  books.deliveries.insert({
    id: event.id,
    state: 'waiting',
    attempts: 0,
    nextAttemptAt: null,
    lastStatus: null,
    lastError: null,
  })
}

/** Emits `customer.subscription.updated` with what `change` changed, if it changed anything. */
export function withUpdateEvent(books: Books, id: string, change: () => void): void {
  const present = () => presentSubscription(books, books.subscriptions.get(id))
  const before = present()
  change()
  const after = present()
  const previous = differences(before, after)
  if (previous) emit(books, 'customer.subscription.updated', after, previous)
}

/** Changes a customer and emits `customer.updated`, if that changed anything. */
export function editCustomer(
  books: Books,
  id: string,
  change: (customer: CustomerRecord) => void,
): Wire {
  const before = presentCustomer(books.customers.get(id))
  const customer = books.customers.edit(id)
  change(customer)
  const after = presentCustomer(customer)
  const previous = differences(before, after)
  if (previous) emit(books, 'customer.updated', after, previous)
  return after
}

/** The former values of the top-level fields that differ. */
function differences(before: Wire, after: Wire): Wire | null {
  const changed = Object.keys(after).filter(
    (key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]),
  )
  if (changed.length === 0) return null
  return structuredClone(Object.fromEntries(changed.map((key) => [key, before[key]])))
}

/** Events are kept for thirty days, as Stripe keeps them, unless a delivery is still owed. */
export function forgetOldEvents(books: Books): void {
  for (const event of books.events.all()) {
    if (event.recordedAt > books.accountAt - thirtyDays) continue
    const delivery = books.deliveries.find(event.id)
    if (delivery && (delivery.state === 'waiting' || delivery.state === 'held')) continue
    books.events.remove(event.id)
    if (delivery) books.deliveries.remove(event.id)
  }
}

export const apiVersion = '2026-10-28.endive'

export function presentEvent(books: Pick<Books, 'deliveries'>, event: EventRecord): Wire {
  const delivery = books.deliveries.find(event.id)
  return {
    id: event.id,
    object: 'event',
    api_version: apiVersion,
    created: event.created,
    data: {
      object: event.object,
      ...(event.previous && { previous_attributes: event.previous }),
    },
    livemode: false,
    pending_webhooks: delivery && delivery.state !== 'delivered' ? 1 : 0,
    request: { id: event.requestId, idempotency_key: event.idempotencyKey },
    type: event.type,
  }
}
