import { day } from './billing/money.ts'
import { type Books, newId, settingsOf, type Wire } from './books.ts'
import type { CustomerRecord, EventRecord } from './records.ts'
import { presentCustomer, presentSubscription } from './wire.ts'

const thirtyDays = 30 * day

/** Records an event; if an endpoint listens, its delivery waits in the same transaction. */
export function emit(books: Books, type: string, object: Wire, previous?: Wire): void {
  books.events.insert({
    id: newId('evt'),
    created: books.at,
    recordedAt: books.accountAt,
    type,
    object: structuredClone(object),
    previous,
    ...books.cause,
    ...(settingsOf(books).webhook && { delivery: { state: 'waiting', attempts: 0 } }),
  })
}

/** Emits `customer.subscription.updated` with what `change` changed, if it changed anything. */
export function withUpdateEvent(books: Books, id: string, change: () => void): void {
  const present = () => presentSubscription(books, books.subscriptions.get(id))
  const before = present()
  change()
  emitUpdate(books, 'customer.subscription.updated', { before, after: present() })
}

/** Changes a customer and emits `customer.updated`, if that changed anything. */
export function editCustomer(books: Books, id: string, change: (customer: CustomerRecord) => void) {
  const before = presentCustomer(books.customers.get(id))
  const customer = books.customers.edit(id)
  change(customer)
  const after = presentCustomer(customer)
  emitUpdate(books, 'customer.updated', { before, after })
  return after
}

/** With the former values of the top-level fields that differ; nothing where none does. */
function emitUpdate(books: Books, type: string, { before, after }: { before: Wire; after: Wire }) {
  const changed = Object.keys(after).filter(
    (key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]),
  )
  if (changed.length === 0) return
  const previous = Object.fromEntries(changed.map((key) => [key, before[key]]))
  emit(books, type, after, structuredClone(previous))
}

/** Events are kept for thirty days, as Stripe keeps them, unless a delivery is still owed. */
export function forgetOldEvents(books: Books): void {
  for (const { id, recordedAt, delivery } of books.events.all()) {
    if (recordedAt > books.accountAt - thirtyDays || delivery?.state === 'waiting') continue
    books.events.remove(id)
  }
}

export const apiVersion = '2026-10-28.endive'

export const presentEvent = (event: EventRecord): Wire => ({
  id: event.id,
  object: 'event',
  api_version: apiVersion,
  created: event.created,
  data: {
    object: event.object,
    ...(event.previous && { previous_attributes: event.previous }),
  },
  livemode: false,
  pending_webhooks: wasDelivered(event) ? 0 : 1,
  request: { id: event.requestId ?? null, idempotency_key: event.idempotencyKey ?? null },
  type: event.type,
})

/** Without an endpoint to tell, there is nothing left to deliver. */
export const wasDelivered = ({ delivery }: EventRecord): boolean =>
  !delivery || delivery.state === 'delivered'
