import { DrizzleQueryError } from 'drizzle-orm'

/** The five-character code Postgres gave the error, whoever wrapped it on the way. */
export function sqlState(error: unknown): string | undefined {
  const cause = error instanceof DrizzleQueryError ? error.cause : error
  return hasText(cause, 'code') ? cause.code : undefined
}

export function isUniqueViolation(error: unknown, constraint?: string) {
  if (sqlState(error) !== '23505') return false
  return constraint === undefined || constraintOf(error) === constraint
}

function constraintOf(error: unknown) {
  const cause = error instanceof DrizzleQueryError ? error.cause : error
  return hasText(cause, 'constraint') ? cause.constraint : undefined
}

function hasText<Key extends string>(value: unknown, key: Key): value is Record<Key, string> {
  return typeof value === 'object' && value !== null && typeof Reflect.get(value, key) === 'string'
}
