import { settingsOf } from '#sandbox/books/settings.ts'
import type { Unix } from '#sandbox/store/records.ts'
import type { Tables } from '#sandbox/store/tables.ts'

/** The sandbox's own time: the clock it was given, plus how far it was advanced. */
export const accountTime = (tables: Tables, now: () => Date): Unix =>
  Math.floor(now().getTime() / 1000) + settingsOf(tables).clockAhead
