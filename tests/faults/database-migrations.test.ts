/** @module-tag long */
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterEach, describe, expect, inject, onTestFinished, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { type Migration, migrate, readMigrations } from '#server/db/migrate.ts'
import { openDatabase } from '#server/db/open.ts'
import { StartupError } from '#server/db/startup-error.ts'
import { properties } from '#server/db/tables/schema.ts'
import { databasesOf } from '#tests/postgres/postgres-databases.ts'
import { databaseKinds } from '#tests/postgres/postgres-kinds.ts'
import { seedTwoHosts } from '#tests/postgres/postgres-two-hosts.ts'
import { rowsIn } from '#tests/queries.ts'
import { readUntil, startChild } from './database-child.ts'

const known = readMigrations()

test('processes that start at once on an empty database migrate it once, and all of them start', async () => {
  const url = await createEmptyDatabase()
  const children = [1, 2, 3].map(() => startChild('database-opener.ts', [url]))
  const said = await Promise.all(children.map((child) => readUntil(child.said, () => false)))
  expect(said.map((lines) => lines.at(-1))).toEqual(['open', 'open', 'open'])
})

test('however closely they start, the later ones wait for the first', async () => {
  const databaseUrl = await createEmptyDatabase()
  const pools = [1, 2, 3, 4, 5].map(() => new pg.Pool({ connectionString: databaseUrl }))
  // A pool says it has ended before its lines are gone, and the database is dropped under them.
  for (const pool of pools) pool.on('connect', (client) => void client.on('error', () => {}))
  onTestFinished(async () => {
    await Promise.all(pools.map((pool) => pool.end()))
  })
  await Promise.all(pools.map((pool) => pool.query('select 1')))
  const done = await Promise.all(pools.map((pool) => migrate(pool, () => {})))
  expect(done.map(({ hasRowSecurity }) => hasRowSecurity)).toEqual([true, true, true, true, true])
  const { rows } = await pools[0]!.query('select count(*)::int from drizzle.__drizzle_migrations')
  expect(rows).toEqual([{ count: known.length }])
})

describe.each(databaseKinds)('on $name', ({ name, openClone }) => {
  let remove: () => Promise<void>
  afterEach(() => remove())

  async function openSeeded() {
    const clone = await openClone()
    remove = clone.remove
    await seedTwoHosts(clone.database.db)
    return clone.database
  }

  test('a database of a newer version is refused with a sentence and left as it is', async () => {
    const database = await openSeeded()
    const newest = Date.now() + 1000
    await database.pool.query(
      `insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', ${newest})`,
    )
    const starting = migrate(database.pool, () => {})
    await expect(starting).rejects.toThrow(StartupError)
    await expect(starting).rejects.toThrow('written by a newer version')
    expect(await listMigrations(database)).toHaveLength(known.length + 1)
  })

  test('a migration that fails leaves the database as it was, row-level security included', async () => {
    const database = await openSeeded()
    const failing = next('create table half (id int); select 1 / 0')
    await expect(migrate(database.pool, () => {}, [...known, failing])).rejects.toThrow('zero')
    const { rows } = await database.pool.query(`select to_regclass('half') as half`)
    expect(rows).toEqual([{ half: null }])
    expect(await listMigrations(database)).toHaveLength(known.length)
    expect(await countUnsecured(database)).toBe(0)
  })

  test('a migration that changes rows changes every host’s, and row-level security is on again after it', async () => {
    const database = await openSeeded()
    const told: string[] = []
    const change = next('update properties set version = 77')
    await migrate(database.pool, (line) => told.push(line), [...known, change])
    const guides = await rowsIn(database.db, properties)
    expect(guides.map(({ version }) => version)).toEqual([77, 77, 77, 77])
    expect(await countUnsecured(database)).toBe(0)
    expect(told).toEqual([`Database: applying 1 of ${known.length + 1} changes.`])
  })

  test(`a process without the newest migration is refused by ${name} afterwards`, async () => {
    const database = await openSeeded()
    await migrate(database.pool, () => {}, [...known, next('select 1')])
    await expect(migrate(database.pool, () => {})).rejects.toThrow('written by a newer version')
  })
})

test('a user who may not make tables is told so', async () => {
  const databases = databasesOf(inject('postgres').adminUrl)
  const name = `foreign_${randomUUID()}`
  const url = await databases.create(name)
  const admin = new pg.Client(inject('postgres').adminUrl)
  await admin.connect()
  await admin.query(`alter database "${name}" owner to postgres`)
  onTestFinished(async () => {
    await admin.end()
    await databases.drop(name)
  })
  const opening = openDatabase({ databaseUrl: url, dataDir: '' })
  await expect(opening).rejects.toThrow(StartupError)
  await expect(opening).rejects.toThrow('The user of DATABASE_URL may not make its tables')
})

async function createEmptyDatabase() {
  const databases = databasesOf(inject('postgres').adminUrl)
  const name = `empty_${randomUUID()}`
  onTestFinished(() => databases.drop(name))
  return databases.create(name)
}

function next(statements: string): Migration {
  return { writtenAt: Date.now(), hash: 'next', statements }
}

async function listMigrations({ pool }: Database) {
  return (await pool.query('select created_at from drizzle.__drizzle_migrations')).rows
}

async function countUnsecured({ pool }: Database) {
  const { rows } = await pool.query(`select count(*)::int as count from pg_class
    where relrowsecurity and not relforcerowsecurity`)
  return rows[0].count
}
