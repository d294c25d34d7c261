import { randomUUID } from 'node:crypto'
import { getTableColumns, getTableName, inArray, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { expect } from 'vitest'
import type { Db } from '#server/db/database.ts'
import { asSystem } from '#server/db/row-security/callers.ts'
import * as schema from '#server/db/tables/schema.ts'
import { contentOf, makeForm, makeGuide, makeHost, makePhoto } from './guides/factories.ts'

/** A host with a row in every table of hosts, whom no test names: whatever is done to others leaves it as it is. */
export async function addBystander(db: Db) {
  const { id: hostId } = await makeHost(db, { paidCredits: 4 })
  const photo = await makePhoto(db, { hostId })
  const block = { title: 'Llaves', body: 'En la caja', photoUrl: '', linkUrl: '', isActive: true }
  const form = {
    welcome: { propertyName: 'Casa de al lado', photoUrl: `http://zaguan.test${photo.path}` },
    checkout: { steps: [{ title: 'Cerrar', notes: '' }] },
    sections: { checkout: { items: [block] } },
  }
  const guide = await makeGuide(db, { hostId, isPublished: true, form })
  const propertyId = guide.id
  const at = new Date()
  const later = new Date('2099-06-01T12:00:00Z')
  await asSystem(db, async (tx) => {
    await tx
      .insert(schema.session)
      .values({ id: hostId, token: hostId, userId: hostId, expiresAt: later })
    await tx
      .insert(schema.account)
      .values({ id: hostId, accountId: hostId, providerId: 'credential', userId: hostId })
    await tx
      .insert(schema.twoFactor)
      .values({ id: hostId, userId: hostId, secret: 'kept', backupCodes: 'kept', verified: true })
    const key = { name: 'llave', counter: 1, deviceType: 'singleDevice', backedUp: false }
    await tx
      .insert(schema.passkey)
      .values({ ...key, id: hostId, userId: hostId, credentialID: hostId, publicKey: 'kept' })
    await tx.insert(schema.emailChanges).values({
      hostId,
      newEmail: `new.${hostId}@example.com`,
      isApproved: true,
      tokenDigest: `token ${hostId}`,
      revokeDigest: `revoke ${hostId}`,
      expiresAt: later,
    })
    await tx.insert(schema.guidePhotos).values({ propertyId, path: photo.path, isVisible: true })
    await tx
      .insert(schema.guidebookSaves)
      .values({ propertyId, saveId: randomUUID(), digest: '', version: 1, createdAt: later })
    await tx.insert(schema.guideVersions).values({
      propertyId,
      version: 1,
      content: contentOf(makeForm(form)),
      changed: ['welcome'],
      savedAt: at,
    })
    await tx.insert(schema.versionPhotos).values({ propertyId, version: 1, path: photo.path })
    await tx.insert(schema.guideTranslations).values({ propertyId, language: 'en', texts: {} })
    await tx.insert(schema.guideUnconfirmed).values({ propertyId, texts: {} })
    await tx
      .insert(schema.guideChecks)
      .values({ propertyId, confirmedAt: at, rightValues: ['kept'] })
    await tx
      .insert(schema.entryCopies)
      .values({ propertyId, entryId: 'aaaaaaaa', digest: 'kept', agreement: 'kept' })
    const days = { from: '2099-01-01', until: '2099-01-05' }
    await tx.insert(schema.stays).values({ propertyId, ...days, language: 'es', keyId: 'kept' })
    // Not a customer any more: the provider of a test does not know this host.
    await tx.insert(schema.billingCustomers).values({ hostId, email: 'kept', createdAt: at })
    await tx.insert(schema.billedSubscriptions).values({
      id: `sub_${hostId}`,
      hostId,
      status: 'canceled',
      quantity: 4,
      itemId: 'kept',
      endedAt: at,
      cancelAtPeriodEnd: false,
      stripeCreated: at,
      syncedAt: at,
    })
    await tx.insert(schema.billingAttempts).values({
      id: randomUUID(),
      hostId,
      kind: 'quantity',
      state: 'succeeded',
      params: {},
      createdAt: later,
    })
    await tx
      .insert(schema.billingAudit)
      .values({ hostId, at: later, reason: 'kept', before: {}, after: {} })
    await tx
      .insert(schema.creditGrants)
      .values({ hostId, credits: 1, grantedAt: at, endsAt: later })
  })
  const ids = [hostId, propertyId, ...guide.sections.map(({ id }) => id)]
  return { ids, rows: await rowsOf(db, ids) }
}

export type Bystander = Awaited<ReturnType<typeof addBystander>>

export async function expectUntouched(db: Db, { ids, rows }: Bystander) {
  expect(await rowsOf(db, ids), 'what belongs to a host whom this test does not name').toEqual(rows)
}

const owners = ['host_id', 'user_id', 'property_id', 'section_id']

/** Every row that is a host's, with the name of its table. */
function rowsOf(db: Db, ids: string[]) {
  const ofTables = Object.values(schema).flatMap((table) => {
    if (!is(table, PgTable)) return []
    const ofUser = table === schema.user ? [schema.user.id] : []
    const columns = Object.values(getTableColumns(table)).filter(({ name }) =>
      owners.includes(name),
    )
    const name = getTableName(table)
    return [...ofUser, ...columns].map(
      (owner) => sql`select ${name} as name, to_jsonb(${table}) as row from ${table}
        where ${inArray(sql`${owner}::text`, ids)}`,
    )
  })
  const ordered = sql`${sql.join(ofTables, sql` union all `)} order by 1, 2`
  return asSystem(db, async (tx) => (await tx.execute(ordered)).rows)
}
