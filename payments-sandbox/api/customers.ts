import { freshCustomer } from '#sandbox/billing/fresh-customer.ts'
import type { Books, Wire } from '#sandbox/books/books.ts'
import { differences, emit } from '#sandbox/books/emit.ts'
import { invalid, notFound } from '#sandbox/errors/api-error.ts'
import type { CustomerRecord, Metadata } from '#sandbox/store/records.ts'
import { presentCustomer } from '#sandbox/wire/customer.ts'
import { type Call, idOf, paramsOf } from './call.ts'
import { isWithin, type PageParams, presentPage, type Range } from './lists.ts'
import { type AddressParam, changeMetadata, readAddress, refuseOthers } from './parameters.ts'
import { customerSearch } from './search.ts'

type CustomerParams = {
  address?: AddressParam | ''
  balance?: number
  description?: string
  email?: string
  invoice_settings?: { default_payment_method?: string }
  metadata?: Metadata | ''
  name?: string
  phone?: string
  preferred_locales?: string[]
  tax_exempt?: CustomerRecord['taxExempt'] | ''
  test_clock?: string
}

const supported = [
  'address',
  'balance',
  'description',
  'email',
  'expand',
  'invoice_settings',
  'metadata',
  'name',
  'phone',
  'preferred_locales',
  'tax_exempt',
]

export function createCustomer(books: Books, call: Call): Wire {
  refuseOthers(call.params, [...supported, 'test_clock'])
  const params = paramsOf<CustomerParams>(call)
  const clock = params.test_clock
  if (clock !== undefined && !books.testClocks.find(clock)) {
    throw notFound('test clock', clock, 'test_clock', 400)
  }
  const customer = books.customers.insert({
    ...freshCustomer(books),
    created:
      clock === undefined ? books.at : (books.testClocks.find(clock)?.frozenTime ?? books.at),
    testClock: clock ?? null,
  })
  takeParams(books, customer, params)
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
  takeParams(books, customer, paramsOf<CustomerParams>(call))
  const answer = presentCustomer(customer)
  const previous = differences(before, answer)
  if (previous) emit(books, 'customer.updated', answer, previous)
  return answer
}

function takeParams(books: Books, customer: CustomerRecord, params: CustomerParams): void {
  customer.address = readAddress(customer.address, params.address)
  customer.balance = params.balance ?? customer.balance
  customer.description = params.description ?? customer.description
  customer.email = params.email ?? customer.email
  customer.metadata = changeMetadata(customer.metadata, params.metadata)
  customer.name = params.name ?? customer.name
  customer.phone = params.phone ?? customer.phone
  customer.preferredLocales = params.preferred_locales ?? customer.preferredLocales
  customer.taxExempt = params.tax_exempt || customer.taxExempt
  const method = params.invoice_settings?.default_payment_method
  if (method === undefined) return
  if (books.paymentMethods.find(method)?.customer !== customer.id) {
    throw invalid(`No such PaymentMethod: '${method}'`, {
      code: 'resource_missing',
      param: 'invoice_settings[default_payment_method]',
    })
  }
  customer.defaultPaymentMethod = method
}

export function retrieveCustomer(books: Books, call: Call): Wire {
  const customer = books.customers.find(idOf(call))
  if (!customer) throw notFound('customer', idOf(call), 'id')
  return presentCustomer(customer)
}

type CustomerFilter = PageParams & { created?: Range; email?: string; test_clock?: string }

export function listCustomers(books: Books, call: Call): Wire {
  const params = paramsOf<CustomerFilter>(call)
  const rows = books.customers
    .all()
    .filter(
      (customer) =>
        !customer.deleted &&
        isWithin(customer.created, params.created) &&
        (params.email === undefined || customer.email === params.email) &&
        customer.testClock === (params.test_clock ?? null),
    )
  return presentPage('/v1/customers', rows, params, presentCustomer)
}

export function searchCustomers(books: Books, call: Call): Wire {
  const { query, limit, page } = paramsOf<{ query: string; limit?: number; page?: string }>(call)
  const matches = customerSearch(query)
  const found = books.customers.all().filter((customer) => !customer.deleted && matches(customer))
  const size = limit ?? 10
  const start = page === undefined ? 0 : Number(page)
  const hasMore = found.length > start + size
  return {
    object: 'search_result',
    data: found.slice(start, start + size).map(presentCustomer),
    has_more: hasMore,
    next_page: hasMore ? String(start + size) : null,
    url: '/v1/customers/search',
  }
}
