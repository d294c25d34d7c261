import type { Books } from '#sandbox/books/books.ts'
import { getPrice, getSubscription, productNameOf } from '#sandbox/books/get.ts'
import { prorationLines } from '#sandbox/money/proration.ts'
import { composeInvoice, finalizeInvoice } from './invoices.ts'
import { announceFailure, tryCharge } from './pay-invoice.ts'
import { dropPendingUpdate, holdUpdate } from './pending-update.ts'
import { applyQuantity, billFor } from './settle-invoice.ts'

/** Another quantity, without an invoice: what support does. */
export function changeForNothing(books: Books, id: string, quantity: number): void {
  if (getSubscription(books, id).item.quantity === quantity) return
  dropPendingUpdate(books, id)
  applyQuantity(books, id, quantity)
}

/** Another quantity, prorated to the second and charged now; until it is paid it waits. */
export function changeForMoney(books: Books, id: string, quantity: number): void {
  const { item } = getSubscription(books, id)
  if (item.quantity === quantity) return
  dropPendingUpdate(books, id)
  const price = getPrice(books, item.price)
  const lines = prorationLines({
    item,
    price,
    name: productNameOf(books, price),
    quantity,
    at: books.at,
  })
  const subscription = books.subscriptions.edit(id)
  const invoice = books.invoices.insert(
    composeInvoice(books, {
      subscription,
      billingReason: 'subscription_update',
      lines,
      periodStart: books.at,
      periodEnd: books.at,
      prorationDate: books.at,
    }),
  )
  subscription.latestInvoice = invoice.id
  finalizeInvoice(books, invoice.id)

  const result = tryCharge(books, invoice.id, { presence: 'unattended' })
  if (result.outcome === 'paid') {
    applyQuantity(books, id, quantity)
    billFor(books, id, lines, invoice.id)
    return
  }
  holdUpdate(books, id, { quantity, invoice: invoice.id })
  announceFailure(books, invoice.id, result, 'unattended')
}
