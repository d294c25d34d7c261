import { sql } from 'drizzle-orm'
import { check, pgTable, smallint, text } from 'drizzle-orm/pg-core'

/** Which release's pages may stand in shared caches: one row, the release that was started last. */
export const cdnRelease = pgTable(
  'cdn_release',
  {
    id: smallint().primaryKey().default(1),
    release: text().notNull(),
  },
  (table) => [check('cdn_release_one', sql`${table.id} = 1`)],
)
