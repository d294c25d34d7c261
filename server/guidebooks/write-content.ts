import { and, eq, getTableColumns, inArray, notInArray, sql } from 'drizzle-orm'
import type { PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core'
import { completenessOf } from '#domain/guide/editing/completeness.ts'
import { giveIds } from '#domain/guide/editing/give-ids.ts'
import {
  assertTextFits,
  assertTranslationsFit,
  textBytesOf,
} from '#domain/guide/editing/text-size.ts'
import { entryIdBytes, entryIdFrom, type MakeId } from '#domain/guide/entry-ids.ts'
import {
  formToStored,
  type GuidebookContent,
  type GuidebookPayload,
  guidebookFormSchema,
  type StoredItem,
  type StoredSection,
  storedToForm,
} from '#domain/guide/guidebook.ts'
import { hasLocks } from '#domain/guide/locks/close-locked.ts'
import { keepLocks } from '#domain/guide/locks/keep-locks.ts'
import { photoPathsOf, photosIn, placedPhotosOf } from '#domain/guide/photos.ts'
import { isSectionType, sectionTypes } from '#domain/guide/section-names.ts'
import { newlyConfirmed } from '#domain/guide/unconfirmed/keep-unconfirmed.ts'
import { marksSame, type Unconfirmed } from '#domain/guide/unconfirmed/unconfirmed.ts'
import { hostLimits } from '#domain/host/host-limits.ts'
import { Refusal } from '#domain/messages/refusals.ts'
import { type GuideLanguage, guideLanguages } from '#domain/values/guide-language.ts'
import { readRecord } from '#domain/values/read-json.ts'
import type { Transaction } from '#server/db/database.ts'
import {
  contentItems,
  contentSections,
  guidePhotos,
  guideTranslations,
  guideUnconfirmed,
  guideVersions,
  properties,
} from '#server/db/tables/schema.ts'
import { claimPhotos } from '#server/photos/photo-use.ts'
import type { Resources } from '#server/resources.ts'
import type { GuideWithContent } from './queries.ts'

/** What a host wrote that stands in columns of the guide, each by name: a copy carries nothing else along. */
export function headOf(content: GuidebookContent) {
  const { language, timeZone, name, description, coverImageUrl } = content
  const { checkinTime, checkoutTime, bedrooms, bathrooms, maxGuests } = content
  const about = { language, timeZone, name, description, coverImageUrl }
  return { ...about, checkinTime, checkoutTime, bedrooms, bathrooms, maxGuests }
}

/** The columns of a guide that its content decides. */
export function contentColumns(content: GuidebookContent) {
  const completeness = completenessOf(content)
  return {
    ...headOf(content),
    amenities: readRecord(content.amenities),
    hasLocks: hasLocks(content),
    completeSections: sectionTypes.filter((type) => completeness[type]),
  }
}

export type FormToKeep = {
  hostId: string
  form: GuidebookPayload
  /** The guide that it is saved over. */
  previous?: GuideWithContent
  /** Keeps the parts that the form cannot say, or leaves unsaid: the guide as it stands, unless another is named. */
  base?: GuideWithContent
  /** Those of a version that is brought back: the guide's, although it does not show them now. */
  photosOfVersion?: readonly string[]
}

/** A form as it will be kept: with photos that are the host's, an id for each entry, and the locks it does not speak of; or refused. */
export async function contentOfForm(
  tx: Transaction,
  resources: Pick<Resources, 'photos' | 'random'>,
  { hostId, form, previous, base = previous, photosOfVersion }: FormToKeep,
) {
  const { findPath } = resources.photos
  const own = await claimPhotos(tx, { hostId, form, previous, photosOfVersion, findPath })
  const storedForm = previous && storedToForm(previous)
  const named = giveIds(own, entryIdsOf(resources), storedForm)
  const locked = storedForm ? keepLocks(named.form, storedForm, named.made) : named.form
  const content = formToStored(locked, base, named.made)
  const written = storedToForm(content)
  assertTextFits({
    bytes: textBytesOf(written),
    storedBytes: storedForm && textBytesOf(storedForm),
  })
  assertTranslationsFit({ before: previous?.translations, after: content.translations })
  const claimed = photosIn(guidebookFormSchema, own).map(({ address }) => address)
  return { content, written, claimed }
}

type ContentChange = {
  propertyId: string
  hostId: string
  /** What is there, under the guide's lock; nothing of a new guide. */
  before?: GuideWithContent
  after: GuidebookContent
  now: Date
}

/** Writes what a guide says over what is there, beside its own row; refuses what is too much text for its host. */
export async function writeContent(tx: Transaction, writing: ContentChange) {
  await writeBlocks(tx, writing)
  await writeGuidePhotos(tx, writing)
  await writeTranslations(tx, writing)
  await writeUnconfirmed(tx, writing)
  await assertTextRoom(tx, writing)
}

/** The sections and their items: those that say something else now. */
async function writeBlocks(tx: Transaction, writing: ContentChange) {
  const { propertyId } = writing
  const [before, after] = [writing.before?.sections ?? [], writing.after.sections]
  const kept = new Set(before.map(textOfSection))
  const changed = after.filter((section) => !kept.has(textOfSection(section)))
  const written = await writeSections(tx, propertyId, changed)
  const idOf = new Map<string, string>(
    [...before, ...written].map(({ id, sectionType }) => [sectionType, id]),
  )
  const items = after.flatMap(({ sectionType, items }) => {
    const sectionId = idOf.get(sectionType)
    return sectionId ? items.map((item) => ({ ...item, sectionId })) : []
  })
  const earlier = before.flatMap((section) => section.items)
  const ids = new Set(items.map(({ id }) => id))
  const gone = earlier.filter(({ id }) => !ids.has(id)).map(({ id }) => id)
  if (gone.length > 0) await tx.delete(contentItems).where(inArray(contentItems.id, gone))
  const keptItems = new Set(earlier.map(textOfItem))
  const changedItems = items.filter((item) => !keptItems.has(textOfItem(item)))
  if (changedItems.length === 0) return
  await tx
    .insert(contentItems)
    .values(changedItems)
    .onConflictDoUpdate({ target: contentItems.id, set: asInserted(contentItems, 'id') })
}

/** All that is written of a section, in one text. */
function textOfSection({ sectionType, metadata, isActive, sortOrder }: StoredSection) {
  return JSON.stringify([sectionType, metadata, isActive, sortOrder])
}

function textOfItem(item: StoredItem & { sectionId: string }) {
  const { id, sectionId, entryId, title, body, photoUrl, photos, videoUrl, linkUrl } = item
  const { stayOnly = false, isActive, sortOrder } = item
  const texts = [id, sectionId, entryId, title, body, photoUrl, photos, videoUrl, linkUrl]
  return JSON.stringify([...texts, stayOnly, isActive, sortOrder])
}

async function writeSections(
  tx: Transaction,
  propertyId: string,
  sections: readonly StoredSection[],
) {
  const rows = sections.flatMap(({ sectionType, metadata, isActive, sortOrder }) =>
    isSectionType(sectionType)
      ? { propertyId, sectionType, metadata: readRecord(metadata), isActive, sortOrder }
      : [],
  )
  if (rows.length === 0) return []
  return tx
    .insert(contentSections)
    .values(rows)
    .onConflictDoUpdate({
      target: [contentSections.propertyId, contentSections.sectionType],
      set: asInserted(contentSections, 'id'),
    })
    .returning({ id: contentSections.id, sectionType: contentSections.sectionType })
}

/** Over the row that is there: all its columns as they were to be inserted, but for one. */
export function asInserted<Table extends PgTable>(table: Table, kept?: string) {
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => key !== kept)
  const values = columns.map(([key, { name }]) => [key, sql`excluded.${sql.identifier(name)}`])
  return Object.fromEntries(values) as PgUpdateSetSource<Table>
}

