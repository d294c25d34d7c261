import type { Wire } from '#sandbox/books/books.ts'
import { invalid } from '#sandbox/errors/api-error.ts'

export type PageParams = { limit?: number; starting_after?: string; ending_before?: string }
export type Range = number | { gt?: number; gte?: number; lt?: number; lte?: number }

type Listed = { id: string; created: number }

/** One page in Stripe's envelope, newest first. */
export function presentPage<T extends Listed>(
  url: string,
  rows: T[],
  params: PageParams,
  present: (row: T) => Wire,
): Wire {
  const { data, hasMore } = cut(newestFirst(rows), params)
  return { object: 'list', data: data.map(present), has_more: hasMore, url }
}

const newestFirst = <T extends Listed>(rows: T[]): T[] =>
  rows.toReversed().sort((one, other) => other.created - one.created)

function cut<T extends Listed>(rows: T[], params: PageParams): { data: T[]; hasMore: boolean } {
  const limit = params.limit ?? 10
  if (limit < 1 || limit > 100) {
    throw invalid('This value must be between 1 and 100.', {
      code: 'parameter_invalid_integer',
      param: 'limit',
    })
  }
  if (params.ending_before !== undefined) {
    const before = rows.slice(0, positionOf(rows, params.ending_before, 'ending_before'))
    return { data: before.slice(-limit), hasMore: before.length > limit }
  }
  const after =
    params.starting_after === undefined
      ? rows
      : rows.slice(positionOf(rows, params.starting_after, 'starting_after') + 1)
  return { data: after.slice(0, limit), hasMore: after.length > limit }
}

function positionOf(rows: Listed[], id: string, param: string): number {
  const position = rows.findIndex((row) => row.id === id)
  if (position < 0) throw invalid(`No such object: '${id}'`, { code: 'resource_missing', param })
  return position
}

export function isWithin(value: number, range: Range | undefined): boolean {
  if (range === undefined) return true
  if (typeof range === 'number') return value === range
  const { gt, gte, lt, lte } = range
  return (
    (gt === undefined || value > gt) &&
    (gte === undefined || value >= gte) &&
    (lt === undefined || value < lt) &&
    (lte === undefined || value <= lte)
  )
}
