import type { Unix } from '#sandbox/store/records.ts'
import type { Tables } from '#sandbox/store/tables.ts'

/** The API request that causes a change; nothing when the clock or a person in a browser does. */
export type Cause = { requestId: string; idempotencyKey: string | null }

/** The open books of one transaction: every table, the moment it happens at, and why. */
export type Books = Tables & {
  at: Unix
  /** The sandbox's own time; `at` lies before it when something that fell due is done late. */
  accountAt: Unix
  cause: Cause | null
  /** Where this sandbox is reached, for the addresses of its pages. */
  url: string
}

export type Wire = Record<string, unknown>
