import { Socket } from 'node:net'
import type { Pool, PoolClient } from 'pg'
import type { Log } from '#server/db/database.ts'
import { messageOf, StartupError } from '#server/db/startup-error.ts'
import { persist, type Retries, startRetries } from './retry.ts'
import { sqlState } from './sql-state.ts'
import { SteadyPool } from './steady-pool.ts'

const oldestVersion = 16
const waitForConnectionMs = 10_000

type Options = {
  databaseUrl: string
  poolSize: number
  retries?: Retries | undefined
  log: Log
  /** A line on which nothing comes for so long is given up; never where migrations, backups and restores may work for long. */
  silentForMs?: number
  /** Refused behind a pooler that lends its lines: for LISTEN, locks and backups. */
  keepsLines?: boolean
}

export async function openPostgres(options: Options) {
  const { databaseUrl, poolSize, retries = startRetries, log, silentForMs, keepsLines } = options
  const address = addressIn(databaseUrl)
  const pool = new SteadyPool({
    connectionString: databaseUrl,
    max: poolSize,
    connectionTimeoutMillis: waitForConnectionMs,
    keepAlive: true,
    ...(silentForMs && { stream: () => lineThatSpeaks(silentForMs) }),
    application_name: 'zaguan',
  })
  pool.on('error', (error) => log(`A database connection was lost: ${error.message}`))
  try {
    const version = await persist(retries, {
      attempt: async () => {
        const { rows } = await pool.query<{ server_version_num: string }>('show server_version_num')
        const version = Math.floor(Number(rows[0]?.server_version_num) / 10_000)
        if (keepsLines) await assertKeepsLines(pool)
        return version
      },
      isWorthWaiting,
      onFirstFailure: (error) =>
        log(`The database at ${address} does not answer yet (${reasonOf(error)}); trying again.`),
    })
    if (version < oldestVersion)
      throw new StartupError(
        `The database at ${address} is Postgres ${version}; Postgres ${oldestVersion} or newer is needed.`,
      )
    return { pool, close: () => pool.end() }
  } catch (error) {
    await pool.end()
    if (error instanceof StartupError) throw error
    throw new StartupError(sentenceFor(error, { address, retries }))
  }
}

function lineThatSpeaks(silentForMs: number) {
  const line = new Socket()
  line.setTimeout(silentForMs, () => {
    const silence = new Error(`nothing came from the database for ${silentForMs / 1000} seconds`)
    line.destroy(Object.assign(silence, { code: 'ETIMEDOUT' }))
  })
  return line
}

/** Host, port and name for sentences; never the user or password. */
function addressIn(databaseUrl: string) {
  const url = URL.parse(databaseUrl)
  if (!url || !['postgres:', 'postgresql:'].includes(url.protocol)) {
    throw new StartupError(
      'DATABASE_URL is not the address of a Postgres database. It looks like postgres://user:password@host:5432/name.',
    )
  }
  return `${url.hostname}:${url.port || 5432}${url.pathname}`
}

/** No answer, or one that time mends: still starting, stopping, or out of connections. */
function isWorthWaiting(error: unknown) {
  if (error instanceof StartupError) return false
  const state = sqlState(error)
  return state === undefined || !/^[0-9A-Z]{5}$/.test(state) || /^(57P|53)/.test(state)
}

function sentenceFor(error: unknown, { address, retries }: { address: string; retries: Retries }) {
  const state = sqlState(error) ?? ''
  if (state.startsWith('28')) {
    return `The database at ${address} refuses the user or password of DATABASE_URL.`
  }
  if (state === '3D000') {
    return `There is no such database at ${address}: create it, or correct DATABASE_URL.`
  }
  if (isWorthWaiting(error)) {
    return `The database at ${address} did not answer for ${retries.forMs / 1000} seconds (${reasonOf(error)}).`
  }
  return `The database at ${address} cannot be used: ${messageOf(error)}.`
}

function reasonOf(error: unknown) {
  return messageOf(error) || (sqlState(error) ?? 'no reason given')
}

/** A busy pooler may give us the line we had by chance, a few times in a row hardly ever. */
const rounds = 4

/**
 * A pooler in transaction mode lends a line for one transaction and then another: LISTEN would be lost without a word, and a
 * lock would stay behind. Only questions are asked, so nothing is left on a line that was lent.
 */
async function assertKeepsLines(pool: Pool) {
  const client = await pool.connect()
  try {
    for (let round = 0; round < rounds; round += 1) {
      if (await isLent(client, pool)) throw new StartupError(throughPooler)
    }
  } finally {
    client.release()
  }
}

const throughPooler =
  'The database is reached through a pooler in transaction mode (PgBouncer), where a process would not hear of changes that others make. Set DATABASE_DIRECT_URL to the address of the same database past the pooler; DATABASE_URL stays as it is.'

/** Whether ours is another one in the next transaction, or somebody else has it when we are between two. */
async function isLent(client: PoolClient, pool: Pool) {
  const ours = await readLine(client)
  if ((await readLine(client)) !== ours) return true
  const other = await pool.connect()
  try {
    await other.query('begin')
    if ((await readLine(other)) === ours) return true
    return (await readLine(client)) !== ours
  } finally {
    await other.query('rollback')
    other.release()
  }
}

async function readLine(client: PoolClient) {
  const { rows } = await client.query<{ line: number }>('select pg_backend_pid() as line')
  return rows[0]?.line
}
