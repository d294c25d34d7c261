import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import type { Pool } from 'pg'
import type * as schema from './tables/schema.ts'

/** One type for Postgres, for the embedded database and for a transaction on either. */
export type Db = PgDatabase<NodePgQueryResultHKT, typeof schema>

export type Transaction = Parameters<Parameters<Db['transaction']>[0]>[0]

export type Database = {
  db: Db
  pool: Pool
  /** Past a pooler: for what a connection has to keep from one transaction to the next, as LISTEN does. */
  direct: Pool
  kind: 'embedded' | 'postgres'
  /** False where the database does not let us have the roles: then only the queries' own WHERE keeps hosts apart. */
  hasRowSecurity: boolean
  ping(): Promise<void>
  /** What a Postgres server does by itself and the embedded one does not: to be called about once a day. */
  upkeep(): Promise<void>
  close(): Promise<void>
}

/** Told in one line what a person running the process should know. */
export type Log = (line: string) => void
