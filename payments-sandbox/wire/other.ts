import type { Books, Wire } from '#sandbox/books/books.ts'
import type { PortalFlow, PortalSessionRecord } from '#sandbox/store/records.ts'
import type { EventRecord, TestClockRecord } from '#sandbox/store/service-records.ts'

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
  flow: session.flow && presentFlow(session.flow),
  livemode: false,
  locale: session.locale,
  on_behalf_of: null,
  return_url: session.returnUrl,
  url: `${books.url}/p/session/${session.token}`,
})

const presentFlow = (flow: PortalFlow): Wire => ({
  after_completion: {
    hosted_confirmation: null,
    redirect: flow.returnUrl === null ? null : { return_url: flow.returnUrl },
    type: flow.returnUrl === null ? 'portal_homepage' : 'redirect',
  },
  customer_update: null,
  subscription_cancel:
    flow.type === 'subscription_cancel'
      ? { retention: null, subscription: flow.subscription }
      : null,
  subscription_pause: null,
  subscription_update: null,
  subscription_update_confirm: null,
  type: flow.type,
})

const thirtyDays = 30 * 24 * 60 * 60

export const presentTestClock = (clock: TestClockRecord, advancingTo?: number): Wire => ({
  id: clock.id,
  object: 'test_helpers.test_clock',
  created: clock.created,
  deletes_after: clock.created + thirtyDays,
  frozen_time: clock.frozenTime,
  livemode: false,
  name: clock.name,
  status: advancingTo === undefined ? 'ready' : 'advancing',
  status_details:
    advancingTo === undefined ? {} : { advancing: { target_frozen_time: advancingTo } },
})
