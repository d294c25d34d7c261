import type { Books } from '#sandbox/books/books.ts'
import { withUpdateEvent } from '#sandbox/books/emit.ts'
import { getSubscription } from '#sandbox/books/get.ts'
import { hour, nextBoundary } from '#sandbox/money/calendar.ts'
import { composeInvoice } from './invoices.ts'
import { billedBy, periodLine } from './period-line.ts'

/** The period moves at once; the money is asked for an hour later. */
export function renew(books: Books, id: string): void {
  withUpdateEvent(books, id, () => {
    const subscription = books.subscriptions.edit(id)
    const ended = { start: subscription.item.periodStart, end: subscription.item.periodEnd }
    if (subscription.status === 'trialing') subscription.status = 'active'
    const period = { start: ended.end, end: nextBoundary(subscription.anchor, ended.end) }
    subscription.item = { ...subscription.item, periodStart: period.start, periodEnd: period.end }

    const line = periodLine(books, subscription.item, period)
    const invoice = books.invoices.insert(
      composeInvoice(books, {
        subscription,
        billingReason: 'subscription_cycle',
        lines: [line],
        periodStart: ended.start,
        periodEnd: ended.end,
      }),
    )
    subscription.latestInvoice = invoice.id
    subscription.item = { ...subscription.item, billed: billedBy(line, invoice.id) }
    if (getSubscription(books, id).status === 'unpaid') return
    invoice.autoAdvance = true
    invoice.finalizesAt = books.at + hour
    invoice.nextPaymentAttempt = books.at + hour
  })
}
