import { jsonb, pgTable, uuid } from 'drizzle-orm/pg-core'
import type { Unconfirmed } from '#domain/guide/unconfirmed/unconfirmed.ts'
import { moment, updatedAt } from './columns.ts'
import { properties } from './guidebook-tables.ts'

/** Which texts of a guide nobody has confirmed yet, by their addresses; a guide without any has no row. */
export const guideUnconfirmed = pgTable('guide_unconfirmed', {
  propertyId: uuid('property_id')
    .primaryKey()
    .references(() => properties.id, { onDelete: 'cascade' }),
  texts: jsonb().$type<Unconfirmed>().notNull(),
  updatedAt: updatedAt(),
})

/** What a host has said of a guide when asked: which values are right, that what changes often is still true, or not now. */
export const guideChecks = pgTable('guide_checks', {
  propertyId: uuid('property_id')
    .primaryKey()
    .references(() => properties.id, { onDelete: 'cascade' }),
  confirmedAt: moment('confirmed_at'),
  putOffAt: moment('put_off_at'),
  /** Of codes, networks, the number, the address and the hours that were shown before guests read them. */
  rightValues: jsonb('right_values').$type<string[]>(),
})
