import type { Books } from '#sandbox/books/books.ts'
import { getSubscription } from '#sandbox/books/get.ts'
import { nextBoundary } from '#sandbox/money/calendar.ts'
import { newId } from '#sandbox/store/ids.ts'
import type { InvoiceRecord } from '#sandbox/store/records.ts'
import { composeInvoice } from './invoices.ts'
import { periodLine } from './period-line.ts'

/** The next renewal as it would be invoiced. */
export function nextInvoice(books: Books, id: string): InvoiceRecord {
  const subscription = getSubscription(books, id)
  const { item } = subscription
  const period = {
    start: item.periodEnd,
    end: nextBoundary(subscription.anchor, item.periodEnd),
  }
  return {
    ...composeInvoice(books, {
      subscription,
      billingReason: 'subscription_cycle',
      lines: [periodLine(books, item, period)],
      periodStart: item.periodStart,
      periodEnd: item.periodEnd,
    }),
    id: newId('upcoming_in'),
    created: item.periodEnd,
    nextPaymentAttempt: item.periodEnd,
  }
}
