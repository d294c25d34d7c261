import { amountFor } from '#sandbox/billing/money.ts'
import { type Books, productNameOf, type Wire } from '#sandbox/books.ts'
import type { SessionRecord, Tier } from '#sandbox/records.ts'
import { filled } from '#sandbox/schema/bundle.ts'
import { presentInvoice, presentList, presentPrice } from '#sandbox/wire.ts'
import { invalid } from './api-error.ts'

/** What a field becomes when it is asked for: the object of its id, or what is not told at all otherwise. */
const expansions: Record<string, (books: Books, owner: Wire) => unknown> = {
  'checkout.session.line_items': (books, { id }) =>
    presentSessionLines(books, books.sessions.get(String(id))),
  'price.tiers': (books, { id }) => presentTiers(books.prices.get(String(id)).tiers),
  'subscription.latest_invoice': (books, { latest_invoice: id }) =>
    id === null ? null : presentInvoice(books, books.invoices.get(String(id))),
}

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
  const expansion = expansions[`${String(node.object)}.${step}`]
  const value = node[step]
  if (isObject(value) || Array.isArray(value)) return value
  if (!expansion) {
    throw invalid(`This property cannot be expanded (${asked.path}).`, { param: asked.param })
  }
  node[step] = expansion(books, node)
  return node[step]
}

const isObject = (value: unknown): value is Wire =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const presentTiers = (tiers: Tier[]): Wire[] =>
  tiers.map((tier) => filled('price.Tier', tier, { unit_amount_decimal: String(tier.unitAmount) }))

function presentSessionLines(books: Books, { id, item }: SessionRecord): Wire {
  const price = books.prices.get(item.price)
  const amount = amountFor(price, item.quantity)
  return presentList(`/v1/checkout/sessions/${id}/line_items`, [
    filled('item', item, {
      amount_subtotal: amount,
      amount_total: amount,
      currency: price.currency,
      description: productNameOf(books, price),
      metadata: {},
      price: presentPrice(price),
    }),
  ])
}
