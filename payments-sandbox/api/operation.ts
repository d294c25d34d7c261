import { z } from 'zod'
import type { Books, Wire } from '#sandbox/books.ts'
import type { Row, Table } from '#sandbox/store.ts'
import { presentList } from '#sandbox/wire.ts'
import { invalid, notFound } from './api-error.ts'
import { type Form, integer, readParameters, text } from './parameters.ts'

/** A call that has been read: what is left is to be done, and the fields that are to be expanded. */
type Call = { run: (books: Books, id: string) => Wire; expand: string[] }

export type Operation = (name: string, form: Form) => Call

/** What an operation takes, and what it does with it; `id` is the one in its address. */
export function operation<Shape extends z.ZodRawShape>(
  shape: Shape,
  run: (books: Books, params: z.output<z.ZodObject<Shape, z.core.$strict>>, id: string) => Wire,
): Operation {
  const schema = z.strictObject(shape)
  return (name, { expand, ...form }) => {
    const expanded = readParameters(name, expansion, expand === undefined ? {} : { expand })
    const params = readParameters(name, schema, form)
    return { run: (books, id) => run(books, params, id), expand: expanded.expand ?? [] }
  }
}

/** The row that an address names, or Stripe's 404 for a parameter of that name. */
export function rowAt<T extends Row>(table: Table<T>, id: string, kind: string, param = 'id'): T {
  const row = table.find(id)
  if (!row) throw notFound(kind, id, param)
  return row
}

const expansion = z.strictObject({ expand: z.array(text).optional() })

/** Parameters of every list. */
export const page = { limit: integer.optional(), starting_after: text.optional() }

type Page = { limit?: number | undefined; starting_after?: string | undefined }
type Listed = { id: string; created: number }

/** One page in Stripe's envelope, newest first. */
export function presentPage<T extends Listed>(
  url: string,
  rows: T[],
  { limit = 10, starting_after: after }: Page,
  present: (row: T) => Wire,
): Wire {
  if (limit < 1 || limit > 100) {
    throw invalid('This value must be between 1 and 100.', {
      code: 'parameter_invalid_integer',
      param: 'limit',
    })
  }
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
