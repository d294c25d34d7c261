import { type Books, newId } from '#sandbox/books.ts'
import { type ChargeResult, cardOf, chargeCard, type Presence } from '#sandbox/cards.ts'
import { editCustomer, emit, withUpdateEvent } from '#sandbox/events.ts'
import type {
  BillingReason,
  InvoiceRecord,
  LineRecord,
  PaymentMethodRecord,
  SubscriptionRecord,
  Unix,
} from '#sandbox/records.ts'
import { presentInvoice, presentSubscription } from '#sandbox/wire.ts'
import { settle, totalOf } from './money.ts'

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
  const startingBalance = books.customers.get(subscription.customer).balance
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

/** A draft that from now on is the subscription's latest. */
export function issueInvoice(books: Books, draft: Draft): InvoiceRecord {
  const invoice = books.invoices.insert(composeInvoice(books, draft))
  books.subscriptions.edit(draft.subscription.id).latestInvoice = invoice.id
  return invoice
}

/** Draft to open: numbers it and uses the customer's balance. Nothing is charged here. */
export function finalizeInvoice(books: Books, id: string): InvoiceRecord {
  const invoice = books.invoices.edit(id)
  const customer = books.customers.get(invoice.customer)
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

/** Also gives back the part of the balance that it used. */
export function voidInvoice(books: Books, id: string): void {
  const invoice = books.invoices.edit(id)
  const used = (invoice.endingBalance ?? invoice.startingBalance) - invoice.startingBalance
  invoice.status = 'void'
  invoice.autoAdvance = false
  invoice.nextPaymentAttempt = null
  invoice.voidedAt = books.at
  changeBalance(books, invoice.customer, books.customers.get(invoice.customer).balance - used)
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

const invoicesOf = (books: Books, subscription: string): InvoiceRecord[] =>
  books.invoices.all().filter((invoice) => invoice.subscription === subscription)

function changeBalance(books: Books, customerId: string, balance: number): void {
  editCustomer(books, customerId, (customer) => {
    customer.balance = balance
  })
}

type Attempt = {
  presence: Presence
  /** Without one: the subscription's card, else the customer's. */
  method?: PaymentMethodRecord
  answered?: boolean
}

/** One try at an open invoice, with everything that follows from its outcome. */
export function payInvoice(books: Books, id: string, attempt: Attempt): ChargeResult {
  const result = tryCharge(books, id, attempt)
  if (result.outcome !== 'paid') announceFailure(books, id, result, attempt.presence)
  return result
}

/** Like `payInvoice`, but leaves it to the caller to announce a failure. */
export function tryCharge(books: Books, id: string, attempt: Attempt): ChargeResult {
  const { amountDue, subscription } = books.invoices.get(id)
  if (amountDue === 0) {
    settleInvoice(books, id)
    return { outcome: 'paid' }
  }
  const method = attempt.method ?? cardOf(books, books.subscriptions.get(subscription))
  const invoice = books.invoices.edit(id)
  invoice.attemptCount += 1
  invoice.attempted = true
  const result = chargeCard({
    method,
    presence: attempt.presence,
    answered: attempt.answered ?? false,
  })
  if (result.outcome === 'paid') settleInvoice(books, id)
  return result
}

export function announceFailure(
  books: Books,
  id: string,
  result: ChargeResult,
  presence: Presence,
): void {
  const invoice = presentInvoice(books, books.invoices.get(id))
  if (result.outcome === 'action_required') {
    emit(books, 'invoice.payment_action_required', invoice)
    if (presence === 'at_the_page') return
  }
  emit(books, 'invoice.payment_failed', invoice)
}

/** The money is in: the invoice is paid and its subscription gets what was waiting for it. */
function settleInvoice(books: Books, id: string): void {
  const invoice = books.invoices.edit(id)
  invoice.status = 'paid'
  invoice.amountPaid = invoice.amountDue
  invoice.attempted = true
  invoice.autoAdvance = false
  invoice.nextPaymentAttempt = null
  invoice.paidAt = books.at
  emit(books, 'invoice.paid', presentInvoice(books, invoice))
  const { subscription } = invoice
  withUpdateEvent(books, subscription, () => {
    restoreStatus(books, subscription, id)
    applyPendingUpdate(books, subscription, id)
  })
}

/** Paying or voiding what was owed makes the subscription active again. */
export function restoreStatus(books: Books, subscriptionId: string, invoiceId: string): void {
  const { status, latestInvoice } = books.subscriptions.get(subscriptionId)
  const canRecover = ['incomplete', 'past_due', 'unpaid'].includes(status)
  if (!canRecover) return
  const invoice = books.invoices.get(invoiceId)
  if (status === 'incomplete' && invoice.billingReason !== 'subscription_create') return
  const stillOwed = invoicesOf(books, subscriptionId).some(
    ({ id, status, attempted }) => id !== invoiceId && status === 'open' && attempted,
  )
  if (stillOwed && latestInvoice !== invoiceId) return
  books.subscriptions.edit(subscriptionId).status = 'active'
}

function applyPendingUpdate(books: Books, subscriptionId: string, invoiceId: string): void {
  const { pendingUpdate } = books.subscriptions.get(subscriptionId)
  if (pendingUpdate?.invoice !== invoiceId) return
  billFor(books, books.invoices.get(invoiceId))
  const subscription = books.subscriptions.edit(subscriptionId)
  subscription.item.quantity = pendingUpdate.quantity
  subscription.pendingUpdate = null
  const after = presentSubscription(books, subscription)
  emit(books, 'customer.subscription.pending_update_applied', after)
}

/** Remembers the last charge for the item, so that a later credit gives back a share of it. */
export function billFor(books: Books, { id, subscription, lines }: InvoiceRecord): void {
  const line = lines.findLast(({ amount, credits }) => amount >= 0 && credits === null)
  if (!line) return
  books.subscriptions.edit(subscription).item.billed = {
    amount: line.amount,
    start: line.periodStart,
    end: line.periodEnd,
    invoice: id,
    line: line.id,
  }
}
