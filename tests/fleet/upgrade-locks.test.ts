/** @module-tag long */
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { applyMissing, type Migration, migrate, readMigrations } from '#server/db/migrate.ts'
import { fillWithGuides } from '#tests/bench/many-guides.ts'
import { databasesOf } from '#tests/postgres/postgres-databases.ts'
import { keepAsking } from './fleet.ts'

const guides = Number(process.env.FLEET_GUIDES ?? 50_000)
const isFull = guides >= 1_000_000
const known = readMigrations()

const adding: Migration = {
  writtenAt: Date.UTC(2099, 0, 1),
  hash: 'adding',
  isExpand: true,
  statements: `
    alter table properties add column garden text default '' not null;
    alter table properties add constraint garden_is_short check (length(garden) < 100) not valid;
    create table gardens (id uuid primary key, property_id uuid references properties (id))`,
}

test(`a change of the tables that only adds keeps nobody waiting for a second with ${guides} guides`, async () => {
  const { url, adminUrl } = await createDatabase()
  const pool = new pg.Pool({ connectionString: url, max: 3 })
  onTestFinished(() => pool.end())
  await migrate(pool, () => {})
  await fillWithGuides(adminUrl, guides)
  const files = await filesOf(pool)
  const watch = await watchWaits(adminUrl)
  const beganMs = performance.now()
  await migrate(pool, () => {}, [...known, adding])
  const tookMs = Math.round(performance.now() - beganMs)
  const { reading, writing } = await watch.stop()
  console.log(
    `${guides} guides: ${tookMs} ms in all, the longest wait of a reader ${reading} ms, of a writer ${writing} ms`,
  )
  // Not written anew: that would take as long as there are guides.
  expect(await filesOf(pool)).toMatchObject(files)
  if (isFull) expect(Math.max(reading, writing)).toBeLessThan(1_000)
})

test('no change that only adds writes a table anew, or an index', async () => {
  const { url } = await createDatabase()
  const pool = new pg.Pool({ connectionString: url, max: 1 })
  onTestFinished(() => pool.end())
  const expands = [...known.entries()].filter(([, { isExpand }]) => isExpand)
  expect(expands.length).toBeGreaterThan(0)
  for (const [at, { writtenAt }] of expands) {
    await applyUntil(pool, at)
    const files = await filesOf(pool)
    await applyUntil(pool, at + 1)
    expect([writtenAt, await filesOf(pool)]).toMatchObject([writtenAt, files])
  }
  const { properties: file } = await filesOf(pool)
  await pool.query('alter table properties add column n bigserial')
  expect((await filesOf(pool)).properties).not.toBe(file)
})

test('a change waits for nobody who keeps a table: it steps back, and others go on meanwhile', async () => {
  const { url, adminUrl } = await createDatabase()
  const pool = new pg.Pool({ connectionString: url, max: 3 })
  const holder = new pg.Client(adminUrl)
  await holder.connect()
  onTestFinished(async () => {
    await holder.end()
    await pool.end()
  })
  await migrate(pool, () => {})
  await holder.query('begin; select count(*) from properties')
  const told: string[] = []
  const migrating = migrate(pool, (line) => told.push(line), [...known, adding])
  // Each of these would stand behind a change that stands behind the holder.
  while (!told.some((line) => line.includes('in use'))) {
    await pool.query('select set_config($1, $2, false)', ['role', 'none'])
    await pool.query('update properties set name = name where false')
  }
  await holder.query('commit')
  await migrating
  expect(told.at(-1)).toContain('applying 1 of')
})

async function createDatabase() {
  const { adminUrl } = inject('postgres')
  const databases = databasesOf(adminUrl)
  const name = `upgrade_${randomUUID()}`
  const url = await databases.create(name)
  onTestFinished(() => databases.drop(name))
  return { url, adminUrl: Object.assign(new URL(adminUrl), { pathname: `/${name}` }).href }
}

/** The first so many changes. */
async function applyUntil(pool: pg.Pool, count: number) {
  const client = await pool.connect()
  await client.query('begin')
  await applyMissing(client, known.slice(0, count), () => {})
  await client.query('commit')
  client.release()
}

/** Where each table and index of the product lies on the disk: elsewhere, once it was written anew. */
async function filesOf(pool: Pick<pg.Pool, 'query'>) {
  const { rows } = await pool.query<{ name: string; file: number }>(
    `select oid::regclass::text as name, pg_relation_filenode(oid) as file from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'i')`,
  )
  return Object.fromEntries(rows.map(({ name, file }) => [name, file]))
}

/** A reader and a writer of one guide, again and again, and the longest that each had to wait. */
async function watchWaits(adminUrl: string) {
  const clients = [new pg.Client(adminUrl), new pg.Client(adminUrl)]
  await Promise.all(clients.map((client) => client.connect()))
  const [reader, writer] = clients
  const reading = keepAsking(() => timed(reader!, `select from properties where short_code = 'f7'`))
  const writing = keepAsking(() =>
    timed(writer!, `update properties set updated_at = now() where short_code = 'f7'`),
  )
  return {
    async stop() {
      const [read, written] = await Promise.all([reading.stop(), writing.stop()])
      await Promise.all(clients.map((client) => client.end()))
      return { reading: Math.max(...read), writing: Math.max(...written) }
    },
  }
}

async function timed(client: pg.Client, statement: string) {
  const beganMs = performance.now()
  await client.query(statement)
  return Math.round(performance.now() - beganMs)
}
