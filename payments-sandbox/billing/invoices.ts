import type { Books } from '#sandbox/books/books.ts'
import { differences, emit } from '#sandbox/books/emit.ts'
import { getCustomer } from '#sandbox/books/get.ts'
import { settle } from '#sandbox/money/balance.ts'
import { newId } from '#sandbox/store/ids.ts'
import type {
  BillingReason,
  InvoiceRecord,
  LineRecord,
  SubscriptionRecord,
  Unix,
} from '#sandbox/store/records.ts'
import { presentCustomer } from '#sandbox/wire/customer.ts'
import { presentInvoice, totalOf } from '#sandbox/wire/invoice.ts'

type Draft = {
  subscription: SubscriptionRecord
  billingReason: BillingReason
  lines: LineRecord[]
  periodStart: Unix
  periodEnd: Unix
  prorationDate?: Unix
}

/** An invoice nobody has been asked to pay yet. */
export function composeInvoice(books: Books, draft: Draft): InvoiceRecord {
  const { subscription, lines } = draft
  const startingBalance = getCustomer(books, subscription.customer).balance
  const currency = lines[0]?.currency ?? 'mxn'
  return {
    id: newId('in'),
    created: books.at,
    number: null,
    token: newId('live', 32),
    customer: subscription.customer,
    subscription: subscription.id,
    billingReason: draft.billingReason,
    status: 'draft',
    currency,
    lines,
    periodStart: draft.periodStart,
    periodEnd: draft.periodEnd,
    prorationDate: draft.prorationDate ?? null,
    startingBalance,
    endingBalance: null,
    amountDue: settle(totalOf(lines), startingBalance).amountDue,
    amountPaid: 0,
    autoAdvance: false,
    finalizesAt: null,
    attemptCount: 0,
    attempted: false,
    nextPaymentAttempt: null,
    firstFailedAt: null,
    finalizedAt: null,
    paidAt: null,
    voidedAt: null,
    payment: null,
  }
}

/** Draft to open: numbers it and uses the customer's balance. Nothing is charged here. */
export function finalizeInvoice(books: Books, id: string): InvoiceRecord {
  const invoice = books.invoices.edit(id)
  const customer = getCustomer(books, invoice.customer)
  const { amountDue, endingBalance } = settle(totalOf(invoice.lines), customer.balance)
  invoice.startingBalance = customer.balance
  invoice.endingBalance = endingBalance
  invoice.amountDue = amountDue
  invoice.number = `${customer.invoicePrefix}-${String(customer.nextInvoiceNumber).padStart(4, '0')}`
  invoice.status = 'open'
  invoice.finalizedAt = books.at
  invoice.finalizesAt = null
  if (amountDue > 0) {
    invoice.payment = { paymentIntent: newId('pi'), amount: amountDue }
  }
  books.customers.edit(customer.id).nextInvoiceNumber += 1
  changeBalance(books, customer.id, endingBalance)
  return invoice
}

export function markPaid(books: Books, id: string): void {
  const invoice = books.invoices.edit(id)
  invoice.status = 'paid'
  invoice.amountPaid = invoice.amountDue
  invoice.attempted = true
  invoice.autoAdvance = false
  invoice.nextPaymentAttempt = null
  invoice.paidAt = books.at
  emit(books, 'invoice.paid', presentInvoice(books, invoice))
}

/** Also gives back the part of the balance that it used. */
export function voidInvoice(books: Books, id: string): void {
  const invoice = books.invoices.edit(id)
  const used = (invoice.endingBalance ?? invoice.startingBalance) - invoice.startingBalance
  invoice.status = 'void'
  invoice.autoAdvance = false
  invoice.nextPaymentAttempt = null
  invoice.voidedAt = books.at
  changeBalance(books, invoice.customer, getCustomer(books, invoice.customer).balance - used)
}

/** Nothing more is collected by itself; whoever holds the page's address can still pay. */
export function stopCollecting(books: Books, subscription: string): void {
  for (const { id, status } of invoicesOf(books, subscription)) {
    if (status !== 'open' && status !== 'draft') continue
    const invoice = books.invoices.edit(id)
    invoice.autoAdvance = false
    invoice.finalizesAt = null
    invoice.nextPaymentAttempt = null
  }
}

export const invoicesOf = (books: Books, subscription: string): InvoiceRecord[] =>
  books.invoices.all().filter((invoice) => invoice.subscription === subscription)

function changeBalance(books: Books, customerId: string, balance: number): void {
  const customer = getCustomer(books, customerId)
  if (customer.balance === balance) return
  const before = presentCustomer(customer)
  const changed = books.customers.edit(customerId)
  changed.balance = balance
  const after = presentCustomer(changed)
  emit(books, 'customer.updated', after, differences(before, after))
}
