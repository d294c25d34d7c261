import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { sampleGuide } from '#domain/guide/sample/sample-guide.ts'
import type { Db, Transaction } from '#server/db/database.ts'
import { asSystem } from '#server/db/row-security/callers.ts'
import {
  contentItems,
  contentSections,
  creditGrants,
  dataExports,
  entryCopies,
  guidebookSaves,
  guideChecks,
  guidePhotos,
  guideTranslations,
  guideUnconfirmed,
  guideVersions,
  hostAccounts,
  mailOutbox,
  photos,
  properties,
  session,
  stays,
  user,
  versionPhotos,
} from '#server/db/tables/schema.ts'
import { rolledBack } from './postgres-rollback.ts'

/** A row as JSON, and its place on disk, which is another one after every write. */
export type Row = { ctid: string; row: Record<string, unknown> }

/** Two hosts with something in every table that hosts may touch: each a published guide and a draft. */
export async function seedTwoHosts(db: Db) {
  await asSystem(db, async (tx) => {
    for (const host of ['ana', 'beto']) await seedHost(tx, host)
  })
}

async function seedHost(tx: Transaction, host: string) {
  const expiresAt = new Date('2030-01-01')
  await tx.insert(user).values({ id: host, name: host, email: `${host}@example.com` })
  await tx.insert(session).values({ id: host, token: host, userId: host, expiresAt })
  await tx.insert(hostAccounts).values({ hostId: host, courtesyCredits: 3 })
  const grant = { hostId: host, credits: 1, grantedAt: new Date('2026-05-01'), endsAt: expiresAt }
  await tx.insert(creditGrants).values(grant)
  const mail = { hostId: host, to: `${host}@example.com`, locale: 'es', template: 'x' } as const
  await tx.insert(mailOutbox).values(mail)
  await tx.insert(dataExports).values({ hostId: host, askedAt: new Date('2026-05-01') })
  await seedGuide(tx, { host, isPublished: true })
  await seedGuide(tx, { host, isPublished: false })
  await seedPhoto(tx, { host, path: `${host}-unused` })
}

async function seedGuide(
  tx: Transaction,
  { host, isPublished }: { host: string; isPublished: boolean },
) {
  const name = `${host}-${isPublished ? 'published' : 'draft'}`
  const publishedAt = isPublished ? new Date('2026-05-01') : null
  const cover = `${name}-cover`
  await seedPhoto(tx, { host, path: cover })
  const [guide] = await tx
    .insert(properties)
    .values({ hostId: host, name, shortCode: name, coverImageUrl: cover, isPublished, publishedAt })
    .returning()
  const save = { propertyId: guide!.id, saveId: randomUUID(), digest: name, version: 2 }
  await tx.insert(guidebookSaves).values(save)
  const copy = { propertyId: guide!.id, entryId: 'r7k2m9qa', digest: name, agreement: name }
  await tx.insert(entryCopies).values(copy)
  const kept = { propertyId: guide!.id, version: 1 }
  const content = sampleGuide('es')
  const savedAt = new Date('2026-05-01')
  await tx.insert(guideVersions).values({ ...kept, content, changed: ['welcome'], savedAt })
  await tx.insert(versionPhotos).values({ ...kept, path: cover })
  await seedPhotoOfEntry(tx, {
    host,
    propertyId: guide!.id,
    path: `${name}-entry`,
    isVisible: true,
  })
  await seedPhotoOfEntry(tx, { host, propertyId: guide!.id, path: `${name}-off`, isVisible: false })
  const texts = { 'welcome.note': { text: name, of: '' } }
  await tx.insert(guideTranslations).values({ propertyId: guide!.id, language: 'en', texts })
  const waiting = { 'welcome.note': name }
  await tx.insert(guideUnconfirmed).values({ propertyId: guide!.id, texts: waiting })
  await tx.insert(guideChecks).values({ propertyId: guide!.id, confirmedAt: savedAt })
  const days = { from: '2026-11-22', until: '2026-11-24', language: 'es' } as const
  await tx.insert(stays).values({ propertyId: guide!.id, ...days, note: name, keyId: 'first' })
  await seedSection(tx, { propertyId: guide!.id, name, host, isActive: true })
  await seedSection(tx, { propertyId: guide!.id, name, host, isActive: false })
}

type SectionTraits = { propertyId: string; name: string; host: string; isActive: boolean }

async function seedSection(tx: Transaction, { propertyId, name, host, isActive }: SectionTraits) {
  const sectionType = isActive ? 'welcome' : 'checkout'
  const [section] = await tx
    .insert(contentSections)
    .values({ propertyId, sectionType, isActive, metadata: { of: name } })
    .returning()
  for (const isItemActive of [true, false]) {
    const title = `${name}-${sectionType}-${isItemActive ? 'on' : 'off'}`
    await seedPhoto(tx, { host, path: title })
    await tx
      .insert(contentItems)
      .values({ sectionId: section!.id, title, photoUrl: title, isActive: isItemActive })
  }
}

type PhotoOfEntry = { host: string; propertyId: string; path: string; isVisible: boolean }

async function seedPhotoOfEntry(tx: Transaction, { host, ...photo }: PhotoOfEntry) {
  await seedPhoto(tx, { host, path: photo.path })
  await tx.insert(guidePhotos).values(photo)
}

async function seedPhoto(tx: Transaction, { host, path }: { host: string; path: string }) {
  await tx
    .insert(photos)
    .values({ path, hostId: host, bytes: 1, width: 1, height: 1, placeholder: '' })
}

/** Every table there is, read from the database: one added later is covered without a word here. */
export async function findTables(db: Db) {
  const { rows } = await db.execute<{ name: string }>(sql`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`)
  return rows.map(({ name }) => name)
}

export async function readRows(tx: Db, table: string) {
  const { rows } = await tx.execute<Row>(
    sql`select ctid::text, to_jsonb(t) as row from ${sql.identifier(table)} t order by 1`,
  )
  return rows
}

/** A host's rows are those that would leave with the account. */
export async function readRowsOf(db: Db, table: string, host: string) {
  return asSystem(db, async (tx) => {
    const all = await readRows(tx, table)
    const others = await rolledBack(tx, async (trial) => {
      await trial.execute(sql`delete from "user" where id = ${host}`)
      return readRows(trial, table)
    })
    return rowsWithout(all, others)
  })
}

export function rowsWithout(all: Row[], some: Row[]) {
  const places = new Set(some.map(({ ctid }) => ctid))
  return all.filter(({ ctid }) => !places.has(ctid))
}
