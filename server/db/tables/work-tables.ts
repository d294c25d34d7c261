import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { isAtLeast, moment } from './columns.ts'

/**
 * What waits to be done, and what was given up: a kind of work and what it is about, such as a mail's id. Nothing of a host stands
 * here. Rows of guides to forget are written by `zaguan_announce`, all others by `zaguan_enqueue` or the server itself.
 */
export const tasks = pgTable(
  'tasks',
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: text().notNull(),
    subject: text().notNull(),
    attempts: integer().default(0).notNull(),
    /** Since when it is wanted. */
    since: moment('since').defaultNow().notNull(),
    /** Not before this moment; absent, at once. While a process is at work on it, until when it is that one's. */
    nextAt: moment('next_at'),
    lastError: text('last_error'),
    /** Given up: nobody tries it again. */
    failedAt: moment('failed_at'),
  },
  (table) => [
    index('tasks_waiting')
      .on(table.kind, table.nextAt.asc().nullsFirst(), table.since)
      .where(sql`${table.failedAt} is null`),
    index('tasks_of_subject').on(table.kind, table.subject),
    index('tasks_given_up').on(table.failedAt).where(sql`${table.failedAt} is not null`),
    isAtLeast('tasks_attempts', table.attempts, 0),
  ],
)