async function writeGuidePhotos(tx: Transaction, { propertyId, before, after }: ContentChange) {
  const shown = placedPhotosOf(after).map((photo) => ({ propertyId, ...photo }))
  if (before && photoPathsOf(before).length > 0) {
    const paths = shown.map(({ path }) => path)
    const others = notInArray(guidePhotos.path, paths)
    await tx.delete(guidePhotos).where(and(eq(guidePhotos.propertyId, propertyId), others))
  }
  if (shown.length === 0) return
  await tx
    .insert(guidePhotos)
    .values(shown)
    .onConflictDoUpdate({
      target: [guidePhotos.propertyId, guidePhotos.path],
      set: { isVisible: sql`excluded.is_visible` },
    })
}

/** Writes the languages in which something has changed; a guide without any is not asked about. */
async function writeTranslations(tx: Transaction, writing: ContentChange) {
  const { propertyId, now } = writing
  const [before, after] = [writing.before?.translations, writing.after.translations]
  const isSame = (language: GuideLanguage) =>
    JSON.stringify(before?.[language]) === JSON.stringify(after?.[language])
  const changed = guideLanguages.filter((language) => !isSame(language))
  const rows = changed.flatMap((language) => {
    const texts = after?.[language]
    return texts ? { propertyId, language, texts, updatedAt: now } : []
  })
  const gone = changed.filter((language) => !after?.[language])
  if (gone.length > 0) {
    const { propertyId: guide, language } = guideTranslations
    await tx.delete(guideTranslations).where(and(eq(guide, propertyId), inArray(language, gone)))
  }
  if (rows.length === 0) return
  await tx
    .insert(guideTranslations)
    .values(rows)
    .onConflictDoUpdate({
      target: [guideTranslations.propertyId, guideTranslations.language],
      set: asInserted(guideTranslations),
    })
}

