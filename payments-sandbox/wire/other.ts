import type { Books, Wire } from '#sandbox/books/books.ts'
import type { PortalSessionRecord } from '#sandbox/store/records.ts'
import type { EventRecord } from '#sandbox/store/service-records.ts'

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

export const presentPortalSession = (books: Books, session: PortalSessionRecord): Wire => ({
  id: session.id,
  object: 'billing_portal.session',
  configuration: 'bpc_sandbox',
  created: session.created,
  customer: session.customer,
  customer_account: null,
  flow: null,
  livemode: false,
  locale: session.locale,
  on_behalf_of: null,
  return_url: session.returnUrl,
  url: `${books.url}/p/session/${session.token}`,
})
