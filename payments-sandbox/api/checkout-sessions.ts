import { expireSession } from '#sandbox/billing/checkout.ts'
import type { Books, Wire } from '#sandbox/books/books.ts'
import { refused } from '#sandbox/errors/api-error.ts'
import type { SessionRecord } from '#sandbox/store/records.ts'
import { presentSession } from '#sandbox/wire/checkout-session.ts'
import { type Call, idOf, paramsOf } from './call.ts'
import { refuseUnknownCustomer, sessionAt } from './find.ts'
import { isWithin, type PageParams, presentPage, type Range } from './lists.ts'

export const retrieveSession = (books: Books, call: Call): Wire =>
  presentSession(books, sessionAt(books, idOf(call)))

export function expireSessionCall(books: Books, call: Call): Wire {
  const session = sessionAt(books, idOf(call))
  if (session.status !== 'open') {
    throw refused(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`,
    )
  }
  return presentSession(books, expireSession(books, session.id))
}

type SessionFilter = PageParams & {
  created?: Range
  customer?: string
  customer_details?: { email: string }
  payment_intent?: string
  payment_link?: string
  status?: SessionRecord['status']
  subscription?: string
}

export function listSessions(books: Books, call: Call): Wire {
  const filter = paramsOf<SessionFilter>(call)
  refuseUnknownCustomer(books, filter.customer)
  const rows = books.sessions.all().filter((session) => isListed(books, session, filter))
  return presentPage('/v1/checkout/sessions', rows, filter, (session) =>
    presentSession(books, session),
  )
}

function isListed(books: Books, session: SessionRecord, filter: SessionFilter): boolean {
  const customer = session.customer === null ? undefined : books.customers.find(session.customer)
  const email = customer?.email ?? session.customerEmail
  return (
    filter.payment_intent === undefined &&
    filter.payment_link === undefined &&
    isWithin(session.created, filter.created) &&
    (filter.customer === undefined || session.customer === filter.customer) &&
    (!filter.customer_details || email === filter.customer_details.email) &&
    (filter.status === undefined || session.status === filter.status) &&
    (filter.subscription === undefined || session.subscription === filter.subscription)
  )
}
