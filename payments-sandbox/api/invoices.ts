import { expireIncomplete } from '#sandbox/billing/end-subscription.ts'
import { finalizeInvoice, voidInvoice } from '#sandbox/billing/invoices.ts'
import { payInvoice } from '#sandbox/billing/pay-invoice.ts'
import { dropPendingUpdate } from '#sandbox/billing/pending-update.ts'
import { restoreStatus, settleInvoice } from '#sandbox/billing/settle-invoice.ts'
import type { Books, Wire } from '#sandbox/books/books.ts'
import { withUpdateEvent } from '#sandbox/books/emit.ts'
import { getInvoice, getSubscription } from '#sandbox/books/get.ts'
import {
  type ApiError,
  chargeError,
  invalid,
  notFound,
  refused,
} from '#sandbox/errors/api-error.ts'
import type { InvoiceRecord } from '#sandbox/store/records.ts'
import { presentInvoice } from '#sandbox/wire/invoice.ts'
import { type Call, idOf, paramsOf } from './call.ts'
import { invoiceAt, refuseUnknownCustomer } from './find.ts'
import { isWithin, type PageParams, presentPage, type Range } from './lists.ts'
import { refuseOthers } from './parameters.ts'

export const retrieveInvoice = (books: Books, call: Call): Wire =>
  presentInvoice(books, invoiceAt(books, idOf(call)))

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

type PayParams = { forgive?: boolean; paid_out_of_band?: boolean; payment_method?: string }

/** A decline is answered, not thrown: the attempt and its events stay in the books. */
export function payInvoiceCall(books: Books, call: Call): Wire | ApiError {
  refuseOthers(call.params, [
    'expand',
    'forgive',
    'off_session',
    'paid_out_of_band',
    'payment_method',
  ])
  const params = paramsOf<PayParams>(call)
  const { id, status, customer } = invoiceAt(books, idOf(call))
  if (status === 'paid') throw refused('Invoice is already paid')
  if (status !== 'open' && status !== 'draft') {
    throw refused(`Invoices in status ${status} cannot be paid.`)
  }
  if (status === 'draft') finalizeInvoice(books, id)
  if (params.paid_out_of_band || params.forgive) {
    settleInvoice(books, id, null)
    return presentInvoice(books, getInvoice(books, id))
  }
  const method = params.payment_method
  if (method !== undefined && books.paymentMethods.find(method)?.customer !== customer) {
    throw notFound('PaymentMethod', method, 'payment_method', 400)
  }
  const result = payInvoice(books, id, {
    presence: 'unattended',
    method: method === undefined ? undefined : books.paymentMethods.find(method),
  })
  if (result.outcome !== 'paid') return chargeError(result, 'invoice')
  return presentInvoice(books, getInvoice(books, id))
}

type InvoiceFilter = PageParams & {
  created?: Range
  customer?: string
  status?: InvoiceRecord['status']
  subscription?: string
  collection_method?: string
  due_date?: Range
}

export function listInvoices(books: Books, call: Call): Wire {
  const filter = paramsOf<InvoiceFilter>(call)
  if (filter.due_date !== undefined) {
    throw invalid('The sandbox has no due dates.', { param: 'due_date' })
  }
  refuseUnknownCustomer(books, filter.customer)
  const rows = books.invoices
    .all()
    .filter(
      (invoice) =>
        filter.collection_method !== 'send_invoice' &&
        isWithin(invoice.created, filter.created) &&
        (filter.customer === undefined || invoice.customer === filter.customer) &&
        (filter.status === undefined || invoice.status === filter.status) &&
        (filter.subscription === undefined || invoice.subscription === filter.subscription),
    )
  return presentPage('/v1/invoices', rows, filter, (invoice) => presentInvoice(books, invoice))
}
