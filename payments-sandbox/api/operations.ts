import { z } from 'zod'
import { restoreStatus, voidInvoice } from '#sandbox/billing/invoices.ts'
import { hour } from '#sandbox/billing/money.ts'
import {
  changeQuantity,
  dropPendingUpdate,
  endSubscription,
  expireIncomplete,
  hasEnded,
  isLive,
  keepGoing,
  scheduleCancel,
} from '#sandbox/billing/subscriptions.ts'
import { type Books, newId } from '#sandbox/books.ts'
import { editCustomer, emit, presentEvent, wasDelivered, withUpdateEvent } from '#sandbox/events.ts'
import type { SubscriptionRecord } from '#sandbox/records.ts'
import { filled } from '#sandbox/schema/bundle.ts'
import { presentCustomer, presentInvoice, presentSubscription } from '#sandbox/wire.ts'
import { invalid, notFound, refused } from './api-error.ts'
import {
  customerNamed,
  type Operation,
  operation,
  page,
  presentPage,
  refuseUnknownCustomer,
  rowAt,
} from './operation.ts'
import {
  between,
  changeMetadata,
  flag,
  integer,
  metadata,
  missing,
  mostUnits,
  text,
} from './parameters.ts'
import { sellingCalls } from './selling.ts'

const details = {
  email: text.optional(),
  metadata: metadata.optional(),
  name: text.optional(),
}

const items = z.tuple([z.strictObject({ id: text, quantity: between(0, mostUnits) })])
const ways = ['items', 'cancel_at', 'cancel_at_period_end'] as const

