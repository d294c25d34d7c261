import { type Column, sql } from 'drizzle-orm'
import { check, timestamp } from 'drizzle-orm/pg-core'

export function moment(name: string) {
  return timestamp(name, { withTimezone: true })
}

export function createdAt() {
  return moment('created_at').defaultNow().notNull()
}

export function updatedAt() {
  return moment('updated_at').defaultNow().notNull()
}

export function isOneOf(name: string, column: Column, words: readonly string[]) {
  const list = words.map((word) => `'${word}'`).join(', ')
  return check(name, sql`${column} in (${sql.raw(list)})`)
}

export function isAtLeast(name: string, column: Column, least: number) {
  return check(name, sql`${column} >= ${sql.raw(String(least))}`)
}
