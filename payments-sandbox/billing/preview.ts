import type { Books } from '#sandbox/books/books.ts'
import { getPrice, getSubscription } from '#sandbox/books/get.ts'
import { nextBoundary } from '#sandbox/money/calendar.ts'
import { newId } from '#sandbox/store/ids.ts'
import type { InvoiceRecord, LineRecord } from '#sandbox/store/records.ts'
import { composeInvoice } from './invoices.ts'
import { periodLine } from './period-line.ts'

/** The next renewal as it would be invoiced, with prorations that wait for it. */
export function nextInvoice(
  books: Books,
  id: string,
  change: { quantity: number; price: string; prorations: LineRecord[] } | null = null,
): InvoiceRecord {
  const subscription = getSubscription(books, id)
  const terms = change ?? { ...subscription.item, prorations: [] }
  const item = { ...subscription.item, quantity: terms.quantity, price: terms.price }
  const { recurring } = getPrice(books, item.price)
  if (!recurring) throw new Error(`${item.price} is not a recurring price`)
  const period = {
    start: item.periodEnd,
    end: nextBoundary(subscription.anchor, recurring, item.periodEnd),
  }
  const lines = [...subscription.pendingLines, ...terms.prorations, periodLine(books, item, period)]
  return {
    ...composeInvoice(books, {
      subscription,
      billingReason: 'subscription_cycle',
      lines,
      periodStart: item.periodStart,
      periodEnd: item.periodEnd,
    }),
    id: newId('upcoming_in'),
    created: item.periodEnd,
    nextPaymentAttempt: item.periodEnd,
  }
}
