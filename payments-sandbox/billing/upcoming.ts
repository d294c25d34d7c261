import type { Books } from '#sandbox/books/books.ts'
import { emit } from '#sandbox/books/emit.ts'
import { getSubscription } from '#sandbox/books/get.ts'
import { presentInvoice } from '#sandbox/wire/invoice.ts'
import { nextInvoice } from './preview.ts'

/** Seven days before a renewal, once per period. */
export function announceUpcoming(books: Books, id: string): void {
  const { item, status } = getSubscription(books, id)
  books.subscriptions.edit(id).upcomingAnnounced = item.periodEnd
  if (status === 'unpaid') return
  emit(books, 'invoice.upcoming', presentInvoice(books, nextInvoice(books, id)))
}
