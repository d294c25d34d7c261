import { z } from 'zod'
import { restoreStatus, voidInvoice } from '#sandbox/billing/invoices.ts'
import { dropPendingUpdate, expireIncomplete } from '#sandbox/billing/subscriptions.ts'
import type { Books } from '#sandbox/books.ts'
import { presentEvent, withUpdateEvent } from '#sandbox/events.ts'
import type { EventRecord } from '#sandbox/records.ts'
import { presentInvoice } from '#sandbox/wire.ts'
import { refused } from './api-error.ts'
import { catalogueCalls } from './catalogue.ts'
import { sessionCalls } from './checkout-sessions.ts'
import { customerCalls, refuseUnknownCustomer } from './customers.ts'
import { type Operation, operation, page, presentPage, rowAt } from './operation.ts'
import { flag, integer, text } from './parameters.ts'
import { subscriptionCalls } from './subscriptions.ts'

/** By the names of the schema bundle; a test holds the two lists equal. */
export const operations: Record<string, Operation> = {
  ...customerCalls,
  ...catalogueCalls,
  ...sessionCalls,
  ...subscriptionCalls,

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

  GetEventsId: operation({}, (books, _, id) =>
    presentEvent(books, rowAt(books.events, id, 'event')),
  ),

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
        .filter((event) => wanted === undefined || wasDelivered(books, event) === wanted)
      return presentPage('/v1/events', rows, params, (event) => presentEvent(books, event))
    },
  ),
}

/** Without an endpoint to tell, there is nothing left to deliver. */
function wasDelivered(books: Books, event: EventRecord): boolean {
  const delivery = books.deliveries.find(event.id)
  return !delivery || delivery.state === 'delivered'
}
