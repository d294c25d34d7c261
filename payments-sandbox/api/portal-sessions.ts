import type { Books, Wire } from '#sandbox/books/books.ts'
import { hour } from '#sandbox/money/calendar.ts'
import { newId } from '#sandbox/store/ids.ts'
import { presentPortalSession } from '#sandbox/wire/other.ts'
import { type Call, paramsOf } from './call.ts'
import { customerParam } from './find.ts'
import { missing, refuseOthers } from './parameters.ts'

type PortalParams = { customer?: string; locale?: string; return_url?: string }

export function createPortalSession(books: Books, call: Call): Wire {
  refuseOthers(call.params, ['customer', 'expand', 'locale', 'return_url'])
  const params = paramsOf<PortalParams>(call)
  if (params.customer === undefined) throw missing('customer')
  const session = books.portalSessions.insert({
    id: newId('bps'),
    created: books.at,
    token: newId('test', 40),
    customer: customerParam(books, params.customer).id,
    expiresAt: books.at + hour,
    locale: params.locale ?? null,
    returnUrl: params.return_url ?? null,
  })
  return presentPortalSession(books, session)
}
