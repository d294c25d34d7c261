import type { Books } from '#sandbox/books/books.ts'
import { newId } from '#sandbox/store/ids.ts'
import type { CustomerRecord } from '#sandbox/store/records.ts'

export const freshCustomer = (books: Books): CustomerRecord => ({
  id: newId('cus', 14),
  created: books.at,
  deleted: false,
  email: null,
  name: null,
  phone: null,
  description: null,
  address: null,
  preferredLocales: [],
  taxExempt: 'none',
  metadata: {},
  balance: 0,
  currency: null,
  defaultPaymentMethod: null,
  invoicePrefix: newId('x', 8).slice(2).toUpperCase(),
  nextInvoiceNumber: 1,
  testClock: null,
})
