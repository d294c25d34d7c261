import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { isAtLeast, moment } from './columns.ts'

/** What shared caches have to forget. Rows of guides are written by `zaguan_announce`, with the word of their change. */
export const cdnPurges = pgTable(
  'cdn_purges',
  {
    id: uuid().primaryKey().defaultRandom(),
    tag: text().notNull(),
    /** Asked once more, for what was on its way when it was forgotten the first time. */
    isAgain: boolean('is_again').default(false).notNull(),
    dueAt: moment('due_at').defaultNow().notNull(),
    attempts: integer().default(0).notNull(),
    nextAttemptAt: moment('next_attempt_at').defaultNow().notNull(),
    lastError: text('last_error'),
  },
  (table) => [
    index('cdn_purges_waiting').on(table.nextAttemptAt),
    index('cdn_purges_of_tag').on(table.tag).where(sql`${table.isAgain}`),
    isAtLeast('cdn_purges_attempts', table.attempts, 0),
  ],
)

/** Which release's pages may stand in shared caches: one row, the release that was started last. */
export const cdnRelease = pgTable(
  'cdn_release',
  {
    id: smallint().primaryKey().default(1),
    release: text().notNull(),
  },
  (table) => [check('cdn_release_one', sql`${table.id} = 1`)],
)
