import type { Books, Wire } from '#sandbox/books/books.ts'
import { differences, emit } from '#sandbox/books/emit.ts'
import { notFound } from '#sandbox/errors/api-error.ts'
import { newId } from '#sandbox/store/ids.ts'
import type { CustomerRecord, Metadata } from '#sandbox/store/records.ts'
import { presentCustomer } from '#sandbox/wire/customer.ts'
import { type Call, idOf, paramsOf } from './call.ts'
import { type PageParams, pageParams, presentPage } from './lists.ts'
import { changeMetadata, refuseOthers } from './parameters.ts'

type CustomerParams = { email?: string; metadata?: Metadata | ''; name?: string }

const supported = ['email', 'expand', 'metadata', 'name']

export function createCustomer(books: Books, call: Call): Wire {
  refuseOthers(call.params, supported)
  const customer = books.customers.insert({
    id: newId('cus', 14),
    created: books.at,
    deleted: false,
    email: null,
    name: null,
    metadata: {},
    balance: 0,
    currency: null,
    defaultPaymentMethod: null,
    invoicePrefix: newId('x', 8).slice(2).toUpperCase(),
    nextInvoiceNumber: 1,
  })
  takeParams(customer, paramsOf(call))
  const answer = presentCustomer(customer)
  emit(books, 'customer.created', answer)
  return answer
}

export function updateCustomer(books: Books, call: Call): Wire {
  refuseOthers(call.params, supported)
  const found = books.customers.find(idOf(call))
  if (!found || found.deleted) throw notFound('customer', idOf(call), 'id')
  const before = presentCustomer(found)
  const customer = books.customers.edit(found.id)
  takeParams(customer, paramsOf(call))
  const answer = presentCustomer(customer)
  const previous = differences(before, answer)
  if (previous) emit(books, 'customer.updated', answer, previous)
  return answer
}

function takeParams(customer: CustomerRecord, params: CustomerParams): void {
  customer.email = params.email ?? customer.email
  customer.metadata = changeMetadata(customer.metadata, params.metadata)
  customer.name = params.name ?? customer.name
}

export function retrieveCustomer(books: Books, call: Call): Wire {
  const customer = books.customers.find(idOf(call))
  if (!customer) throw notFound('customer', idOf(call), 'id')
  return presentCustomer(customer)
}

export function listCustomers(books: Books, call: Call): Wire {
  refuseOthers(call.params, pageParams)
  const rows = books.customers.all().filter(({ deleted }) => !deleted)
  return presentPage('/v1/customers', rows, paramsOf<PageParams>(call), presentCustomer)
}
