import { DrizzleQueryError } from 'drizzle-orm'

/** The five-character code Postgres gave the error, whoever wrapped it on the way. */
export function sqlState(error: unknown) {
  return textIn(error, 'code')
}

export function isUniqueViolation(error: unknown, constraint?: string) {
  if (sqlState(error) !== '23505') return false
  return constraint === undefined || textIn(error, 'constraint') === constraint
}

function textIn(error: unknown, key: 'code' | 'constraint'): string | undefined {
  const cause: unknown = error instanceof DrizzleQueryError ? error.cause : error
  const text = typeof cause === 'object' && cause !== null ? Reflect.get(cause, key) : undefined
  return typeof text === 'string' ? text : undefined
}
