import { expireIncomplete } from '#sandbox/billing/end-subscription.ts'
import { voidInvoice } from '#sandbox/billing/invoices.ts'
import { dropPendingUpdate } from '#sandbox/billing/pending-update.ts'
import { restoreStatus } from '#sandbox/billing/settle-invoice.ts'
import type { Books, Wire } from '#sandbox/books/books.ts'
import { withUpdateEvent } from '#sandbox/books/emit.ts'
import { getInvoice, getSubscription } from '#sandbox/books/get.ts'
import { refused } from '#sandbox/errors/api-error.ts'
import { presentInvoice } from '#sandbox/wire/invoice.ts'
import { type Call, idOf, paramsOf } from './call.ts'
import { invoiceAt, refuseUnknownCustomer } from './find.ts'
import { type PageParams, pageParams, presentPage } from './lists.ts'
import { refuseOthers } from './parameters.ts'

export function voidInvoiceCall(books: Books, call: Call): Wire {
  const { id, status, subscription } = invoiceAt(books, idOf(call))
  if (status !== 'open') {
    throw refused(`You can only pass in open invoices. This invoice isn't open: it is ${status}.`)
  }
  const owner = getSubscription(books, subscription)
  if (owner.pendingUpdate?.invoice === id) dropPendingUpdate(books, subscription)
  else if (owner.status === 'incomplete') expireIncomplete(books, subscription)
  else {
    voidInvoice(books, id)
    withUpdateEvent(books, subscription, () => restoreStatus(books, subscription, id))
  }
  return presentInvoice(books, getInvoice(books, id))
}

type InvoiceFilter = PageParams & { customer?: string; subscription?: string }

export function listInvoices(books: Books, call: Call): Wire {
  refuseOthers(call.params, ['customer', 'subscription', ...pageParams])
  const filter = paramsOf<InvoiceFilter>(call)
  refuseUnknownCustomer(books, filter.customer)
  const rows = books.invoices
    .all()
    .filter(
      ({ customer, subscription }) =>
        (filter.customer === undefined || customer === filter.customer) &&
        (filter.subscription === undefined || subscription === filter.subscription),
    )
  return presentPage('/v1/invoices', rows, filter, (invoice) => presentInvoice(books, invoice))
}
