import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type * as schema from '#server/db/schema.ts'

/** A handle that may read and write every host's account: the system's, not a host's. */
export type AuthDatabase = PgDatabase<PgQueryResultHKT, typeof schema>
