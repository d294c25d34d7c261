import { describe, expect } from 'vitest'
import { asSystem } from '#server/db/row-security/callers.ts'
import { test } from '#tests/api-test.ts'
import { openGuideChanges } from './guide-changes.ts'

type Database = Parameters<typeof openGuideChanges>[0]['database']

function openProcess(database: Database) {
  const received: string[] = []
  const gaps = { told: 0 }
  const warnings: unknown[] = []
  const changes = openGuideChanges({ database, warn: (error) => warnings.push(error) })
  changes.onChange((shortCode) => {
    if (shortCode === undefined) gaps.told += 1
    else received.push(shortCode)
  })
  return { ...changes, received, gaps, warnings }
}

async function isListening(
  { pool }: { pool: { query: (text: string) => Promise<{ rows: unknown[] }> } },
  listeners: number,
) {
  await expect
    .poll(async () => {
      const { rows } = await pool.query(
        `select from pg_stat_activity where datname = current_database() and query like 'listen %'`,
      )
      return rows.length
    })
    .toBe(listeners)
}

describe('a change that guests see', () => {
  test('reaches the other processes when it commits', async ({ freshDatabase }) => {
    const database = await freshDatabase()
    const [here, there] = [openProcess(database), openProcess(database)]
    await isListening(database, 2)
    await asSystem(database.db, async (tx) => {
      await here.announce(tx, 'k7p3wq9d')
      expect(there.received).toEqual([])
    })
    await expect.poll(() => there.received).toEqual(['k7p3wq9d'])
    await Promise.all([here.close(), there.close()])
  })

  test('that was rolled back reaches nobody', async ({ freshDatabase }) => {
    const database = await freshDatabase()
    const process = openProcess(database)
    await isListening(database, 1)
    const failing = asSystem(database.db, async (tx) => {
      await process.announce(tx, 'never')
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    await asSystem(database.db, (tx) => process.announce(tx, 'after'))
    await expect.poll(() => process.received).toEqual(['after'])
    await process.close()
  })

  test('is told to this process at once', async ({ workerDatabase }) => {
    const process = openProcess({ ...workerDatabase, kind: 'embedded' })
    process.tell('k7p3wq9d')
    expect(process.received).toEqual(['k7p3wq9d'])
    await process.close()
  })

  test('is no longer told to who stopped listening', async ({ workerDatabase }) => {
    const changes = openGuideChanges({
      database: { ...workerDatabase, kind: 'embedded' },
      warn: () => {},
    })
    const received: unknown[] = []
    const stop = changes.onChange((shortCode) => received.push(shortCode))
    stop()
    changes.tell('k7p3wq9d')
    expect(received).toEqual([])
  })
})

test('a process that listens for the first time is told that it may have missed something before', async ({
  freshDatabase,
}) => {
  const process = openProcess(await freshDatabase())
  expect(process.gaps.told).toBe(0)
  await expect.poll(() => process.gaps.told).toBe(1)
  expect([process.received, process.warnings]).toEqual([[], []])
  await process.close()
})

test('after its connection was lost a process hears again, and is told that it may have missed something', async ({
  freshDatabase,
}) => {
  const database = await freshDatabase()
  const process = openProcess(database)
  await isListening(database, 1)
  await expect.poll(() => process.gaps.told).toBe(1)
  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen %'`,
  )
  await expect.poll(() => process.gaps.told).toBeGreaterThan(1)
  await isListening(database, 1)
  await asSystem(database.db, (tx) => process.announce(tx, 'again'))
  await expect.poll(() => process.received).toContain('again')
  expect(process.warnings.length).toBeGreaterThan(0)
  await process.close()
})
