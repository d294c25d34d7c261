import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databaseKinds } from '#tests/postgres/postgres-kinds.ts'
import { isUniqueViolation, sqlState } from './connections/sql-state.ts'
import type { Database, Db } from './database.ts'
import { asSystem } from './row-security/callers.ts'
import {
  contentItems,
  contentSections,
  hostAccounts,
  jobLeases,
  mailOutbox,
  photos,
  properties,
  requestLimits,
  session,
  user,
} from './tables/schema.ts'

describe.each(databaseKinds)('on $name', ({ openClone }) => {
  let clone: Awaited<ReturnType<typeof openClone>>
  let database: Database
  let db: Db

  beforeAll(async () => {
    clone = await openClone()
    database = clone.database
    db = database.db
  })
  afterAll(() => clone.remove())

  test('it answers when asked whether it is there, and bears its upkeep', async () => {
    await database.ping()
    await database.upkeep()
    expect(database.hasRowSecurity).toBe(true)
  })

  test('a transaction that ends well is kept', async () => {
    const name = randomUUID()
    await db.transaction((tx) => insertLease(tx, name))
    expect(await findLease(db, name)).toMatchObject({ holder: 'first' })
  })

  test('a transaction that fails leaves nothing behind', async () => {
    const name = randomUUID()
    const failing = db.transaction(async (tx) => {
      await insertLease(tx, name)
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    expect(await findLease(db, name)).toBeUndefined()
  })

  test('a part of a transaction can fail alone', async () => {
    const [kept, dropped] = [randomUUID(), randomUUID()]
    await db.transaction(async (tx) => {
      await insertLease(tx, kept)
      const part = tx.transaction(async (inner) => {
        await insertLease(inner, dropped)
        await insertLease(inner, kept)
      })
      await expect(part).rejects.toSatisfy(isUniqueViolation)
    })
    expect(await findLease(db, kept)).toBeDefined()
    expect(await findLease(db, dropped)).toBeUndefined()
  })

  test('stored metadata comes back as it went in, keys nobody knows included', async () => {
    const metadata = {
      greeting: 'Bienvenidos «a casa» 🏡',
      quoted: `it's "so" \\ simple`,
      nothing: null,
      wifiNetworks: [{ ssid: 'Zaguán', password: '0O1l' }, {}],
      fromTheFuture: { depth: [1, 2.5, -0.125, true] },
    }
    const property = await insertProperty(db)
    const [section] = await asSystem(db, (tx) =>
      tx
        .insert(contentSections)
        .values({ propertyId: property.id, sectionType: 'welcome', metadata })
        .returning(),
    )
    expect(section?.metadata).toEqual(metadata)
  })

  test('moments keep their millisecond, times of day their minute, counts their half', async () => {
    const publishedAt = new Date('2026-02-28T23:59:59.123-06:00')
    const stored = await insertProperty(db, {
      isPublished: true,
      publishedAt,
      checkinTime: '15:00',
      checkoutTime: '11:30:00',
      bedrooms: 2.5,
      bathrooms: 0,
    })
    expect(stored).toMatchObject({
      publishedAt,
      checkinTime: '15:00:00',
      checkoutTime: '11:30:00',
      bedrooms: 2.5,
      bathrooms: 0,
      maxGuests: null,
    })
  })

  test('a megabyte of text and five thousand rows come back whole', async () => {
    const body = 'ñandú '.repeat(170_000)
    const long = await db.execute(sql`select ${body}::text as body`)
    expect(long.rows[0]?.body).toBe(body)
    const many = await db.execute(sql`select n from generate_series(1, 5000) as n`)
    expect(many.rows.at(-1)).toEqual({ n: 5000 })
  })

  test('questions asked at once each get their own answer', async () => {
    const numbers = Array.from({ length: 100 }, (_, index) => index)
    const answers = await Promise.all(
      numbers.map((number) => db.execute(sql`select ${number}::int as number`)),
    )
    expect(answers.map(({ rows }) => rows[0]?.number)).toEqual(numbers)
  })

  test('what is taken twice is told apart from what is wrong otherwise', async () => {
    const shortCode = randomUUID()
    await insertProperty(db, { shortCode })
    const taken = await failureOf(insertProperty(db, { shortCode }))
    expect(isUniqueViolation(taken)).toBe(true)
    expect(isUniqueViolation(taken, 'properties_short_code_unique')).toBe(true)
    expect(isUniqueViolation(taken, 'some_other_constraint')).toBe(false)
    const wrong = await failureOf(db.execute(sql`select * from no_such_table`))
    expect(isUniqueViolation(wrong)).toBe(false)
    expect(sqlState(wrong)).toBe('42P01')
  })

  test('a refused statement leaves the connection usable, prepared statements too', async () => {
    const prepared = { name: 'twice', text: 'select $1::int * 2 as doubled' }
    await database.pool.query({ ...prepared, values: [2] })
    await expect(database.pool.query('select 1 / $1::int', [0])).rejects.toMatchObject({
      code: '22012',
    })
    const { rows } = await database.pool.query({ ...prepared, values: [3] })
    expect(rows).toEqual([{ doubled: 6 }])
  })

  test('a connection given back in the middle of a transaction takes nothing of it along', async () => {
    const name = randomUUID()
    const client = await database.pool.connect()
    await client.query('begin')
    await client.query(`insert into job_leases values ('${name}', 'first', now())`)
    client.release(true)
    expect(await findLease(db, name)).toBeUndefined()
    const { rows } = await database.pool.query('select pg_current_xact_id_if_assigned() as open')
    expect(rows).toEqual([{ open: null }])
  })

  test('a locked row is counted by one at a time', async () => {
    const key = randomUUID()
    await db.insert(requestLimits).values({ key })
    await Promise.all(Array.from({ length: 20 }, () => countUnderLock(db, key)))
    const [row] = await db.select().from(requestLimits).where(eq(requestLimits.key, key))
    expect(row?.points).toBe(20)
  })

  test('an advisory lock can be taken and ends with its transaction', async () => {
    const take = () =>
      db.transaction((tx) => tx.execute(sql`select pg_try_advisory_xact_lock(77) as taken`))
    expect((await take()).rows).toEqual([{ taken: true }])
    expect((await take()).rows).toEqual([{ taken: true }])
  })

  test.each([
    ['fewer than no credits', sql`update host_accounts set courtesy_credits = -1`],
    ['fewer than no paid credits', sql`update host_accounts set paid_credits = -1`],
    ['a language we do not have', sql`update properties set language = 'it'`],
    ['less than no bedroom', sql`update properties set bedrooms = -0.5`],
    ['room for nobody', sql`update properties set max_guests = 0.5`],
    ['published without a date', sql`update properties set is_published = true`],
    ['a date without being published', sql`update properties set published_at = now()`],
    ['an eighth section', sql`update content_sections set section_type = 'kitchen'`],
    ['an empty photo', sql`update photos set bytes = 0`],
  ])('it refuses %s', async (_, change) => {
    const hostId = await insertHost(db)
    await insertEverythingOf(db, hostId)
    const refused = await failureOf(asSystem(db, (tx) => tx.execute(change)))
    expect(sqlState(refused)).toBe('23514')
  })

  test('a host who goes takes everything along', async () => {
    const hostId = await insertHost(db)
    const { propertyId, sectionId } = await insertEverythingOf(db, hostId)
    await db.delete(user).where(eq(user.id, hostId))
    const left = await asSystem(db, async (tx) => [
      ...(await tx.select().from(properties).where(eq(properties.hostId, hostId))),
      ...(await tx
        .select()
        .from(contentSections)
        .where(eq(contentSections.propertyId, propertyId))),
      ...(await tx.select().from(contentItems).where(eq(contentItems.sectionId, sectionId))),
      ...(await tx.select().from(photos).where(eq(photos.hostId, hostId))),
      ...(await tx.select().from(hostAccounts).where(eq(hostAccounts.hostId, hostId))),
      ...(await tx.select().from(mailOutbox).where(eq(mailOutbox.hostId, hostId))),
      ...(await tx.select().from(session).where(eq(session.userId, hostId))),
    ])
    expect(left).toEqual([])
  })
})

async function insertHost(db: Db) {
  const id = randomUUID()
  await db.insert(user).values({ id, name: 'Host', email: `${id}@example.com` })
  return id
}

async function insertProperty(db: Db, traits: Partial<typeof properties.$inferInsert> = {}) {
  const hostId = traits.hostId ?? (await insertHost(db))
  const values = { hostId, name: 'Casa Azul', shortCode: randomUUID(), ...traits }
  const [property] = await asSystem(db, (tx) => tx.insert(properties).values(values).returning())
  return property!
}

async function insertEverythingOf(db: Db, hostId: string) {
  const { id: propertyId } = await insertProperty(db, { hostId })
  const expiresAt = new Date()
  await db.insert(session).values({ id: hostId, token: hostId, userId: hostId, expiresAt })
  return asSystem(db, async (tx) => {
    const [section] = await tx
      .insert(contentSections)
      .values({ propertyId, sectionType: 'checkout' })
      .returning()
    const sectionId = section!.id
    await tx.insert(contentItems).values({ sectionId })
    await tx
      .insert(photos)
      .values({ path: hostId, hostId, bytes: 1, width: 1, height: 1, placeholder: '' })
    await tx.insert(hostAccounts).values({ hostId, courtesyCredits: 3 })
    await tx.insert(mailOutbox).values({ hostId, to: 'a@b.mx', locale: 'es', template: 'x' })
    return { propertyId, sectionId }
  })
}

function insertLease(tx: Db, name: string) {
  return tx.insert(jobLeases).values({ name, holder: 'first', until: new Date() })
}

async function findLease(db: Db, name: string) {
  const [lease] = await db.select().from(jobLeases).where(eq(jobLeases.name, name))
  return lease
}

function countUnderLock(db: Db, key: string) {
  return db.transaction(async (tx) => {
    const row = eq(requestLimits.key, key)
    const [locked] = await tx.select().from(requestLimits).where(row).for('update')
    await tx
      .update(requestLimits)
      .set({ points: locked!.points + 1 })
      .where(row)
  })
}

async function failureOf(work: Promise<unknown>) {
  return work.then(
    () => undefined,
    (error: unknown) => error,
  )
}
