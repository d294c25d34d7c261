import type { Books } from '#sandbox/books/books.ts'
import { emit, withUpdateEvent } from '#sandbox/books/emit.ts'
import { getInvoice, getSubscription } from '#sandbox/books/get.ts'
import type { LineRecord } from '#sandbox/store/records.ts'
import { presentSubscription } from '#sandbox/wire/subscription.ts'
import { invoicesOf, markPaid } from './invoices.ts'
import { billedBy } from './period-line.ts'

/** The money is in: the invoice is paid and its subscription gets what was waiting for it. */
export function settleInvoice(books: Books, id: string): void {
  markPaid(books, id)
  const { subscription } = getInvoice(books, id)
  withUpdateEvent(books, subscription, () => {
    restoreStatus(books, subscription, id)
    applyPendingUpdate(books, subscription, id)
  })
}

/** Paying or voiding what was owed makes the subscription active again. */
export function restoreStatus(books: Books, subscriptionId: string, invoiceId: string): void {
  const { status, latestInvoice } = getSubscription(books, subscriptionId)
  const canRecover = ['incomplete', 'past_due', 'unpaid'].includes(status)
  if (!canRecover) return
  const invoice = getInvoice(books, invoiceId)
  if (status === 'incomplete' && invoice.billingReason !== 'subscription_create') return
  const stillOwed = invoicesOf(books, subscriptionId).some(
    ({ id, status, attempted }) => id !== invoiceId && status === 'open' && attempted,
  )
  if (stillOwed && latestInvoice !== invoiceId) return
  books.subscriptions.edit(subscriptionId).status = 'active'
}

function applyPendingUpdate(books: Books, subscriptionId: string, invoiceId: string): void {
  const { pendingUpdate } = getSubscription(books, subscriptionId)
  if (pendingUpdate?.invoice !== invoiceId) return
  applyQuantity(books, subscriptionId, pendingUpdate.quantity)
  billFor(books, subscriptionId, getInvoice(books, invoiceId).lines, invoiceId)
  const subscription = books.subscriptions.edit(subscriptionId)
  subscription.pendingUpdate = null
  emit(
    books,
    'customer.subscription.pending_update_applied',
    presentSubscription(books, subscription),
  )
}

export function applyQuantity(books: Books, subscriptionId: string, quantity: number): void {
  const subscription = books.subscriptions.edit(subscriptionId)
  subscription.item = { ...subscription.item, quantity }
}

/** Remembers the last charge for the item, so that a later credit gives back a share of it. */
export function billFor(
  books: Books,
  subscriptionId: string,
  lines: LineRecord[],
  invoice: string,
): void {
  const line = lines.findLast(({ amount, credits }) => amount >= 0 && credits === null)
  if (!line) return
  const subscription = books.subscriptions.edit(subscriptionId)
  subscription.item = { ...subscription.item, billed: billedBy(line, invoice) }
}
