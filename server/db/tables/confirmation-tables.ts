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

/** When a host last said that what changes often in a guide is still true, and last put off being asked. */
export const guideChecks = pgTable('guide_checks', {
  propertyId: uuid('property_id')
    .primaryKey()
    .references(() => properties.id, { onDelete: 'cascade' }),
  confirmedAt: moment('confirmed_at'),
  putOffAt: moment('put_off_at'),
})
