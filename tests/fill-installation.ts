import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import type { Db, Transaction } from '#server/db/database.ts'
import { asSystem } from '#server/db/row-security/callers.ts'
import {
  billedSubscriptions,
  billingAttempts,
  billingCustomers,
  contentItems,
  contentSections,
  hostAccounts,
  mailOutbox,
  passkey,
  photos,
  properties,
  session,
  user,
  verification,
} from '#server/db/tables/schema.ts'
import { type PhotoStore, photoFileNames } from '#server/photos/store.ts'
import { enqueue } from '#server/work/queue.ts'

type Wishes = { hosts: number; guidesEach: number; seed: number }

/** Anything a text column takes: no zero characters, no halves of letters. */
const text = fc
  .string({ unit: 'binary', maxLength: 60 })
  .map((words) => words.replaceAll('\0', '').toWellFormed())

const json = fc
  .dictionary(
    text,
    fc.oneof(
      text,
      fc.boolean(),
      fc.constant(null),
      fc.maxSafeInteger(),
      fc.double({ noDefaultInfinity: true, noNaN: true }),
      fc.array(text, { maxLength: 3 }),
    ),
    { maxKeys: 5 },
  )
  .map((value) => JSON.parse(JSON.stringify(value)) as Record<string, unknown>)

const guide = fc.record({
  name: text,
  description: fc.option(text),
  amenities: json,
  metadata: json,
  body: text,
  title: text,
  bedrooms: fc.option(fc.double({ min: 0, max: 1e9, noNaN: true })),
  language: fc.constantFrom('es' as const, 'en' as const),
  isPublished: fc.boolean(),
  microseconds: fc.nat(999_999),
  pictures: fc.array(fc.uint8Array({ minLength: 1, maxLength: 900 }), {
    minLength: 1,
    maxLength: 3,
  }),
})

/** Hosts with guides of random content and photos; every other one has a plan, mails wait and were sent. */
export async function fillInstallation(
  { db, store }: { db: Db; store: PhotoStore },
  { hosts, guidesEach, seed }: Wishes,
) {
  const guides = fc.sample(guide, { numRuns: hosts * guidesEach, seed })
  for (let host = 0; host < hosts; host += 1) {
    const hostId = `host-${seed}-${host}`
    await asSystem(db, (tx) => insertHost(tx, hostId, { hasPlan: host % 2 === 0 }))
    for (const one of guides.slice(host * guidesEach, (host + 1) * guidesEach)) {
      const path = await storePhoto(store, one.pictures)
      await asSystem(db, (tx) => insertGuide(tx, { hostId, path, ...one }))
    }
  }
}

/** A photo's files in the store: its own and as many copies as there are pictures. */
export async function storePhoto(store: PhotoStore, pictures: Uint8Array[]) {
  const name = `1777919400000-${randomUUID().replaceAll('-', '')}.jpg`
  const files = photoFileNames(name)
  for (const [at, bytes] of pictures.entries()) {
    await store.put({ name: files[at]!, bytes, type: 'image/jpeg' })
  }
  return `/photos/${name}`
}

async function insertHost(tx: Transaction, hostId: string, { hasPlan }: { hasPlan: boolean }) {
  const email = `${hostId}@example.com`
  const soon = new Date('2030-01-01T00:00:00.123Z')
  await tx.insert(user).values({ id: hostId, name: 'Ana \\ "Ñ" \n\t{}', email })
  await tx.insert(session).values({ id: hostId, token: hostId, userId: hostId, expiresAt: soon })
  await tx
    .insert(verification)
    .values({ id: hostId, identifier: 'x', value: hostId, expiresAt: soon })
  await tx.insert(passkey).values({
    ...{
      id: hostId,
      userId: hostId,
      name: 'Teléfono «ñ»',
      credentialID: hostId,
      publicKey: 'pQEC',
    },
    ...{ counter: 2 ** 32 - 1, deviceType: 'multiDevice', backedUp: true, lastUsedAt: soon },
  })
  await tx.insert(hostAccounts).values({ hostId, courtesyCredits: 3 })
  const mail = { hostId, to: email, locale: 'es', template: 'welcome' } as const
  const waiting = { ...mail, payload: { url: 'https://x.test/?a=1&b=é' } }
  const [added] = await tx.insert(mailOutbox).values(waiting).returning({ id: mailOutbox.id })
  await enqueue(tx, 'mail', added!.id)
  await tx.insert(mailOutbox).values({ ...mail, attempts: 1, sentAt: soon })
  if (hasPlan) await insertPlan(tx, hostId)
}

async function insertPlan(tx: Transaction, hostId: string) {
  const at = new Date('2026-06-01T10:00:00Z')
  await tx.update(hostAccounts).set({ paidCredits: 4 }).where(sql`host_id = ${hostId}`)
  await tx.insert(billingCustomers).values({
    hostId,
    stripeCustomerId: `cus_${hostId}`,
    syncsStarted: 7,
    syncApplied: 6,
    lastSyncedAt: at,
  })
  await tx.insert(billedSubscriptions).values({
    id: `sub_${hostId}`,
    hostId,
    status: 'active',
    quantity: 4,
    itemId: 'si_1',
    cancelAtPeriodEnd: false,
    stripeCreated: at,
    syncedAt: at,
  })
  const params = { nested: { amount: 1e21, list: [null, 'ü'] } }
  await tx.insert(billingAttempts).values({ id: randomUUID(), hostId, kind: 'checkout', params })
}

type Guide = (typeof guide extends fc.Arbitrary<infer Value> ? Value : never) & {
  hostId: string
  path: string
}

async function insertGuide(tx: Transaction, one: Guide) {
  const { hostId, path, name, description, amenities, bedrooms, language, isPublished } = one
  const picture = { bytes: 1000, width: 1600, height: 1200, placeholder: 'data:,' }
  await tx.insert(photos).values({ path, hostId, ...picture })
  const [made] = await tx
    .insert(properties)
    .values({
      ...{ hostId, name, description, amenities, bedrooms, language, isPublished },
      shortCode: randomUUID(),
      coverImageUrl: path,
      publishedAt: isPublished ? new Date('2026-03-03T03:03:03Z') : null,
      completeSections: isPublished ? ['welcome', 'checkout'] : [],
      createdAt: sql`'2026-01-01'::timestamptz + ${one.microseconds} * interval '1 microsecond'`,
    })
    .returning({ id: properties.id })
  const [section] = await tx
    .insert(contentSections)
    .values({ propertyId: made!.id, sectionType: 'welcome', metadata: one.metadata })
    .returning({ id: contentSections.id })
  await tx
    .insert(contentItems)
    .values({ sectionId: section!.id, title: one.title, body: one.body, photoUrl: path })
}
