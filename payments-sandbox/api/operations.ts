import { z } from 'zod'
import { restoreStatus, voidInvoice } from '#sandbox/billing/invoices.ts'
import { hour } from '#sandbox/billing/money.ts'
import { dropPendingUpdate, expireIncomplete } from '#sandbox/billing/subscriptions.ts'
import { newId } from '#sandbox/books.ts'
import { editCustomer, emit, presentEvent, wasDelivered, withUpdateEvent } from '#sandbox/events.ts'
import { filled } from '#sandbox/schema/bundle.ts'
import { presentCustomer, presentInvoice } from '#sandbox/wire.ts'
import { notFound, refused } from './api-error.ts'
import {
  customerNamed,
  type Operation,
  operation,
  page,
  presentPage,
  refuseUnknownCustomer,
  rowAt,
} from './operation.ts'
import { changeMetadata, flag, integer, metadata, text } from './parameters.ts'
import { sellingCalls } from './selling.ts'
import { subscriptionCalls } from './subscriptions.ts'

const details = {
  email: text.optional(),
  metadata: metadata.optional(),
  name: text.optional(),
}

/** By the names of the schema bundle; a test holds the two lists equal. */
export const operations: Record<string, Operation> = {
  ...sellingCalls,
  ...subscriptionCalls,

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
