import { execFileSync } from 'node:child_process'
import { setImmediate } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { expect } from 'vitest'
import { test } from '#tests/api-test.ts'
import { openGate } from '#tests/fleet/gate.ts'
import { isConnectionLost } from './lost-connection.ts'
import { openPostgres } from './open-postgres.ts'
import { startRetries } from './retry.ts'
import { SteadyPool } from './steady-pool.ts'

test('whatever a connection dies of is told from a mistake of ours', { tags: 'long' }, async ({
  freshDatabase,
}) => {
  const { url } = await freshDatabase()
  const gate = await openGate(Number(new URL(url).port))
  const connectionString = Object.assign(new URL(url), { port: String(gate.port) }).href
  const pool = new SteadyPool({ connectionString, connectionTimeoutMillis: 2_000, max: 2 })
  pool.on('error', () => {})
  const db = drizzle(pool)
  const failureOf = (work: Promise<unknown>) =>
    work.then(
      () => 'none',
      (error: unknown) => error,
    )

  const mistake = await failureOf(db.execute(sql`select nothing_of_the_kind`))
  const begun = Promise.withResolvers<void>()
  const cut = Promise.withResolvers<void>()
  const within = failureOf(
    db.transaction(async (tx) => {
      await tx.execute(sql`select 1`)
      begun.resolve()
      await cut.promise
      await tx.execute(sql`select 1`)
    }),
  )
  await begun.promise
  const during = failureOf(db.execute(sql`select pg_sleep(3600)`))
  await expect.poll(() => pool.totalCount).toBe(2)
  const waiting = failureOf(pool.query('select 1'))
  const waited = await waiting
  await gate.cut()
  cut.resolve()
  const lost = [waited, await within, await during, await failureOf(pool.query('select 1'))]
  await pool.end()
  lost.push(await failureOf(pool.query('select 1')))
  expect(lost.map((error) => [String(error), isConnectionLost(error)])).toEqual(
    lost.map((error) => [String(error), true]),
  )
  expect(isConnectionLost(mistake)).toBe(false)
  await gate.close()
})

test('a database that fell silent without a word keeps no place of the pool for good, and a backup waits for it', {
  tags: 'long',
}, async ({ freshDatabase }) => {
  const { url } = await freshDatabase()
  const gate = await openGate(Number(new URL(url).port))
  const databaseUrl = Object.assign(new URL(url), { port: String(gate.port) }).href
  const options = { databaseUrl, poolSize: 2, log: () => {}, retries: startRetries }
  const { pool } = await openPostgres({ ...options, silentForMs: 1_000 })
  const { pool: patient } = await openPostgres(options)
  const failureOf = (work: Promise<unknown>) => work.then(() => 'none').catch((error) => error)
  await Promise.all([pool.query('select pg_sleep(0.1)'), pool.query('select pg_sleep(0.1)')])
  const backup = await patient.connect()
  gate.hush()
  const late = backup.query('select 1 as one')
  const lost = await Promise.all([
    failureOf(pool.query('select 1')),
    failureOf(drizzle(pool).transaction((tx) => tx.execute(sql`select 1`))),
  ])
  expect(lost.map((error) => isConnectionLost(error))).toEqual([true, true])
  await gate.mend()
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  expect((await late).rows).toEqual([{ one: 1 }])
  backup.release()
  await Promise.all([pool.end(), patient.end()])
  await gate.close()
})

test('a connection that ends as it changes hands ends nothing else, and its place is given to another one', async ({
  freshDatabase,
}) => {
  const { url } = await freshDatabase()
  const pool = new SteadyPool({ connectionString: url, max: 1 })
  pool.on('error', () => {})
  const readLine = async () => (await pool.query('select pg_backend_pid() as line')).rows[0].line
  const line = await readLine()
  const asked = pool.query('select pg_sleep(0.2)')
  const borrowed = pool.connect()
  await setImmediate()
  // Nothing is read meanwhile: the answer and the end come in one piece.
  endFromOutside(url, line)
  await asked
  const failure = await (await borrowed).query('select 1').catch((error: unknown) => error)
  expect([String(failure), isConnectionLost(failure)]).toEqual([String(failure), true])
  expect(await readLine()).not.toBe(line)
  await pool.end()
})

/** Once it has answered what it was asked. */
function endFromOutside(url: string, line: number) {
  const state = `select state from pg_stat_activity where pid = ${line}`
  const script = `const { Client } = require('pg')
    const own = new Client('${url}')
    const run = async () => {
      await own.connect()
      while ((await own.query('${state}')).rows[0].state !== 'idle');
      await own.query('select pg_terminate_backend(${line}, 10000)')
      await own.end()
    }
    run()`
  execFileSync(process.execPath, ['-e', script])
}

test.for([
  ['is starting up', { code: '57P03' }],
  ['was told to stop', { code: '57P01' }],
  ['crashed', { code: '57P02' }],
  ['has no connection left', { code: '53300' }],
  ['was closed to everybody', { code: '55000' }],
  ['refuses', { code: 'ECONNREFUSED' }],
  ['hangs up', { code: 'ECONNRESET' }],
  ['has no socket in its folder', { code: 'ENOENT', syscall: 'connect' }],
] as const)('a database that %s is away, however the error is wrapped', ([, traits]) => {
  const error = Object.assign(new Error('some words'), traits)
  expect(isConnectionLost(error)).toBe(true)
  expect(isConnectionLost(new Error('outside', { cause: error }))).toBe(true)
})

test('a place in the pool that did not come free in time is a database that is away', async ({
  freshDatabase,
}) => {
  const { url } = await freshDatabase()
  const pool = new SteadyPool({ connectionString: url, max: 1, connectionTimeoutMillis: 2_000 })
  // Its database is dropped as its connection goes.
  pool.on('error', () => {})
  const first = await pool.connect()
  const failure = await pool.connect().catch((error: unknown) => error)
  expect([String(failure), isConnectionLost(failure)]).toEqual([String(failure), true])
  first.release()
  await pool.end()
})
