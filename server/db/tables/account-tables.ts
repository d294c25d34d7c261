import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { user, userId } from './auth-tables.ts'
import { createdAt, isAtLeast, isOneOf, moment, updatedAt } from './columns.ts'

/** One row per host: the row that publish, unpublish and delete lock before they count. */
export const hostAccounts = pgTable(
  'host_accounts',
  {
    hostId: userId('host_id').primaryKey(),
    courtesyCredits: integer('courtesy_credits').notNull(),
    paidCredits: integer('paid_credits').default(0).notNull(),
    /** The subscription ends by itself: what it covers is lost then. */
    isCancelling: boolean('is_cancelling').default(false).notNull(),
    graceStartedAt: moment('grace_started_at'),
    graceEndsAt: moment('grace_ends_at'),
    graceClearedAt: moment('grace_cleared_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('host_accounts_in_grace')
      .on(table.graceEndsAt)
      .where(sql`${table.graceStartedAt} is not null and ${table.graceClearedAt} is null`),
    isAtLeast('host_accounts_courtesy_credits', table.courtesyCredits, 0),
    isAtLeast('host_accounts_paid_credits', table.paidCredits, 0),
  ],
)

/** A change of address that a host asked for and has not carried out: the newest. Its tokens are kept as digests. */
export const emailChanges = pgTable(
  'email_changes',
  {
    hostId: userId('host_id').primaryKey(),
    newEmail: text('new_email').notNull(),
    /** The old address agreed, or the password did. */
    isApproved: boolean('is_approved').notNull(),
    tokenDigest: text('token_digest').notNull(),
    revokeDigest: text('revoke_digest').notNull().unique(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('email_changes_by_end').on(table.expiresAt)],
)

const dataExportStates = ['asked', 'running', 'ready', 'failed'] as const

/** All the data of a host as one file: at most one of each host. Without its host it only waits for its file to be removed. */
export const dataExports = pgTable(
  'data_exports',
  {
    id: uuid().primaryKey().defaultRandom(),
    hostId: text('host_id')
      .unique()
      .references(() => user.id, { onDelete: 'set null' }),
    state: text({ enum: dataExportStates }).default('asked').notNull(),
    /** Guides that are in it, of how many. */
    done: integer().default(0).notNull(),
    of: integer().default(0).notNull(),
    /** What its parts in the store are called, the key they are written with, and how many there may be. */
    file: text(),
    key: text(),
    parts: integer().default(0).notNull(),
    bytes: bigint({ mode: 'number' }).default(0).notNull(),
    askedAt: moment('asked_at').notNull(),
    readyUntil: moment('ready_until'),
  },
  (table) => [
    index('data_exports_by_end').on(table.readyUntil),
    isOneOf('data_exports_state', table.state, dataExportStates),
    isAtLeast('data_exports_parts', table.parts, 0),
  ],
)
