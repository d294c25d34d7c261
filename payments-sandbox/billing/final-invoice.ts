import type { Books } from '#sandbox/books/books.ts'
import { getInvoice, getPrice, getSubscription, productNameOf } from '#sandbox/books/get.ts'
import { prorationLines } from '#sandbox/money/proration.ts'
import { composeInvoice, finalizeInvoice, markPaid } from './invoices.ts'

/** A last invoice that returns the time that was paid for and will not be used, as credit. */
export function creditUnusedTime(books: Books, id: string): void {
  const subscription = books.subscriptions.edit(id)
  const price = getPrice(books, subscription.item.price)
  const terms = { price, name: productNameOf(books, price) }
  const lines = prorationLines({
    item: subscription.item,
    from: terms,
    to: { ...terms, quantity: 0 },
    at: books.at,
  }).filter(({ credits }) => credits !== null)
  if (lines.length === 0) return
  const invoice = books.invoices.insert(
    composeInvoice(books, {
      subscription: getSubscription(books, id),
      billingReason: 'subscription_update',
      lines,
      periodStart: books.at,
      periodEnd: books.at,
      prorationDate: books.at,
    }),
  )
  subscription.latestInvoice = invoice.id
  finalizeInvoice(books, invoice.id)
  if (getInvoice(books, invoice.id).amountDue === 0) markPaid(books, invoice.id, null)
}
