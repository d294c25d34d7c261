import { drizzle } from 'drizzle-orm/node-postgres'
import type { Database, Log } from './database.ts'
import { migrate } from './migrate.ts'
import { openEmbedded } from './open-embedded.ts'
import { openPostgres } from './open-postgres.ts'
import { type Retries, startRetries } from './retry.ts'
import * as schema from './schema.ts'
import { sqlState } from './sql-state.ts'
import { messageOf, StartupError } from './startup-error.ts'
import { assertNoUnfinishedRestore } from './unfinished-restore.ts'

export { asSystem } from './callers.ts'
export type { Database, Db } from './database.ts'

type Where = {
  databaseUrl?: string | undefined
  dataDir: string
  poolSize?: number | undefined
  log?: Log
  retries?: Retries
}

/** The database named by `databaseUrl`, or else the embedded one in `dataDir`; brought up to date and ready. */
export async function openDatabase(where: Where): Promise<Database> {
  const { log = () => {} } = where
  assertNoUnfinishedRestore(where.dataDir)
  const { kind, pool, close, upkeep } = await open(where, log)
  try {
    const { hasRowSecurity } = await migrate(pool, log)
    const db = drizzle(pool, { schema })
    const ping = async () => void (await pool.query('select 1'))
    return { db, pool, kind, hasRowSecurity, ping, upkeep, close: once(close) }
  } catch (error) {
    await close()
    if (sqlState(error) !== insufficientPrivilege) throw error
    throw new StartupError(`The user of DATABASE_URL may not make its tables: ${messageOf(error)}.`)
  }
}

const insufficientPrivilege = '42501'

async function open({ databaseUrl, dataDir, poolSize = 10, retries }: Where, log: Log) {
  if (!databaseUrl) return { kind: 'embedded' as const, ...(await openEmbedded(dataDir)) }
  const postgres = { databaseUrl, poolSize, log, retries: retries ?? startRetries }
  const { pool } = await openPostgres(postgres)
  return { kind: 'postgres' as const, pool, close: () => pool.end(), upkeep: async () => {} }
}

function once(close: () => Promise<void>) {
  let closing: Promise<void> | undefined
  return () => {
    closing ??= close()
    return closing
  }
}
