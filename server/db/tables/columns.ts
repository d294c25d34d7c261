import { type Column, sql } from 'drizzle-orm'
import { type AnyPgColumn, check, timestamp, uuid } from 'drizzle-orm/pg-core'

export function moment(name: string) {
  return timestamp(name, { withTimezone: true })
}

export function createdAt() {
  return moment('created_at').defaultNow().notNull()
}

export function updatedAt() {
  return moment('updated_at').defaultNow().notNull()
}

/** Whose it is, and gone with it. */
export function partOf(name: string, id: () => AnyPgColumn) {
  return uuid(name).references(id, { onDelete: 'cascade' })
}

export function isOneOf(name: string, column: Column, words: readonly string[]) {
  const list = words.map((word) => `'${word}'`).join(', ')
  return check(name, sql`${column} in (${sql.raw(list)})`)
}

export function isAtLeast(name: string, column: Column, least: number) {
  return check(name, sql`${column} >= ${sql.raw(String(least))}`)
}
