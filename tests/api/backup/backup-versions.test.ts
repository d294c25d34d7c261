/** @module-tag long */
import pg from 'pg'
import { expect, test } from 'vitest'
import { openPostgres } from '#server/db/connections/open-postgres.ts'
import { startRetries } from '#server/db/connections/retry.ts'
import { type Migration, migrate, readMigrations } from '#server/db/migrate.ts'
import { backUp, restore } from '#tests/backing-up.ts'
import { fillInstallation } from '#tests/fill-installation.ts'
import { openEmptyPostgres } from '#tests/guides/places.ts'
import { readEverything, within } from '#tests/installation.ts'

const planted: Migration = {
  writtenAt: 2_000_000_000_000,
  hash: 'planted',
  statements: `
    create table "Planted ""table""" (
      id int generated always as identity primary key,
      parent int references "Planted ""table""",
      raw bytea, amount numeric, at timestamptz, period interval, flags bit(3), tags text[],
      document jsonb, doubled int generated always as (id * 2) stored);
    alter table properties add column planted text default 'later'`,
}

const now = readMigrations()
const later = [...now, planted]

async function migrated(place: { config: { databaseUrl?: string | undefined } }, to: Migration[]) {
  const { databaseUrl = '' } = place.config
  const needs = { databaseUrl, poolSize: 1, retries: startRetries, log: () => {} }
  const { pool } = await openPostgres(needs)
  await migrate(pool, () => {}, to)
  return pool
}

test('a table and a column that nobody told the backup of are in it, every type exactly', async () => {
  const source = await openEmptyPostgres()
  const pool = await migrated(source, later)
  await pool.query(`insert into "Planted ""table""" (parent, raw, amount, at, period, flags, tags, document) values
    (2, '\\x00ff5c', 1e-30, '1997-01-01 00:00:00.000001-06', '1 mon 2 days 03:04:05.000006', '101',
      '{"a,b",NULL,"\\\\\\""}', '{"n": 123456789012345678901234567890.10, "s": "ñ\\n"}'),
    (null, null, 'NaN', '-infinity', null, null, '{}', 'null')`)
  await pool.end()
  const before = await readEverything(source)
  expect(before.tables['Planted "table"']).toHaveLength(2)

  const place = await openEmptyPostgres()
  await restore(place, await backUp(source), { migrations: later })
  expect(await readEverything(place)).toEqual(before)
  const client = new pg.Client(place.adminUrl)
  await client.connect()
  const { rows } = await client.query(`insert into "Planted ""table""" default values returning id`)
  expect(rows).toEqual([{ id: 3 }])
  await client.end()
})

test('a backup made before an upgrade is brought up to date, one made after it is refused by the older version', async () => {
  const source = await openEmptyPostgres()
  await within(source, (open) => fillInstallation(open, { hosts: 1, guidesEach: 2, seed: 3 }))
  const old = await backUp(source)
  const place = await openEmptyPostgres()
  await restore(place, old, { migrations: later })
  const { tables } = await readEverything(place)
  expect(tables.properties?.every((row) => row.endsWith(',later)'))).toBe(true)
  expect(tables.migrations).toHaveLength(later.length)

  const refusing = await openEmptyPostgres()
  const newer = await backUp(place)
  await expect(restore(refusing, newer)).rejects.toThrow('by a newer version of this program')
})
