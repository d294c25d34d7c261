import { hour } from '#sandbox/billing/money.ts'
import { type Books, newId } from '#sandbox/books.ts'
import { editCustomer, emit } from '#sandbox/events.ts'
import type { CustomerRecord } from '#sandbox/records.ts'
import { filled } from '#sandbox/schema/bundle.ts'
import { presentCustomer } from '#sandbox/wire.ts'
import { notFound } from './api-error.ts'
import { operation, page, presentPage, rowAt } from './operation.ts'
import { changeMetadata, metadata, text } from './parameters.ts'

const details = {
  email: text.optional(),
  metadata: metadata.optional(),
  name: text.optional(),
}

export const customerCalls = {
  PostCustomers: operation(details, (books, params) => {
    const customer = books.customers.insert({
      id: newId('cus', 14),
      created: books.at,
      deleted: false,
      email: params.email ?? null,
      name: params.name ?? null,
      metadata: changeMetadata({}, params.metadata),
      balance: 0,
      currency: null,
      defaultPaymentMethod: null,
      invoicePrefix: newId('x', 8).slice(2).toUpperCase(),
      nextInvoiceNumber: 1,
    })
    const answer = presentCustomer(customer)
    emit(books, 'customer.created', answer)
    return answer
  }),

  PostCustomersCustomer: operation(details, (books, params, id) => {
    if (rowAt(books.customers, id, 'customer').deleted) throw notFound('customer', id, 'id')
    return editCustomer(books, id, (customer) => {
      customer.email = params.email ?? customer.email
      customer.metadata = changeMetadata(customer.metadata, params.metadata)
      customer.name = params.name ?? customer.name
    })
  }),

  GetCustomersCustomer: operation({}, (books, _, id) =>
    presentCustomer(rowAt(books.customers, id, 'customer')),
  ),

  GetCustomers: operation(page, (books, params) => {
    const rows = books.customers.all().filter(({ deleted }) => !deleted)
    return presentPage('/v1/customers', rows, params, presentCustomer)
  }),

  PostBillingPortalSessions: operation(
    { customer: text, locale: text.optional(), return_url: text.optional() },
    (books, params) => {
      const token = newId('test', 40)
      const session = books.portalSessions.insert({
        id: newId('bps'),
        created: books.at,
        token,
        customer: customerNamed(books, params.customer).id,
        expiresAt: books.at + hour,
        locale: params.locale ?? null,
        returnUrl: params.return_url ?? null,
      })
      return filled('billing_portal.session', session, {
        configuration: 'bpc_sandbox',
        url: `${books.url}/p/session/${token}`,
      })
    },
  ),
}

/** A customer named by a parameter: gone ones are refused. */
export function customerNamed(books: Books, id: string): CustomerRecord {
  const customer = books.customers.find(id)
  if (!customer || customer.deleted) throw notFound('customer', id, 'customer', 400)
  return customer
}

/** Lists can be asked about a deleted customer, not about one that never was. */
export function refuseUnknownCustomer(books: Books, id: string | undefined): void {
  if (id === undefined || books.customers.find(id)) return
  throw notFound('customer', id, 'customer', 400)
}
