import { date, index, integer, pgTable, text, time, uuid } from 'drizzle-orm/pg-core'
import { guideLanguages } from '#domain/values/guide-language.ts'
import { createdAt, isAtLeast, isOneOf, moment, updatedAt } from './columns.ts'
import { properties } from './guidebook-tables.ts'

/** Stays of guests in a home, with a link of their own each. Of the guests nothing is kept. */
export const stays = pgTable(
  'stays',
  {
    id: uuid().primaryKey().defaultRandom(),
    propertyId: uuid('property_id')
      .notNull()
      .references(() => properties.id, { onDelete: 'cascade' }),
    from: date('arrives_on', { mode: 'string' }).notNull(),
    until: date('leaves_on', { mode: 'string' }).notNull(),
    language: text({ enum: guideLanguages }).notNull(),
    note: text().default('').notNull(),
    /** When these guests leave, where that is not the guide's hour. */
    leavesAt: time('leaves_at'),
    /** Its link is made of its id and this number: the next number ends the link. */
    generation: integer().default(1).notNull(),
    /** Which of the server's keys its link is made with. */
    keyId: text('key_id').notNull(),
    openedAt: moment('opened_at'),
    endedAt: moment('ended_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('stays_of_property').on(table.propertyId, table.until),
    index('stays_by_end').on(table.until),
    isOneOf('stays_language', table.language, guideLanguages),
    isAtLeast('stays_generation', table.generation, 1),
  ],
)