/** By the names of the schema bundle; a test holds the two lists equal. */
export const operations: Record<string, Operation> = {
  ...sellingCalls,

  PostCustomers: operation(details, (books, params) => {
    const customer = books.customers.insert({
      id: newId('cus', 14),
      created: books.at,
      ...params,
      metadata: changeMetadata({}, params.metadata),
      balance: 0,
      nextInvoiceSequence: 1,
    })
    const answer = presentCustomer(customer)
    emit(books, 'customer.created', answer)
    return answer
  }),

  PostCustomersCustomer: operation(details, (books, params, id) => {
    if (rowAt(books.customers, id, 'customer').isGone) throw notFound('customer', id, 'id')
    return editCustomer(books, id, (customer) => {
      const changed = changeMetadata(customer.metadata, params.metadata)
      Object.assign(customer, { ...params, metadata: changed })
    })
  }),

  GetCustomersCustomer: operation({}, (books, _, id) =>
    presentCustomer(rowAt(books.customers, id, 'customer')),
  ),

  GetCustomers: operation(page, (books, params) => {
    const rows = books.customers.all().filter(({ isGone }) => !isGone)
    return presentPage('/v1/customers', rows, params, presentCustomer)
  }),

  PostBillingPortalSessions: operation(
    { customer: text, locale: text.optional(), return_url: text.optional() },
    (books, params) => {
      const session = books.portalSessions.insert({
        id: newId('bps', 40),
        created: books.at,
        customer: customerNamed(books, params.customer).id,
        expiresAt: books.at + hour,
        locale: params.locale,
        returnUrl: params.return_url,
      })
      const url = `${books.url}/p/session/${session.id}`
      return filled('billing_portal.session', session, { url })
    },
  ),

  GetSubscriptionsSubscription: operation({}, (books, _, id) =>
    presentSubscription(books, subscriptionAt(books, id)),
  ),

  /** Ends at once; what was paid is not given back. */
  DeleteSubscriptionsSubscription: operation(
    { prorate: z.literal('false').optional() },
    (books, _, id) => {
      const found = subscriptionAt(books, id)
      if (hasEnded(found)) throw notFound('subscription', found.id, 'id')
      endSubscription(books, found.id, 'cancellation_requested')
      return presentSubscription(books, books.subscriptions.get(found.id))
    },
  ),

  GetSubscriptions: operation(
    { customer: text.optional(), status: z.literal('all').optional(), ...page },
    (books, params) => {
      const { customer, status } = params
      refuseUnknownCustomer(books, customer)
      const rows = books.subscriptions
        .all()
        .filter((row) => status === 'all' || row.status !== 'canceled')
        .filter((row) => customer === undefined || row.customer === customer)
      return presentPage('/v1/subscriptions', rows, params, (row) =>
        presentSubscription(books, row),
      )
    },
  ),

  /** Another quantity, or another end: one of them in a call. */
  PostSubscriptionsSubscription: operation(
    {
      // Its portal sets a date; here one is only cleared.
      cancel_at: z.literal('').optional(),
      cancel_at_period_end: flag.optional(),
      items: items.optional(),
      // Charged now and held until it is paid; Stripe's other ways of charging a change are refused by name.
      payment_behavior: z.literal('pending_if_incomplete').optional(),
      proration_behavior: z.literal('always_invoice').optional(),
    },
    (books, params, id) => {
      const found = subscriptionAt(books, id)
      const [first, second] = ways.filter((name) => params[name] !== undefined)
      if (second !== undefined) {
        throw invalid(`You cannot set both \`${first}\` and \`${second}\`.`, { param: second })
      }
      if (hasEnded(found)) {
        throw refused(
          'A canceled subscription can only update its cancellation_details and metadata.',
        )
      }
      if (params.items && !params.proration_behavior) throw missing('proration_behavior')
      if (params.items && !params.payment_behavior) throw missing('payment_behavior')
      const quantity = params.items && readQuantity(found, params.items)
      withUpdateEvent(books, id, () => {
        // Clearing one way of cancelling leaves the other alone, as Stripe does.
        const { cancel_at: cleared, cancel_at_period_end: cancelAtPeriodEnd } = params
        if (cancelAtPeriodEnd && !found.cancelAtPeriodEnd) scheduleCancel(books, id, true)
        if (cancelAtPeriodEnd === false && found.cancelAtPeriodEnd) keepGoing(books, id)
        if (cleared !== undefined && found.cancelAt) keepGoing(books, id)
        if (quantity !== undefined) changeQuantity(books, id, quantity)
      })
      return presentSubscription(books, books.subscriptions.get(id))
    },
  ),

  PostInvoicesInvoiceVoid: operation({}, (books, _, id) => {
    const { status, subscription } = rowAt(books.invoices, id, 'invoice', 'invoice')
    if (status !== 'open') {
      throw refused(`You can only pass in open invoices. This invoice isn't open: it is ${status}.`)
    }
    const owner = books.subscriptions.get(subscription)
    if (owner.pendingUpdate?.invoice === id) dropPendingUpdate(books, subscription)
    else if (owner.status === 'incomplete') expireIncomplete(books, subscription)
    else {
      voidInvoice(books, id)
      withUpdateEvent(books, subscription, () => restoreStatus(books, subscription, id))
    }
    return presentInvoice(books, books.invoices.get(id))
  }),

  GetInvoices: operation(
    { customer: text.optional(), subscription: text.optional(), ...page },
    (books, params) => {
      refuseUnknownCustomer(books, params.customer)
      const rows = books.invoices
        .all()
        .filter(
          ({ customer, subscription }) =>
            (params.customer === undefined || customer === params.customer) &&
            (params.subscription === undefined || subscription === params.subscription),
        )
      return presentPage('/v1/invoices', rows, params, (invoice) => presentInvoice(books, invoice))
    },
  ),

  GetEventsId: operation({}, (books, _, id) => presentEvent(rowAt(books.events, id, 'event'))),

  GetEvents: operation(
    {
      created: z.strictObject({ gt: integer.optional() }).optional(),
      delivery_success: flag.optional(),
      ...page,
    },
    (books, params) => {
      const since = params.created?.gt ?? -1
      const wanted = params.delivery_success
      const rows = books.events
        .all()
        .filter(({ created }) => created > since)
        .filter((event) => wanted === undefined || wasDelivered(event) === wanted)
      return presentPage('/v1/events', rows, params, presentEvent)
    },
  ),
}

function readQuantity(
  { item, ...subscription }: SubscriptionRecord,
  [{ id, quantity }]: z.output<typeof items>,
): number {
  if (id !== item.id) throw notFound('subscription item', id, 'items[0][id]', 400)
  if (isLive(subscription)) return quantity
  throw refused(
    `The items of a subscription in status \`${subscription.status}\` cannot be changed.`,
  )
}

const subscriptionAt = ({ subscriptions }: Books, id: string): SubscriptionRecord =>
  rowAt(subscriptions, id, 'subscription')
