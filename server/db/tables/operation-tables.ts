import { sql } from 'drizzle-orm'
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

/** What an operator did by hand: rows are added and never changed, and outlive the host they are about. */
export const operatorActs = pgTable(
  'operator_acts',
  {
    id: uuid().primaryKey().defaultRandom(),
    at: moment('at').notNull(),
    operator: text().notNull(),
    act: text().notNull(),
    hostId: text('host_id'),
    propertyId: uuid('property_id'),
    reason: text().notNull(),
    /** Ids, codes and figures: no address, no secret. */
    detail: jsonb().$type<Record<string, unknown>>().default({}).notNull(),
  },
  (table) => [
    index('operator_acts_by_time').on(table.at),
    index('operator_acts_of_host').on(table.hostId, table.at),
  ],
)

/** Courtesy credits that an operator gave for a time; ended, they count no more. */
export const creditGrants = pgTable(
  'credit_grants',
  {
    id: uuid().primaryKey().defaultRandom(),
    hostId: userId('host_id').notNull(),
    credits: integer().notNull(),
    grantedAt: moment('granted_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    /** After its end: somebody has looked whether what is published is still covered. */
    settledAt: moment('settled_at'),
  },
  (table) => [
    index('credit_grants_of_host').on(table.hostId, table.endsAt),
    index('credit_grants_unsettled').on(table.endsAt).where(sql`${table.settledAt} is null`),
    isAtLeast('credit_grants_credits', table.credits, 1),
  ],
)

/** What visitors wrote to the operator, or reported of a guide. */
export const supportMessages = pgTable(
  'support_messages',
  {
    id: uuid().primaryKey().defaultRandom(),
    from: text('sender').notNull(),
    message: text().notNull(),
    /** Of the guide that is reported; empty when none is. */
    guideCode: text('guide_code').default('').notNull(),
    locale: text({ enum: locales }).notNull(),
    receivedAt: moment('received_at').notNull(),
    doneAt: moment('done_at'),
  },
  (table) => [
    index('support_messages_open').on(table.receivedAt).where(sql`${table.doneAt} is null`),
    index('support_messages_by_age').on(table.receivedAt),
    index('support_messages_done').on(table.doneAt).where(sql`${table.doneAt} is not null`),
    isOneOf('support_messages_locale', table.locale, locales),
  ],
)
