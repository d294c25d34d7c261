import { amountFor } from '#sandbox/billing/money.ts'
import { type Books, getPrice, productNameOf, type Wire } from '#sandbox/books.ts'
import type { SessionRecord, Tier } from '#sandbox/records.ts'
import { filled } from '#sandbox/schema/bundle.ts'
import { presentInvoice, presentList, presentPrice } from '#sandbox/wire.ts'
import { invalid } from './api-error.ts'

type Expansion = (books: Books, id: string) => unknown

/** Fields that hold an id and can hold the object. */
const references: Record<string, Expansion> = {
  'subscription.latest_invoice': (books, id) =>
    show(books.invoices.find(id), (row) => presentInvoice(books, row)),
}

/** Fields that are not there at all unless asked for, by the id of their owner. */
const inclusions: Record<string, Expansion> = {
  'checkout.session.line_items': (books, id) =>
    show(books.sessions.find(id), (row) => presentSessionLines(books, row)),
  'price.tiers': (books, id) => show(books.prices.find(id), ({ tiers }) => presentTiers(tiers)),
}

const show = <T>(row: T | undefined, present: (row: T) => unknown) =>
  row === undefined ? null : present(row)

const deepest = 4

export function expand(books: Books, answer: Wire, paths: string[]): Wire {
  if (paths.length === 0) return answer
  const copy = structuredClone(answer)
  for (const [index, path] of paths.entries()) {
    const steps = path.split('.')
    if (steps.length > deepest) {
      throw invalid(`You cannot expand more than ${deepest} levels of a property.`, {
        param: `expand[${index}]`,
      })
    }
    follow(books, copy, steps, { path, param: `expand[${index}]` })
  }
  return copy
}

type Asked = { path: string; param: string }

function follow(books: Books, node: unknown, steps: string[], asked: Asked): void {
  const [step, ...rest] = steps
  if (step === undefined || node === null) return
  if (Array.isArray(node)) {
    for (const part of node) follow(books, part, steps, asked)
    return
  }
  if (!isObject(node)) return
  const value = expandField(books, node, step, asked)
  follow(books, value, rest, asked)
}

function expandField(books: Books, node: Wire, step: string, asked: Asked): unknown {
  const key = `${String(node.object)}.${step}`
  const reference = references[key]
  const inclusion = inclusions[key]
  const value = node[step]
  if (reference && typeof value === 'string') node[step] = reference(books, value)
  else if (inclusion && value === undefined && typeof node.id === 'string') {
    node[step] = inclusion(books, node.id)
  } else if (!reference && !inclusion && !isObject(value) && !Array.isArray(value)) {
    throw invalid(`This property cannot be expanded (${asked.path}).`, { param: asked.param })
  }
  return node[step]
}

const isObject = (value: unknown): value is Wire =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const presentTiers = (tiers: Tier[]): Wire[] =>
  tiers.map(({ unitAmount, upTo }) =>
    filled('price.Tier', {
      unit_amount: unitAmount,
      unit_amount_decimal: String(unitAmount),
      up_to: upTo,
    }),
  )

function presentSessionLines(books: Books, { id, item }: SessionRecord): Wire {
  const price = getPrice(books, item.price)
  const amount = amountFor(price, item.quantity)
  return presentList(`/v1/checkout/sessions/${id}/line_items`, [
    filled('item', {
      id: item.id,
      amount_subtotal: amount,
      amount_total: amount,
      currency: price.currency,
      description: productNameOf(books, price),
      metadata: {},
      price: presentPrice(price),
      quantity: item.quantity,
    }),
  ])
}
