import { z } from 'zod'
import type { Books, Wire } from '#sandbox/books.ts'
import type { CustomerRecord, Row, Table } from '#sandbox/records.ts'
import { presentInvoice, presentList, presentSessionLines, presentTiers } from '#sandbox/wire.ts'
import { invalid, notFound } from './api-error.ts'
import { between, type Form, readParameters, text } from './parameters.ts'

/** Reads what is asked; what is left is to be done. */
export type Operation = (name: string, form: Form) => (books: Books, id: string) => Wire

/** What an operation takes, and what it does with it; `id` is the one in its address. */
export function operation<Shape extends z.ZodRawShape>(
  shape: Shape,
  run: (books: Books, params: z.output<z.ZodObject<Shape, z.core.$strict>>, id: string) => Wire,
): Operation {
  const schema = z.strictObject(shape)
  return (name, { expand, ...form }) => {
    const expanded = readParameters(name, expansion, expand === undefined ? {} : { expand })
    const params = readParameters(name, schema, form)
    return (books, id) => {
      const answer = run(books, params, id)
      for (const path of expanded.expand ?? []) expandField(books, answer, path)
      return answer
    }
  }
}

const expansion = z.strictObject({ expand: z.array(text).optional() })

/** What a field becomes when it is asked for: the object of its id, or what is not told at all otherwise. */
const expansions: Record<string, (books: Books, id: string) => unknown> = {
  'checkout.session.line_items': (books, id) => presentSessionLines(books, books.sessions.get(id)),
  'price.tiers': (books, id) => presentTiers(books.prices.get(id)),
  'subscription.latest_invoice': (books, id) =>
    presentInvoice(books, books.invoices.get(books.subscriptions.get(id).latestInvoice)),
}

/** `latest_invoice`, or `data.latest_invoice` of each in a list. */
function expandField(books: Books, answer: Wire, path: string): void {
  const field = path.replace(/^data\./, '')
  const owners = field === path ? [answer] : answer.data
  for (const owner of Array.isArray(owners) ? owners : [{}]) {
    const expanded = expansions[`${owner.object}.${field}`]
    if (!expanded) throw invalid(`This property cannot be expanded (${path}).`, { param: 'expand' })
    owner[field] = expanded(books, owner.id)
  }
}

/** The row that an address names, or Stripe's 404 for a parameter of that name. */
export function rowAt<T extends Row>(table: Table<T>, id: string, kind: string, param = 'id'): T {
  const row = table.find(id)
  if (!row) throw notFound(kind, id, param)
  return row
}

/** A customer named by a parameter: gone ones are refused. */
export function customerNamed(books: Books, id: string): CustomerRecord {
  const customer = books.customers.find(id)
  if (!customer || customer.isGone) throw notFound('customer', id, 'customer', 400)
  return customer
}

/** Lists can be asked about a deleted customer, not about one that never was. */
export function refuseUnknownCustomer(books: Books, id: string | undefined): void {
  if (id === undefined || books.customers.find(id)) return
  throw notFound('customer', id, 'customer', 400)
}

/** Parameters of every list. */
export const page = { limit: between(1, 100).optional(), starting_after: text.optional() }

/** One page in Stripe's envelope, newest first. */
export function presentPage<T extends { id: string; created: number }>(
  url: string,
  rows: T[],
  { limit = 10, starting_after: after }: { limit?: number; starting_after?: string },
  present: (row: T) => Wire,
): Wire {
  const newestFirst = rows.toReversed().sort((one, other) => other.created - one.created)
  const start = after === undefined ? 0 : newestFirst.findIndex(({ id }) => id === after) + 1
  if (after !== undefined && start === 0) {
    const param = 'starting_after'
    throw invalid(`No such object: '${after}'`, { code: 'resource_missing', param })
  }
  const rest = newestFirst.slice(start)
  const list = presentList(url, rest.slice(0, limit).map(present))
  return { ...list, has_more: rest.length > limit }
}
