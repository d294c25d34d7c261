import type { Books } from '#sandbox/books/books.ts'
import { notFound } from '#sandbox/errors/api-error.ts'
import type {
  CustomerRecord,
  InvoiceRecord,
  PriceRecord,
  SessionRecord,
  SubscriptionRecord,
} from '#sandbox/store/records.ts'

/** A customer named by a parameter: gone ones are refused. */
export function customerParam(books: Books, id: string): CustomerRecord {
  const customer = books.customers.find(id)
  if (!customer || customer.deleted) throw notFound('customer', id, 'customer', 400)
  return customer
}

/** Lists can be asked about a deleted customer, not about one that never was. */
export function refuseUnknownCustomer(books: Books, id: string | undefined): void {
  if (id === undefined || books.customers.find(id)) return
  throw notFound('customer', id, 'customer', 400)
}

export function priceParam(books: Books, id: string, param: string): PriceRecord {
  const price = books.prices.find(id)
  if (!price) throw notFound('price', id, param, 400)
  return price
}

export function subscriptionAt(books: Books, id: string): SubscriptionRecord {
  const subscription = books.subscriptions.find(id)
  if (!subscription) throw notFound('subscription', id, 'id')
  return subscription
}

export function invoiceAt(books: Books, id: string): InvoiceRecord {
  const invoice = books.invoices.find(id)
  if (!invoice) throw notFound('invoice', id, 'invoice')
  return invoice
}

export function sessionAt(books: Books, id: string): SessionRecord {
  const session = books.sessions.find(id)
  if (!session) throw notFound('checkout.session', id, 'session')
  return session
}
