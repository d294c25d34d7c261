/** @module-tag long */
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { openSource } from '#server/command-line/installation.ts'
import { readConfig } from '#server/config.ts'
import { startRetries } from '#server/db/connections/retry.ts'
import { openDatabase } from '#server/db/open.ts'
import { StartupError } from '#server/db/startup-error.ts'
import { clonePostgres } from '#tests/postgres/postgres-clone.ts'
import { withoutPgbouncer } from './fleet.ts'
import { startPgbouncer } from './pgbouncer.ts'

describe.skipIf(withoutPgbouncer)('behind PgBouncer in transaction mode', () => {
  test.each([
    { name: 'with one line', wishes: { lines: 1 } },
    { name: 'that lends the line given back last', wishes: { lines: 8 } },
    { name: 'that lends its lines in turn', wishes: { lines: 2, isInTurn: true } },
  ])(
    '$name, a process without DATABASE_DIRECT_URL does not start, and is told to set it',
    async ({ wishes }) => {
      const { url, pooledUrl } = await openPooled(wishes)
      // The settings give the one address for both.
      const opening = open(pooledUrl, pooledUrl)
      await expect(opening).rejects.toThrow(StartupError)
      await expect(opening).rejects.toThrow('Set DATABASE_DIRECT_URL')
      await expect(open(pooledUrl)).rejects.toThrow('Set DATABASE_DIRECT_URL')
      const backup = openSource(readConfig({ DATABASE_URL: pooledUrl }), () => {})
      await expect(backup).rejects.toThrow('Set DATABASE_DIRECT_URL')
      const database = await open(pooledUrl, url)
      await database.ping()
      const { rows } = await database.direct.query(
        `select from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`,
      )
      expect(rows).toEqual([])
    },
  )

  test('a busy one is known as well', async () => {
    const { url, pooledUrl } = await openPooled({ lines: 8 })
    const busy = await open(pooledUrl, url)
    let isOver = false
    const asking = Array.from({ length: 6 }, async () => {
      while (!isOver) await busy.ping()
    })
    for (let time = 0; time < 20; time += 1) {
      await expect(open(pooledUrl)).rejects.toThrow('Set DATABASE_DIRECT_URL')
    }
    isOver = true
    await Promise.all(asking)
  })
})

test.skipIf(withoutPgbouncer)(
  'behind PgBouncer in session mode a process starts as on the database itself',
  async () => {
    const { pooledUrl } = await openPooled({ mode: 'session', lines: 20 })
    await (await open(pooledUrl)).ping()
  },
)

async function openPooled(wishes: Parameters<typeof startPgbouncer>[1]) {
  const { url, remove } = await clonePostgres()
  onTestFinished(remove)
  const bouncer = await startPgbouncer(url, wishes)
  onTestFinished(bouncer.stop)
  return { url, pooledUrl: bouncer.urlOf(url) }
}

async function open(databaseUrl: string, databaseDirectUrl?: string) {
  const { folder } = inject('postgres')
  const database = await openDatabase({
    ...{ databaseUrl, databaseDirectUrl, dataDir: folder },
    retries: {
      ...startRetries,
      sleep: () => expect.unreachable('it waits for what no time mends'),
    },
  })
  onTestFinished(() => database.close())
  return database
}
