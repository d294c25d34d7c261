import type { Books } from '#sandbox/books/books.ts'
import { emit } from '#sandbox/books/emit.ts'
import { getInvoice, getSubscription } from '#sandbox/books/get.ts'
import { hour } from '#sandbox/money/calendar.ts'
import { presentSubscription } from '#sandbox/wire/subscription.ts'
import { voidInvoice } from './invoices.ts'

const patience = 23 * hour

/** The change waits for its invoice; the subscription goes on as it was. */
export function holdUpdate(
  books: Books,
  id: string,
  { quantity, invoice }: { quantity: number; invoice: string },
): void {
  const subscription = books.subscriptions.edit(id)
  const expiresAt = Math.min(books.at + patience, subscription.item.periodEnd)
  subscription.pendingUpdate = { expiresAt, invoice, quantity }
}

/** Forgets a change that was not paid for, and its invoice with it. */
export function dropPendingUpdate(books: Books, id: string): void {
  const { pendingUpdate } = getSubscription(books, id)
  if (!pendingUpdate) return
  const subscription = books.subscriptions.edit(id)
  subscription.pendingUpdate = null
  if (getInvoice(books, pendingUpdate.invoice).status === 'open') {
    voidInvoice(books, pendingUpdate.invoice)
  }
  emit(
    books,
    'customer.subscription.pending_update_expired',
    presentSubscription(books, subscription),
  )
}
