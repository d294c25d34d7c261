import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { properties } from './guidebook-tables.ts'

/** Entries that stand in several guides of a host: what each last said together with the others. */
export const entryCopies = pgTable(
  'entry_copies',
  {
    propertyId: uuid('property_id')
      .notNull()
      .references(() => properties.id, { onDelete: 'cascade' }),
    /** The same in every guide the entry stands in. */
    entryId: text('entry_id').notNull(),
    /** Of what it said when it was last the same as in another guide. */
    digest: text().notNull(),
    /** One for all guides in which it was the same then. */
    agreement: text().notNull(),
    /** Those before, the newest last. */
    earlier: text().array().default([]).notNull(),
    /** Of what it said before it was last changed in this guide. */
    said: text(),
  },
  (table) => [
    primaryKey({ columns: [table.propertyId, table.entryId] }),
    index('entry_copies_by_entry').on(table.entryId),
  ],
)
