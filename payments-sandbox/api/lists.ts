import type { Wire } from '#sandbox/books/books.ts'
import { invalid } from '#sandbox/errors/api-error.ts'

export type PageParams = { limit?: number; starting_after?: string }

export const pageParams = ['expand', 'limit', 'starting_after']

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
  const rest = rows.slice(startOf(rows, params.starting_after))
  return { data: rest.slice(0, limit), hasMore: rest.length > limit }
}

function startOf(rows: Listed[], after: string | undefined): number {
  if (after === undefined) return 0
  const position = rows.findIndex(({ id }) => id === after)
  if (position >= 0) return position + 1
  throw invalid(`No such object: '${after}'`, { code: 'resource_missing', param: 'starting_after' })
}
