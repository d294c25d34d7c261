import { integer, pgTable } from 'drizzle-orm/pg-core'
import { userId } from './auth-tables.ts'
import { createdAt, isAtLeast, updatedAt } from './columns.ts'

/** One row per host: the row that publish, unpublish and delete lock before they count. */
export const hostAccounts = pgTable(
  'host_accounts',
  {
    hostId: userId('host_id').primaryKey(),
    courtesyCredits: integer('courtesy_credits').notNull(),
    paidCredits: integer('paid_credits').default(0).notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    isAtLeast('host_accounts_courtesy_credits', table.courtesyCredits, 0),
    isAtLeast('host_accounts_paid_credits', table.paidCredits, 0),
  ],
)
