import { newId } from '#sandbox/store/ids.ts'
import type { ItemRecord, LineRecord, PriceRecord, Unix } from '#sandbox/store/records.ts'
import { amountFor } from './tiers.ts'

type Change = {
  item: ItemRecord
  price: PriceRecord
  /** The product's. */
  name: string
  quantity: number
  at: Unix
}

/** Two lines: what was billed and will not be used, and what will be used instead. */
export function prorationLines({ item, price, name, quantity, at }: Change): LineRecord[] {
  const day = new Date(at * 1000).toISOString().slice(0, 10)
  const base = {
    currency: price.currency,
    periodStart: at,
    periodEnd: item.periodEnd,
    proration: true,
    subscriptionItem: item.id,
  }
  const debit: LineRecord = {
    ...base,
    id: newId('il'),
    invoiceItem: newId('ii'),
    amount: share(amountFor(price, quantity), at, item.periodStart, item.periodEnd),
    description: `Remaining time on ${quantity} × ${name} after ${day}`,
    price: price.id,
    quantity,
    credits: null,
  }
  const credit = unusedTime(item, at)
  if (!credit || !item.billed) return [debit]
  return [
    {
      ...base,
      id: newId('il'),
      invoiceItem: newId('ii'),
      amount: -credit,
      description: `Unused time on ${item.quantity} × ${name} after ${day}`,
      price: price.id,
      quantity: item.quantity,
      credits: { invoice: item.billed.invoice, line: item.billed.line },
    },
    debit,
  ]
}

/** The part of what was last invoiced for the item that lies after `at`. */
function unusedTime(item: ItemRecord, at: Unix): number {
  if (!item.billed) return 0
  return share(item.billed.amount, at, item.billed.start, item.billed.end)
}

/** To the second, rounded once per line. */
function share(amount: number, at: Unix, start: Unix, end: Unix): number {
  const left = Math.min(Math.max(end - at, 0), end - start)
  return Math.round((amount * left) / (end - start))
}
