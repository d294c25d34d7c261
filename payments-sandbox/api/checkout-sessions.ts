import { expireSession } from '#sandbox/billing/checkout.ts'
import type { Books, Wire } from '#sandbox/books/books.ts'
import { refused } from '#sandbox/errors/api-error.ts'
import type { SessionRecord } from '#sandbox/store/records.ts'
import { presentSession } from '#sandbox/wire/checkout-session.ts'
import { type Call, idOf, paramsOf } from './call.ts'
import { sessionAt } from './find.ts'
import { type PageParams, pageParams, presentPage } from './lists.ts'
import { refuseOthers } from './parameters.ts'

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

type SessionFilter = PageParams & { status?: SessionRecord['status'] }

export function listSessions(books: Books, call: Call): Wire {
  refuseOthers(call.params, ['status', ...pageParams])
  const filter = paramsOf<SessionFilter>(call)
  const rows = books.sessions
    .all()
    .filter(({ status }) => filter.status === undefined || status === filter.status)
  return presentPage('/v1/checkout/sessions', rows, filter, (session) =>
    presentSession(books, session),
  )
}
