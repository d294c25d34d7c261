import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { migrate, migrationLock, readMigrations } from '#server/db/migrate.ts'
import { openDatabase } from '#server/db/open.ts'
import { StartupError } from '#server/db/startup-error.ts'
import { operatorActs, properties } from '#server/db/tables/schema.ts'
import { seedTwoHosts } from '#tests/postgres/postgres-two-hosts.ts'
import { rowsIn } from '#tests/queries.ts'
import { asHost, asSystem } from './callers.ts'
import { roles } from './row-security-statements.ts'

const names = Object.values(roles).join(', ')

const dropGuard = 'drop trigger zaguan_only_grows on operator_acts'

const changes = [
  `update operator_acts set reason = 'x'`,
  'delete from operator_acts',
  'truncate operator_acts',
  `insert into operator_acts select * from operator_acts on conflict (id) do update set reason = 'x'`,
  `merge into operator_acts a using (select 1) o on true when matched then delete`,
]

test('a user who may not have the roles is told so, and works without row-level security', {
  tags: 'long',
}, async () => {
  const { open, user } = await makePlainUser()
  const { database, told } = await open()
  expect(database.hasRowSecurity).toBe(false)
  expect(told).toEqual([expect.stringContaining(`GRANT ${names} TO ${user} WITH SET TRUE`)])
  await seedTwoHosts(database.db)
  const seen = await asHost(database.db, 'ana', (tx) => tx.select().from(properties))
  expect(seen).toHaveLength(4)
})

test('a user who may not have the roles starts while a backup reads, and is told of them again', {
  tags: 'long',
}, async () => {
  const { open } = await makePlainUser()
  const first = await open()
  const backup = await first.database.direct.connect()
  await backup.query('select pg_advisory_lock_shared($1)', [migrationLock])
  const second = await open()
  backup.release(true)
  expect(second.database.hasRowSecurity).toBe(false)
  expect(second.told).toEqual(first.told)
})

test('row-level security is on at the next start once the administrator has given the roles', {
  tags: 'long',
}, async () => {
  const { open, admin, user } = await makePlainUser()
  await (await open()).database.close()
  await admin.query(`grant ${names} to ${user} with inherit false`)
  const { database, told } = await open()
  expect(database.hasRowSecurity).toBe(true)
  expect(told).toEqual([])
  await seedTwoHosts(database.db)
  const seen = await asHost(database.db, 'ana', (tx) => tx.select().from(properties))
  expect(seen.map(({ hostId }) => hostId)).toEqual(['ana', 'ana'])
  expect(await database.db.select().from(properties)).toEqual([])
})

test('a user who lost the roles is not let near a database that has row-level security', {
  tags: 'long',
}, async () => {
  const { open, admin, user } = await makePlainUser()
  await admin.query(`grant ${names} to ${user} with inherit false`)
  await (await open()).database.close()
  await admin.query(`revoke ${names} from ${user}`)
  await expect(open()).rejects.toThrow(StartupError)
})

test('row-level security holds for a superuser as well', async () => {
  const { name } = await makePlainUser()
  const url = new URL(inject('postgres').adminUrl)
  url.pathname = `/${name}`
  const database = await openForTest(url.href)
  await seedTwoHosts(database.db)
  const seen = await asHost(database.db, 'beto', (tx) => tx.select().from(properties))
  expect(seen.map(({ hostId }) => hostId)).toEqual(['beto', 'beto'])
})

test('what an operator did is changed by no role of the program, in no way there is', async () => {
  const { open, admin, user } = await makePlainUser()
  await admin.query(`grant ${names} to ${user} with inherit false`)
  const { database } = await open()
  const act = { at: new Date(), operator: 'eva', act: 'guide.suspend', reason: 'abuso' }
  await asSystem(database.db, (tx) => tx.insert(operatorActs).values(act))
  const client = await database.pool.connect()
  for (const role of ['none', ...Object.values(roles)]) {
    for (const change of changes) {
      await client.query('begin')
      await client.query(`set local role ${role}`)
      await expect(client.query(change)).rejects.toThrow(/permission denied|only grows/)
      await client.query('rollback')
    }
  }
  client.release()
  expect(await rowsIn(database.db, operatorActs)).toMatchObject([act])
})

test('a guard of those acts that somebody switched off or dropped stands again after a start', async () => {
  const { open, admin, user } = await makePlainUser()
  await admin.query(`grant ${names} to ${user} with inherit false`)
  for (const harm of ['alter table operator_acts disable trigger all', dropGuard]) {
    const { database } = await open()
    await database.pool.query(harm)
    await database.close()
    const { database: next } = await open()
    await expect(next.pool.query('truncate operator_acts')).rejects.toThrow('only grows')
    await next.close()
  }
})

test('an older version that starts beside a newer one leaves the newer one’s policies', {
  tags: 'long',
}, async () => {
  const { open, admin, user } = await makePlainUser()
  await admin.query(`grant ${names} to ${user} with inherit false`)
  const { database } = await open()
  const newer = { writtenAt: Date.now(), hash: 'newer', statements: '-- expand', isExpand: true }
  await migrate(database.pool, () => {}, [...readMigrations(), newer])
  await database.pool.query(`comment on table properties is 'newer'`)
  await database.pool.query('drop policy zaguan_wall_guest on properties')
  await migrate(database.pool, () => {})
  const { rows } = await database.pool.query(`select policyname from pg_policies
    where tablename = 'properties' and policyname = 'zaguan_wall_guest'`)
  expect(rows).toEqual([])
})

/** A user like a shared database gives: owner of one empty database, and nothing else. */
async function makePlainUser() {
  const { adminUrl } = inject('postgres')
  const admin = new pg.Client(adminUrl)
  await admin.connect()
  const name = `plain_${randomUUID()}`
  const user = `"${name}"`
  await admin.query(`create role ${user} login password 'plain'`)
  await admin.query(`create database ${user} owner ${user}`)
  onTestFinished(async () => {
    await admin.query(`drop database ${user} with (force)`)
    await admin.query(`drop role ${user}`)
    await admin.end()
  })
  const url = new URL(adminUrl)
  Object.assign(url, { username: name, password: 'plain', pathname: `/${name}` })
  return {
    admin,
    user,
    name,
    async open() {
      const told: string[] = []
      return { database: await openForTest(url.href, told), told }
    },
  }
}

async function openForTest(databaseUrl: string, told: string[] = []): Promise<Database> {
  const { folder } = inject('postgres')
  const log = (line: string) => told.push(line)
  const database = await openDatabase({ databaseUrl, dataDir: folder, log })
  onTestFinished(() => database.close())
  return database
}
