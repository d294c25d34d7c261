import { randomInt } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import { once } from '#server/work/promises.ts'
import { openPostgres } from './connections/open-postgres.ts'
import type { Retries } from './connections/retry.ts'
import { sqlState } from './connections/sql-state.ts'
import type { Database, Log } from './database.ts'
import { assertNoUnfinishedRestore } from './embedded/embedded-folder.ts'
import { openEmbedded } from './embedded/open-embedded.ts'
import { findVersion, migrate } from './migrate.ts'
import { keepPlacesForGuests } from './row-security/callers.ts'
import { messageOf, StartupError } from './startup-error.ts'
import * as schema from './tables/schema.ts'

type Where = {
  databaseUrl?: string | undefined
  /** The same database past a pooler; `databaseUrl` unless said. */
  databaseDirectUrl?: string | undefined
  dataDir: string
  poolSize?: number | undefined
  log?: Log
  retries?: Retries
  /** False for who comes for one deed: of a product that runs or has run, and nothing is made or changed by opening it. */
  migrate?: boolean
}

/** The database named by `databaseUrl`, or else the embedded one in `dataDir`; brought up to date and ready. */
export async function openDatabase(where: Where): Promise<Database> {
  const { log = () => {}, migrate: isToMigrate = true } = where
  assertNoUnfinishedRestore(where.dataDir)
  if (!isToMigrate && !where.databaseUrl && !existsSync(join(where.dataDir, 'database')))
    throw new StartupError(
      `There is no database in DATA_DIR ${where.dataDir}, and DATABASE_URL names none. Set what the product runs with.`,
    )
  const { kind, pool, direct, close, upkeep } = await open(where, log)
  try {
    const { hasRowSecurity } = isToMigrate ? await migrate(direct, log) : await findVersion(direct)
    const db = drizzle(pool, { schema })
    if (kind === 'postgres') keepPlacesForGuests(db, pool.options.max)
    const ping = async () => void (await pool.query(pingQuery))
    return { db, pool, direct, kind, hasRowSecurity, ping, upkeep, close: once(close) }
  } catch (error) {
    await close()
    if (sqlState(error) !== insufficientPrivilege) throw error
    throw new StartupError(`The user of DATABASE_URL may not make its tables: ${messageOf(error)}.`)
  }
}

/** A line that fell silent is given up by the one who asks, and the next asks another. */
const pingQuery = { text: 'select 1', query_timeout: 2_500 }

const insufficientPrivilege = '42501'

const directPoolSize = 3

/** Somebody between us and the database may have dropped a line without a word. */
const silentForMs = 60_000

async function open(where: Where, log: Log) {
  const { databaseUrl, databaseDirectUrl, dataDir, poolSize = 10, retries } = where
  if (!databaseUrl) {
    const embedded = await openEmbedded(dataDir)
    return { kind: 'embedded' as const, direct: embedded.pool, ...embedded }
  }
  const { pool } = await openPostgres({ databaseUrl, poolSize, log, retries, silentForMs })
  const kind = 'postgres' as const
  const upkeep = async () => {}
  const past = {
    databaseUrl: databaseDirectUrl || databaseUrl,
    poolSize: directPoolSize,
    log,
    retries,
    keepsLines: true,
  }
  const { pool: direct } = await openPostgres(past).catch(async (error: unknown) => {
    await pool.end()
    throw error
  })
  const close = async () => void (await Promise.all([pool.end(), direct.end()]))
  if (databaseDirectUrl)
    await assertSameDatabase(pool, direct).catch(async (error: unknown) => {
      await close()
      throw error
    })
  return { kind, pool, direct, close, upkeep }
}

/** A lock that is held on one line cannot be had on the other, if they lead to the same database. */
async function assertSameDatabase(pool: Pool, direct: Pool) {
  const lock = randomInt(2 ** 31)
  const client = await direct.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lock])
    const tried = 'select pg_try_advisory_xact_lock($1) as is_free'
    const { rows } = await pool.query<{ is_free: boolean }>(tried, [lock])
    await client.query('select pg_advisory_unlock($1)', [lock])
    if (rows[0]?.is_free) {
      throw new StartupError('DATABASE_DIRECT_URL leads to another database than DATABASE_URL.')
    }
  } finally {
    client.release()
  }
}
