import type { Books } from '#sandbox/books/books.ts'
import { getPrice, productNameOf } from '#sandbox/books/get.ts'
import { amountFor } from '#sandbox/money/tiers.ts'
import { newId } from '#sandbox/store/ids.ts'
import type { ItemRecord, LineRecord, Unix } from '#sandbox/store/records.ts'

/** A whole period of an item, as it stands on the invoice. */
export function periodLine(
  books: Books,
  item: ItemRecord,
  period: { start: Unix; end: Unix },
): LineRecord {
  const price = getPrice(books, item.price)
  return {
    id: newId('il'),
    amount: amountFor(price, item.quantity),
    currency: price.currency,
    description: `${item.quantity} × ${productNameOf(books, price)}`,
    price: price.id,
    quantity: item.quantity,
    periodStart: period.start,
    periodEnd: period.end,
    proration: false,
    subscriptionItem: item.id,
    invoiceItem: null,
    credits: null,
  }
}

export const billedBy = (line: LineRecord, invoice: string) => ({
  amount: line.amount,
  start: line.periodStart,
  end: line.periodEnd,
  invoice,
  line: line.id,
})
