import { bigint, index, integer, jsonb, pgTable, text, uuid, varchar } from 'drizzle-orm/pg-core'
import { locales } from '#domain/values/locale.ts'
import { userId } from './auth-tables.ts'
import { createdAt, isAtLeast, isOneOf, moment } from './columns.ts'

export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Absent for mail to somebody without an account; present, it leaves with the account. */
    hostId: userId('host_id'),
    dedupeKey: text('dedupe_key').unique(),
    to: text('recipient').notNull(),
    locale: text({ enum: locales }).notNull(),
    template: text().notNull(),
    payload: jsonb().$type<Record<string, unknown>>().default({}).notNull(),
    attempts: integer().default(0).notNull(),
    sentAt: moment('sent_at'),
    lastError: text('last_error'),
    createdAt: createdAt(),
  },
  (table) => [
    index('mail_outbox_by_age').on(table.createdAt),
    index('mail_outbox_of_host').on(table.hostId),
    isOneOf('mail_outbox_locale', table.locale, locales),
    isAtLeast('mail_outbox_attempts', table.attempts, 0),
  ],
)

/** Who runs a job just now; one process of many. */
export const jobLeases = pgTable('job_leases', {
  name: text().primaryKey(),
  holder: text().notNull(),
  until: moment('until').notNull(),
  /** How often it has failed since it last went well. */
  failures: integer().default(0).notNull(),
})

/** rate-limiter-flexible inserts by position: key, points, expire, in this order. */
export const requestLimits = pgTable(
  'request_limits',
  {
    key: varchar({ length: 255 }).primaryKey(),
    points: integer().default(0).notNull(),
    expire: bigint({ mode: 'number' }),
  },
  (table) => [index('request_limits_by_expiry').on(table.expire)],
)
