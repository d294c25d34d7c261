import type { Books, Wire } from '#sandbox/books/books.ts'
import { invalid, notFound } from '#sandbox/errors/api-error.ts'
import type { EventRecord } from '#sandbox/store/service-records.ts'
import { presentEvent } from '#sandbox/wire/other.ts'
import { type Call, idOf, paramsOf } from './call.ts'
import { isWithin, type PageParams, presentPage, type Range } from './lists.ts'

export function retrieveEvent(books: Books, call: Call): Wire {
  const event = books.events.find(idOf(call))
  if (!event) throw notFound('event', idOf(call), 'id')
  return presentEvent(books, event)
}

type EventFilter = PageParams & {
  created?: Range
  delivery_success?: boolean
  type?: string
  types?: string[]
}

export function listEvents(books: Books, call: Call): Wire {
  const filter = paramsOf<EventFilter>(call)
  if (filter.type !== undefined && filter.types) {
    throw invalid('You may pass either `type` or `types`, but not both.', { param: 'types' })
  }
  const rows = books.events.all().filter((event) => isListed(books, event, filter))
  return presentPage('/v1/events', rows, filter, (event) => presentEvent(books, event))
}

function isListed(books: Books, event: EventRecord, filter: EventFilter): boolean {
  const types = filter.types ?? (filter.type === undefined ? undefined : [filter.type])
  return (
    isWithin(event.created, filter.created) &&
    (types === undefined || types.some((type) => isOfType(event, type))) &&
    (filter.delivery_success === undefined ||
      wasDelivered(books, event) === filter.delivery_success)
  )
}

/** `invoice.*` names a family. */
const isOfType = (event: EventRecord, type: string) =>
  type.endsWith('*') ? event.type.startsWith(type.slice(0, -1)) : event.type === type

/** Without an endpoint to tell, there is nothing left to deliver. */
function wasDelivered(books: Books, event: EventRecord): boolean {
  const delivery = books.deliveries.find(event.id)
  return !delivery || delivery.state === 'delivered'
}
