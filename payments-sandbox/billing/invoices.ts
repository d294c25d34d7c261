import { type Books, newId } from '#sandbox/books.ts'
import {
  attachCard,
  type CardInHand,
  type ChargeResult,
  cardOf,
  chargeCard,
} from '#sandbox/cards.ts'
import { editCustomer, emit, withUpdateEvent } from '#sandbox/events.ts'
import type {
  BillingReason,
  InvoiceRecord,
  LineRecord,
  SubscriptionRecord,
  Unix,
} from '#sandbox/records.ts'
import { presentInvoice, presentSubscription } from '#sandbox/wire.ts'
import { chargeFor, totalOf } from './money.ts'

type Draft = {
  subscription: SubscriptionRecord
  billingReason: BillingReason
  lines: LineRecord[]
  periodStart: Unix
  periodEnd: Unix
}

/** An invoice nobody has been asked to pay yet. */
export function composeInvoice(books: Books, { subscription, ...draft }: Draft): InvoiceRecord {
  const startingBalance = books.customers.get(subscription.customer).balance
  return {
    id: newId('in'),
    created: books.at,
    customer: subscription.customer,
    subscription: subscription.id,
    status: 'draft',
    startingBalance,
    amountDue: chargeFor(totalOf(draft.lines), startingBalance).amountDue,
    amountPaid: 0,
    attemptCount: 0,
    ...draft,
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
  const customer = books.customers.edit(invoice.customer)
  const number = String(customer.nextInvoiceSequence).padStart(4, '0')
  customer.nextInvoiceSequence += 1
  Object.assign(invoice, chargeFor(totalOf(invoice.lines), customer.balance))
  invoice.startingBalance = customer.balance
  invoice.number = `${customer.id.slice(4, 12).toUpperCase()}-${number}`
  invoice.status = 'open'
  invoice.finalizedAt = books.at
  changeBalance(books, customer.id, invoice.endingBalance ?? 0)
  return invoice
}

/** Also gives back the part of the balance that it used. */
export function voidInvoice(books: Books, id: string): void {
  const invoice = books.invoices.edit(id)
  const used = (invoice.endingBalance ?? invoice.startingBalance) - invoice.startingBalance
  invoice.status = 'void'
  invoice.collectedAt = undefined
  invoice.voidedAt = books.at
  changeBalance(books, invoice.customer, books.customers.get(invoice.customer).balance - used)
}

/** Nothing more is collected by itself; whoever holds the page's address can still pay. */
export function stopCollecting(books: Books, subscription: string): void {
  for (const { id, collectedAt } of invoicesOf(books, subscription)) {
    if (collectedAt) books.invoices.edit(id).collectedAt = undefined
  }
}

export const invoicesOf = (books: Books, subscription: string): InvoiceRecord[] =>
  books.invoices.all().filter((invoice) => invoice.subscription === subscription)

function changeBalance(books: Books, customerId: string, balance: number): void {
  editCustomer(books, customerId, (customer) => {
    customer.balance = balance
  })
}

/** One try at an open invoice, with everything that follows from its outcome. */
export function payInvoice(books: Books, id: string, inHand?: CardInHand): ChargeResult {
  const result = tryCharge(books, id, inHand)
  if (result !== 'paid') announceFailure(books, id, result, inHand !== undefined)
  return result
}

/** Like `payInvoice`, but leaves it to the caller to announce a failure. Unattended, the subscription's card is charged. */
export function tryCharge(books: Books, id: string, inHand?: CardInHand): ChargeResult {
  const invoice = books.invoices.edit(id)
  let result: ChargeResult = 'paid'
  if (invoice.amountDue > 0) {
    invoice.attemptCount += 1
    const method = inHand?.method ?? cardOf(books, books.subscriptions.get(invoice.subscription))
    result = chargeCard(method, inHand)
  }
  if (result === 'paid') markPaid(books, id, inHand)
  return result
}

export function announceFailure(
  books: Books,
  id: string,
  result: ChargeResult,
  isAttended: boolean,
): void {
  const invoice = presentInvoice(books, books.invoices.get(id))
  if (result === 'action_required') {
    emit(books, 'invoice.payment_action_required', invoice)
    if (isAttended) return
  }
  emit(books, 'invoice.payment_failed', invoice)
}

/**
 * The money is in: the invoice is paid, its subscription gets what was waiting for it, and the card that its holder paid
 * with is the one that renewals are charged to.
 */
function markPaid(books: Books, id: string, inHand: CardInHand | undefined): void {
  const invoice = books.invoices.edit(id)
  invoice.status = 'paid'
  invoice.amountPaid = invoice.amountDue
  invoice.collectedAt = undefined
  invoice.paidAt = books.at
  emit(books, 'invoice.paid', presentInvoice(books, invoice))
  const { subscription, customer } = invoice
  withUpdateEvent(books, subscription, () => {
    if (inHand) {
      attachCard(books, inHand.method.id, customer)
      const paidFor = books.subscriptions.edit(subscription)
      if (!paidFor.endedAt) paidFor.defaultPaymentMethod = inHand.method.id
    }
    restoreStatus(books, subscription, id)
    applyPendingUpdate(books, subscription, id)
  })
}

/** Paying or voiding what was owed makes the subscription active again. */
export function restoreStatus(books: Books, subscriptionId: string, invoiceId: string): void {
  const { status, latestInvoice } = books.subscriptions.get(subscriptionId)
  if (!['incomplete', 'past_due', 'unpaid'].includes(status)) return
  const invoice = books.invoices.get(invoiceId)
  if (status === 'incomplete' && invoice.billingReason !== 'subscription_create') return
  const stillOwed = invoicesOf(books, subscriptionId).some(
    ({ id, status, attemptCount }) => id !== invoiceId && status === 'open' && attemptCount > 0,
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
  subscription.pendingUpdate = undefined
  const after = presentSubscription(books, subscription)
  emit(books, 'customer.subscription.pending_update_applied', after)
}

/** Remembers the last charge for the item, so that a later credit gives back a share of it. */
export function billFor(books: Books, { id, subscription, lines }: InvoiceRecord): void {
  const line = lines.findLast(({ amount, credits }) => amount >= 0 && !credits)
  if (!line) return
  books.subscriptions.edit(subscription).item.billed = {
    amount: line.amount,
    ...line.period,
    invoice: id,
    line: line.id,
  }
}
