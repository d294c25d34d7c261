import type { Books, Wire } from '#sandbox/books/books.ts'
import { notFound } from '#sandbox/errors/api-error.ts'
import type { EventRecord } from '#sandbox/store/service-records.ts'
import { presentEvent } from '#sandbox/wire/other.ts'
import { type Call, idOf, paramsOf } from './call.ts'
import { type PageParams, pageParams, presentPage } from './lists.ts'
import { refuseOthers } from './parameters.ts'

export function retrieveEvent(books: Books, call: Call): Wire {
  const event = books.events.find(idOf(call))
  if (!event) throw notFound('event', idOf(call), 'id')
  return presentEvent(books, event)
}

type EventFilter = PageParams & { created?: { gt?: number }; delivery_success?: boolean }

export function listEvents(books: Books, call: Call): Wire {
  refuseOthers(call.params, ['created', 'delivery_success', ...pageParams])
  const filter = paramsOf<EventFilter>(call)
  refuseOthers(filter.created ?? {}, ['gt'], 'created')
  const since = filter.created?.gt ?? -1
  const wanted = filter.delivery_success
  const rows = books.events
    .all()
    .filter(
      (event) =>
        event.created > since && (wanted === undefined || wasDelivered(books, event) === wanted),
    )
  return presentPage('/v1/events', rows, filter, (event) => presentEvent(books, event))
}

/** Without an endpoint to tell, there is nothing left to deliver. */
function wasDelivered(books: Books, event: EventRecord): boolean {
  const delivery = books.deliveries.find(event.id)
  return !delivery || delivery.state === 'delivered'
}
