import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import { openPostgres } from './connections/open-postgres.ts'
import { startRetries } from './connections/retry.ts'
import type { Db, Log } from './database.ts'
import { openEmbedded } from './embedded/open-embedded.ts'
import { assertNoUnfinishedRestore } from './embedded/unfinished-restore.ts'
import { readMigrations } from './migrate.ts'
import { StartupError } from './startup-error.ts'
import * as schema from './tables/schema.ts'

type Where = { databaseUrl: string | undefined; dataDir: string; log: Log }

/** The database of a product that runs, or has run: nothing is made or changed by opening it. */
export async function openAsItIs({ databaseUrl, dataDir, log }: Where) {
  assertNoUnfinishedRestore(dataDir)
  const { pool, close } = await open({ databaseUrl, dataDir, log })
  try {
    await assertThisVersion(pool)
    const db: Db = drizzle(pool, { schema })
    return { db, pool, close }
  } catch (error) {
    await close()
    throw error
  }
}

async function open({ databaseUrl, dataDir, log }: Where) {
  if (databaseUrl) {
    const { pool } = await openPostgres({ databaseUrl, poolSize: 2, retries: startRetries, log })
    return { pool, close: () => pool.end() }
  }
  if (!existsSync(join(dataDir, 'database'))) {
    throw new StartupError(
      `There is no database in DATA_DIR ${dataDir}, and DATABASE_URL names none. Set what the product runs with.`,
    )
  }
  return openEmbedded(dataDir)
}

async function assertThisVersion(pool: Pool) {
  const known = await pool.query(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as "hasList"`,
  )
  const applied = known.rows[0].hasList
    ? await pool.query('select created_at from drizzle.__drizzle_migrations')
    : { rows: [] }
  const there = applied.rows.map(({ created_at: at }) => Number(at)).sort()
  const here = readMigrations().map(({ writtenAt }) => writtenAt)
  if (JSON.stringify(there) === JSON.stringify(here.sort())) return
  throw new StartupError(
    'The database is of another version than this program. Start the product of this version once, or use the command of the one that runs. Nothing was changed.',
  )
}
