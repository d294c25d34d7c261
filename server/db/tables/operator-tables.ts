import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { locales } from '#domain/values/locale.ts'
import { userId } from './auth-tables.ts'
import { isAtLeast, isOneOf, moment } from './columns.ts'

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
