import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { seedTwoHosts } from '#tests/postgres-two-hosts.ts'
import { asHost } from './callers.ts'
import { type Database, openDatabase } from './open.ts'
import { roles } from './row-security-statements.ts'
import { properties } from './schema.ts'
import { StartupError } from './startup-error.ts'

const names = Object.values(roles).join(', ')

test('a user who may not have the roles is told so, and works without row-level security', async () => {
  const { open, user } = await makePlainUser()
  const { database, told } = await open()
  expect(database.hasRowSecurity).toBe(false)
  expect(told).toEqual([expect.stringContaining(`GRANT ${names} TO ${user} WITH SET TRUE`)])
  await seedTwoHosts(database.db)
  const seen = await asHost(database.db, 'ana', (tx) => tx.select().from(properties))
  expect(seen).toHaveLength(4)
})

test('row-level security is on at the next start once the administrator has given the roles', async () => {
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

test('a user who lost the roles is not let near a database that has row-level security', async () => {
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
