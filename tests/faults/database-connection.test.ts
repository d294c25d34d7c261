/** @module-tag long */
import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { sql } from 'drizzle-orm'
import { expect, inject, onTestFinished, test as plainTest } from 'vitest'
import { openDatabase } from '#server/db/open.ts'
import { StartupError } from '#server/db/startup-error.ts'
import { test } from '#tests/api-test.ts'
import { freePort } from '#tests/product.ts'

plainTest.each([
  ['nonsense', 'nonsense'],
  ['another kind of database', 'mysql://root:secret@127.0.0.1/zaguan'],
])('%s is no DATABASE_URL, and the sentence keeps its password to itself', async (_, url) => {
  const failure = await failureOf(url)
  expect(failure).toBeInstanceOf(StartupError)
  expect(String(failure)).toContain('postgres://user:password@host:5432/name')
  expect(String(failure)).not.toContain('secret')
})

plainTest('a wrong password is named at once', async () => {
  const url = changedUrl({ password: 'wrong' })
  const failure = await failureOf(url)
  expect(String(failure)).toMatch(/refuses the user or password of DATABASE_URL/)
  expect(String(failure)).not.toContain('wrong')
})

plainTest('a missing database is named at once', async () => {
  const failure = await failureOf(changedUrl({ pathname: '/nowhere' }))
  expect(String(failure)).toMatch(/There is no such database at 127\.0\.0\.1:\d+\/nowhere/)
})

plainTest('a database that does not answer is waited for half a minute, then named', async () => {
  const port = await freePort()
  const told: string[] = []
  const time = fakeTime()
  const failure = await openDatabase({
    databaseUrl: `postgres://host:secret@127.0.0.1:${port}/zaguan`,
    dataDir: '',
    log: (line) => told.push(line),
    retries: time.retries,
  }).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(StartupError)
  expect(String(failure)).toContain(
    `The database at 127.0.0.1:${port}/zaguan did not answer for 30 seconds`,
  )
  expect(time.passedMs()).toBeGreaterThan(25_000)
  expect(time.passedMs()).toBeLessThanOrEqual(30_000)
  expect(told).toEqual([expect.stringContaining('does not answer yet')])
  expect(`${failure}${told}`).not.toContain('secret')
})

plainTest('a database that comes up while it is waited for is opened', async () => {
  const port = await freePort()
  const time = fakeTime({ onPause: (pause) => (pause === 3 ? forwardToPostgres(port) : undefined) })
  const database = await openDatabase({
    databaseUrl: changedUrl({ port: String(port) }),
    dataDir: '',
    retries: time.retries,
  })
  await database.ping()
  await database.close()
  expect(time.pauses()).toBe(3)
})

test('a connection lost in the middle of a transaction costs that transaction and nothing else', async ({
  freshDatabase,
}) => {
  const { db, pool } = await freshDatabase()
  for (let time = 0; time < 15; time += 1) {
    const lost = db.transaction(async (tx) => {
      const { rows } = await tx.execute(sql`select pg_backend_pid() as pid`)
      await pool.query('select pg_terminate_backend($1)', [rows[0]?.pid])
      await tx.execute(sql`select 1`)
    })
    await expect(lost).rejects.toThrow()
  }
  expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
})

test('connections lost before a transaction could begin leave their places free', async ({
  freshDatabase,
}) => {
  const { db, pool } = await freshDatabase()
  for (let time = 0; time < 15; time += 1) {
    const client = await pool.connect()
    const { rows } = await client.query('select pg_backend_pid() as pid')
    const gone = new Promise((resolve) => client.once('end', resolve))
    await pool.query('select pg_terminate_backend($1)', [rows[0].pid])
    await gone
  }
  expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
})

function failureOf(databaseUrl: string) {
  return openDatabase({ databaseUrl, dataDir: '' }).catch((error: unknown) => error)
}

function changedUrl(parts: Partial<Pick<URL, 'password' | 'pathname' | 'port'>>) {
  return Object.assign(new URL(inject('postgres').adminUrl), parts).href
}

function fakeTime({ onPause }: { onPause?: (pause: number) => Promise<void> | undefined } = {}) {
  let passedMs = 0
  let pauses = 0
  return {
    passedMs: () => passedMs,
    pauses: () => pauses,
    retries: {
      forMs: 30_000,
      now: () => passedMs,
      sleep: async (ms: number) => {
        passedMs += ms
        pauses += 1
        await onPause?.(pauses)
      },
    },
  }
}

async function forwardToPostgres(port: number) {
  const real = new URL(inject('postgres').adminUrl)
  const server = createServer((socket) => {
    const onward = connect(Number(real.port), real.hostname)
    socket.pipe(onward).pipe(socket)
    socket.on('error', () => onward.destroy())
    onward.on('error', () => socket.destroy())
  }).listen(port, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
  })
}
