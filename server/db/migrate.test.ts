import pg from 'pg'
import { expect } from 'vitest'
import { test } from '#tests/api-test.ts'
import { migrate, migrationLock, readMigrations } from './migrate.ts'

test('a process whose version the database has starts while a backup reads the tables', async ({
  freshDatabase,
}) => {
  const { pool, url } = await freshDatabase()
  const backup = await readAsBackup(url)
  const told: string[] = []
  const { hasRowSecurity } = await migrate(pool, (line) => told.push(line))
  expect([hasRowSecurity, told]).toEqual([true, []])
  await backup.end()
})

test('a process that brings changes of the tables waits for the backup, and says so', async ({
  freshDatabase,
}) => {
  const { pool, url } = await freshDatabase()
  const backup = await readAsBackup(url)
  const told: string[] = []
  const next = { writtenAt: Date.now(), hash: 'next', statements: 'create table gardens (id int)' }
  const migrating = migrate(pool, (line) => told.push(line), [...readMigrations(), next])
  await expect.poll(() => told).toEqual([expect.stringContaining('waiting for its end')])
  const tables = await pool.query(`select to_regclass('gardens') as gardens`)
  expect(tables.rows).toEqual([{ gardens: null }])
  await backup.end()
  await migrating
  const after = await pool.query('select count(*)::int from gardens')
  expect(after.rows).toEqual([{ count: 0 }])
})

test('a process of the version that the database has starts also while a newer one waits for the backup', async ({
  freshDatabase,
}) => {
  const { pool, url } = await freshDatabase()
  const backup = await readAsBackup(url)
  const told: string[] = []
  const next = { writtenAt: Date.now(), hash: 'next', statements: 'create table gardens (id int)' }
  const migrating = migrate(pool, (line) => told.push(line), [...readMigrations(), next])
  await expect.poll(() => told).not.toEqual([])
  const { hasRowSecurity } = await migrate(pool, () => {})
  expect(hasRowSecurity).toBe(true)
  await backup.end()
  await migrating
})

/** Holds what a backup holds as long as it reads. */
async function readAsBackup(url: string) {
  const client = new pg.Client(url)
  await client.connect()
  await client.query('select pg_advisory_lock_shared($1)', [migrationLock])
  return { end: () => client.end() }
}
