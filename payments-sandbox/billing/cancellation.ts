import type { Books } from '#sandbox/books/books.ts'
import type { Unix } from '#sandbox/store/records.ts'

/** Stripe fills `cancel_at` too, so that one field always tells the date. */
export function cancelAtPeriodEnd(books: Books, id: string): void {
  const subscription = books.subscriptions.edit(id)
  scheduleCancel(books, id, subscription.item.periodEnd)
  subscription.cancelAtPeriodEnd = true
}

/** What the portal does: a date, and `cancel_at_period_end` stays false. */
export function scheduleCancel(books: Books, id: string, at: Unix): void {
  const subscription = books.subscriptions.edit(id)
  subscription.cancelAt = at
  subscription.cancelAtPeriodEnd = false
  subscription.canceledAt = books.at
  subscription.cancellation = { reason: 'cancellation_requested' }
}

export function keepGoing(books: Books, id: string): void {
  const subscription = books.subscriptions.edit(id)
  subscription.cancelAt = null
  subscription.cancelAtPeriodEnd = false
  subscription.canceledAt = null
  subscription.cancellation = { reason: null }
}
