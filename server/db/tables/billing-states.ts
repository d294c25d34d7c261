import { type Column, sql } from 'drizzle-orm'

/** A subscription that has not ended. Queries say it as its indexes do, which serve them only then. */
export function isNotOver({ status }: { status: Column }) {
  return sql`${status} not in ('canceled', 'incomplete_expired')`
}

/** An attempt of which nobody knows yet what became. Queries say it as its indexes do. */
export function isUnsettled({ state }: { state: Column }) {
  return sql`${state} in ('started', 'open')`
}