/** Writes which texts of a guide wait to be confirmed; what is confirmed now waits in none of its kept versions either. */
export async function writeUnconfirmed(
  tx: Transaction,
  { propertyId, before, after, now }: Omit<ContentChange, 'hostId'>,
) {
  const [was = null, is = null] = [before?.unconfirmed, after.unconfirmed]
  if (JSON.stringify(was) === JSON.stringify(is)) return
  if (!is || Object.keys(is).length === 0) {
    await tx.delete(guideUnconfirmed).where(eq(guideUnconfirmed.propertyId, propertyId))
  } else {
    const row = { texts: is, updatedAt: now }
    await tx
      .insert(guideUnconfirmed)
      .values({ propertyId, ...row })
      .onConflictDoUpdate({ target: guideUnconfirmed.propertyId, set: row })
  }
  const confirmed = before ? newlyConfirmed({ previous: before, content: after }) : {}
  if (Object.keys(confirmed).length === 0) return
  const ofGuide = eq(guideVersions.propertyId, propertyId)
  const { version, content } = guideVersions
  const kept = await tx
    .select({ version, noted: sql<Unconfirmed | null>`${content} -> 'unconfirmed'` })
    .from(guideVersions)
    .where(ofGuide)
  for (const { version: at, noted } of kept) {
    const before = Object.entries(noted ?? {})
    const after = before.filter(([path, mark]) => !marksSame(confirmed[path], mark))
    if (after.length === before.length) continue
    const left = JSON.stringify(Object.fromEntries(after))
    await tx
      .update(guideVersions)
      .set({ content: sql`jsonb_set(${content}, '{unconfirmed}', ${left}::jsonb)` })
      .where(and(ofGuide, eq(version, at)))
  }
}

/** After a write, inside its transaction: refuses what grows while the host's guides together hold too much text. */
async function assertTextRoom(tx: Transaction, { hostId, before, after }: ContentChange) {
  // A guide whose own text does not become longer may always be saved.
  if (before && textLength(after) <= textLength(before)) return
  // As it is kept: a database packs what repeats.
  const ofItems = sql`(
    select coalesce(sum(pg_column_size(item.title) + pg_column_size(item.body)), 0)
    from ${contentItems} item where item.section_id = ${contentSections.id})`
  const ofTranslations = sql`(
    select coalesce(sum(pg_column_size(texts)), 0) from ${guideTranslations}
    inner join ${properties} guide on guide.id = property_id where guide.host_id = ${hostId})`
  const ofSections = sql`coalesce(sum(pg_column_size(${contentSections.metadata}) + ${ofItems}), 0)`
  const [kept] = await tx
    .select({ bytes: sql<number>`(${ofSections} + ${ofTranslations})::float8` })
    .from(contentSections)
    .innerJoin(properties, eq(properties.id, contentSections.propertyId))
    .where(eq(properties.hostId, hostId))
  if ((kept?.bytes ?? 0) <= hostLimits.textBytes) return
  throw new Refusal('text_storage_limit', { values: { max: hostLimits.textBytes / 1024 ** 2 } })
}

function textLength({ name, description, sections, translations }: GuidebookContent) {
  const texts = sections.map(({ metadata, items }) => [
    metadata,
    items.map(({ title, body }) => [title, body]),
  ])
  return Buffer.byteLength(JSON.stringify([name, description, texts, translations ?? null]))
}

/** Ids for the entries that come without one. */
export function entryIdsOf({ random }: Pick<Resources, 'random'>): MakeId {
  return () => entryIdFrom(random(entryIdBytes))
}
