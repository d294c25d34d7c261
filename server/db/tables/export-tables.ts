import { bigint, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { user } from './auth-tables.ts'
import { isAtLeast, isOneOf, moment } from './columns.ts'

export const dataExportStates = ['asked', 'running', 'ready', 'failed'] as const

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
