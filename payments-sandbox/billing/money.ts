import { type Books, newId, productNameOf } from '#sandbox/books.ts'
import type { ItemRecord, LineRecord, PriceRecord, Unix } from '#sandbox/records.ts'

export const minute = 60
export const hour = 60 * minute
export const day = 24 * hour

/** The first boundary after `after` of months that all begin at `anchor`. */
export function nextBoundary(anchor: Unix, after: Unix): Unix {
  let months = 1
  while (addMonths(anchor, months) <= after) months += 1
  return addMonths(anchor, months)
}

/** Counted from the anchor, so that the 31st comes back after a short month. */
function addMonths(at: Unix, months: number): Unix {
  const date = new Date(at * 1000)
  const year = date.getUTCFullYear()
  const month = date.getUTCMonth() + months
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  date.setUTCFullYear(year, month, Math.min(date.getUTCDate(), lastDay))
  return Math.floor(date.getTime() / 1000)
}

/** What a month of `quantity` costs, in the currency's smallest unit: all of them at the price of one tier. */
export function amountFor({ tiers }: PriceRecord, quantity: number): number {
  const tier = tiers.find(({ upTo }) => !upTo || quantity <= upTo)
  return tier ? tier.unitAmount * quantity : 0
}

/** Below ten pesos a card cannot be charged: the amount is carried to the next invoice. */
const minimumCharge = 1000

/** What is left to charge once the customer's balance has had its say. */
export function chargeFor(total: number, startingBalance: number) {
  const owed = total + startingBalance
  if (total < 0 || owed < minimumCharge) return { amountDue: 0, endingBalance: owed }
  return { amountDue: owed, endingBalance: 0 }
}

/** The whole period of an item, as it stands on the invoice. */
export function periodLine(books: Books, item: ItemRecord): LineRecord {
  const price = books.prices.get(item.price)
  return {
    id: newId('il'),
    amount: amountFor(price, item.quantity),
    description: `${item.quantity} × ${productNameOf(books, price)}`,
    price: price.id,
    quantity: item.quantity,
    period: { start: item.currentPeriodStart, end: item.currentPeriodEnd },
    proration: false,
    subscriptionItem: item.id,
  }
}

/** Two lines: what was billed and will not be used, and what will be used instead. */
export function prorationLines(books: Books, item: ItemRecord, quantity: number): LineRecord[] {
  const { at } = books
  const { currentPeriodStart: start, currentPeriodEnd: end, billed } = item
  const price = books.prices.get(item.price)
  const name = productNameOf(books, price)
  const today = new Date(at * 1000).toISOString().slice(0, 10)
  const base = { price: price.id, period: { start: at, end }, proration: true }
  const debit: LineRecord = {
    ...base,
    id: newId('il'),
    amount: share(amountFor(price, quantity), at, { start, end }),
    description: `Remaining time on ${quantity} × ${name} after ${today}`,
    quantity,
    subscriptionItem: item.id,
  }
  const credit = billed ? share(billed.amount, at, billed) : 0
  if (!billed || credit === 0) return [debit]
  return [
    {
      ...base,
      id: newId('il'),
      amount: -credit,
      description: `Unused time on ${item.quantity} × ${name} after ${today}`,
      quantity: item.quantity,
      subscriptionItem: item.id,
      credits: { invoice: billed.invoice, line: billed.line },
    },
    debit,
  ]
}

/** The part of an amount that lies after `at`: to the second, rounded once per line. */
function share(amount: number, at: Unix, { start, end }: { start: Unix; end: Unix }): number {
  const left = Math.min(Math.max(end - at, 0), end - start)
  return Math.round((amount * left) / (end - start))
}

export const totalOf = (lines: LineRecord[]): number =>
  lines.reduce((sum, line) => sum + line.amount, 0)
