import { and, type Column, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import type { KnownPhoto, StoredItem } from '#domain/guide/stored/stored-guide.ts'
import { readTranslations, type Translations } from '#domain/guide/translations/translations.ts'
import { checksBefore } from '#domain/guide/unconfirmed/changing-facts.ts'
import { readUnconfirmed, type Unconfirmed } from '#domain/guide/unconfirmed/unconfirmed.ts'
import { Refusal } from '#domain/messages/refusals.ts'
import type { Transaction } from '#server/db/database.ts'
import { isOpenToGuests } from '#server/db/published-guides.ts'
import {
  contentItems,
  contentSections,
  entryCopies,
  guideChecks,
  guidePhotos,
  guideTranslations,
  guideUnconfirmed,
  photos,
  properties,
} from '#server/db/tables/schema.ts'

const {
  copiedFrom: _,
  unpublishedReason: __,
  unpublishedAt: ___,
  ...ownColumns
} = getTableColumns(properties)

/** What a guide is to those who read and write it; other features' columns are theirs. */
const guideColumns = {
  ...ownColumns,
  coverPhoto: { width: photos.width, height: photos.height, placeholder: photos.placeholder },
  coverHasAvif: photos.hasAvif,
  photos: sql<KnownPhoto[]>`(
    select coalesce(json_agg(json_build_object(
      'path', photo.path, 'width', photo.width, 'height', photo.height, 'hasAvif', photo.has_avif
    ) order by photo.path), '[]')
    from ${guidePhotos} shown join ${photos} photo on photo.path = shown.path
    where shown.property_id = ${properties.id}
  )`,
  translations: sql<Translations | null>`(
    select jsonb_object_agg(language, texts) from ${guideTranslations}
    where property_id = ${properties.id}
  )`,
  unconfirmed: sql<Unconfirmed | null>`(
    select texts from ${guideUnconfirmed} where property_id = ${properties.id}
  )`,
}

export type GuideRow = Awaited<ReturnType<typeof selectGuides>>[number]
export type SectionRow = typeof contentSections.$inferSelect
export type ItemRow = typeof contentItems.$inferSelect & { photoHasAvif: boolean }

/** A block as it was, or would be, a row of a section. */
export function itemRowOf(item: StoredItem, sectionId: string, photoHasAvif = false): ItemRow {
  const { id = sectionId, entryId = null, photos = null, videoUrl = null, stayOnly = false } = item
  return { ...item, id, sectionId, entryId, photos, videoUrl, stayOnly, photoHasAvif }
}

export type GuideWithContent = GuideRow & { sections: (SectionRow & { items: ItemRow[] })[] }

export type OwnGuide = { id: string; hostId: string }

export async function findGuide(tx: Transaction, own: OwnGuide) {
  const [guide] = await selectWholeGuides(tx).where(owned(own))
  return guide && asRead(guide)
}

/** The same, or the refusal that there is no such guide of theirs. */
export async function getGuide(tx: Transaction, own: OwnGuide) {
  return there(await findGuide(tx, own))
}

/**
 * The guide for a write: nobody else changes it until this transaction ends. It is read in a second statement, which sees all
 * that was written by those who held it before.
 */
export async function lockGuide(tx: Transaction, own: OwnGuide) {
  await lockThose(tx, owned(own))
  return getGuideForWrite(tx, own)
}

/** The same of a guide that the transaction holds already. */
export async function getGuideForWrite(tx: Transaction, own: OwnGuide) {
  const [guide] = await tx
    .select({ ...wholeColumns, mayHaveCopies, rightValues })
    .from(properties)
    .leftJoin(photos, eq(photos.path, properties.coverImageUrl))
    .where(owned(own))
  return asRead(there(guide))
}

export type GuideForWrite = Awaited<ReturnType<typeof getGuideForWrite>>

/** What was found, or the refusal that there is no such thing of theirs. */
export function there<Found>(found: Found | undefined): Found {
  if (!found) throw new Refusal('not_found')
  return found
}

/** Whether an entry of a guide may stand in another one, too: read along, so that most saves ask no more. */
const mayHaveCopies = sql<boolean>`(${properties.copiedFrom} is not null
  or exists (select from ${entryCopies} where property_id = ${properties.id})
  or exists (select from ${properties} other
    where other.host_id = ${properties.hostId} and other.copied_from = ${properties.id}))`

/** The values of which its host has said that they are right. */
const rightValues = sql<string[] | null>`(
  select right_values from ${guideChecks} where property_id = ${properties.id}
)`

type OwnGuides = { ids: readonly string[]; hostId: string }

/** Some guides with their content, by their ids. */
export async function findGuides(tx: Transaction, own: OwnGuides) {
  if (own.ids.length === 0) return []
  const guides = await selectWholeGuides(tx).where(ownedAmong(own)).orderBy(properties.id)
  return guides.map(asRead)
}

/** Some guides for one write: everybody who takes several takes them in this order. */
export async function lockGuides(tx: Transaction, own: OwnGuides) {
  const held = await lockThose(tx, ownedAmong(own))
  return findGuides(tx, { ...own, ids: held.map(({ id }) => id) })
}

function lockThose(tx: Transaction, which: SQL | undefined) {
  return tx
    .select({ id: properties.id })
    .from(properties)
    .where(which)
    .orderBy(properties.id)
    .for('update')
}

function ownedAmong({ ids, hostId }: OwnGuides) {
  return and(inArray(properties.id, [...ids]), eq(properties.hostId, hostId))
}

export async function findPublishedGuide(tx: Transaction, shortCode: string) {
  const isIt = and(eq(properties.shortCode, shortCode), isOpenToGuests)
  const [guide] = await selectWholeGuides(tx).where(isIt)
  return guide && asRead(guide)
}

export function owned({ id, hostId }: OwnGuide) {
  return and(eq(properties.id, id), eq(properties.hostId, hostId))
}

/** A guide and what is known of its cover, in one row. */
export function selectGuides(tx: Transaction) {
  return tx
    .select(guideColumns)
    .from(properties)
    .leftJoin(photos, eq(photos.path, properties.coverImageUrl))
}

function selectWholeGuides(tx: Transaction) {
  return tx
    .select(wholeColumns)
    .from(properties)
    .leftJoin(photos, eq(photos.path, properties.coverImageUrl))
}

function asRead<Row extends GuideWithContent>(guide: Row): Row {
  return {
    ...guide,
    translations: readTranslations(guide.translations) ?? null,
    unconfirmed: readUnconfirmed(guide.unconfirmed) ?? null,
  }
}

/** A section's items in their order, in the same round trip. */
const itemsOfSection = sql<ItemRow[]>`(
  select coalesce(json_agg(json_build_object(
    'id', item.id, 'sectionId', item.section_id, 'entryId', item.entry_id, 'title', item.title, 'body', item.body,
    'photoUrl', item.photo_url, 'photos', item.photos, 'videoUrl', item.video_url, 'linkUrl', item.link_url, 'stayOnly', item.stay_only,
    'photoHasAvif', coalesce((select has_avif from ${photos} where path = item.photo_url), false),
    'isActive', item.is_active, 'sortOrder', item.sort_order
  ) order by item.sort_order, item.id), '[]')
  from ${contentItems} item where item.section_id = section.id
)`

/** All of a guide's sections in their order, in the same round trip. */
const sectionsOfGuide = sql<GuideWithContent['sections']>`(
  select coalesce(json_agg(json_build_object(
    'id', section.id, 'propertyId', section.property_id, 'sectionType', section.section_type, 'metadata', section.metadata,
    'isActive', section.is_active, 'sortOrder', section.sort_order, 'items', ${itemsOfSection}
  ) order by section.sort_order), '[]')
  from ${contentSections} section where section.property_id = ${properties.id}
)`

const wholeColumns = { ...guideColumns, sections: sectionsOfGuide }

/** How much of a description a list shows; the whole may be a letter. */
export const excerptLength = 280

const shownAsTheyAre = [
  'id',
  'hostId',
  'language',
  'timeZone',
  'name',
  'coverImageUrl',
  'shortCode',
  'isPublished',
  'hasLocks',
] as const

/** What a list shows of a guide: nothing long, nothing that only an open guide needs; as the driver reads it. */
export type ListedGuide = Pick<GuideRow, (typeof shownAsTheyAre)[number] | 'description'> & {
  publishedAt: string | null
  createdAt: string
  suspendedAt: string | null
  suspendedReason: string | null
  /** The complete sections, separated by commas. */
  complete: string
  width: number | null
  height: number | null
  placeholder: string | null
  hasAvif: boolean | null
  /** Published, and not looked through for a month. */
  checkDue: boolean
}

/** A host's guides, newest first. Read past the mapper, which takes longer over a long list than the database does. */
export async function listGuides(tx: Transaction, { hostId, now }: { hostId: string; now: Date }) {
  const columns = shownAsTheyAre.map((name) => sql`${properties[name]} as ${sql.identifier(name)}`)
  const { rows } = await tx.execute<ListedGuide>(sql`
    select ${sql.join(columns, sql`, `)},
      ${shortened(properties.description)} as description,
      ${properties.publishedAt} as "publishedAt", ${properties.createdAt} as "createdAt",
      ${properties.suspendedAt} as "suspendedAt", ${properties.suspendedReason} as "suspendedReason",
      array_to_string(${properties.completeSections}, ',') as complete,
      ${photos.width}, ${photos.height}, ${photos.placeholder},
      ${photos.hasAvif} as "hasAvif",
      coalesce(greatest(${properties.publishedAt}, ${guideChecks.confirmedAt}, ${guideChecks.putOffAt})
        < ${checksBefore(now).toISOString()}::timestamptz and ${properties.isPublished}, false) as "checkDue"
    from ${properties} left join ${photos} on ${photos.path} = ${properties.coverImageUrl}
      left join ${guideChecks} on ${guideChecks.propertyId} = ${properties.id}
    where ${properties.hostId} = ${hostId}
    order by ${properties.createdAt} desc, ${properties.id} desc`)
  return rows
}

/** Keeps letters of a host's life from travelling whole; counting the characters of short texts would take longer. */
function shortened(column: Column) {
  const mostBytes = excerptLength * 4
  return sql`case when octet_length(${column}) <= ${mostBytes}::int then ${column}
    else left(${column}, ${excerptLength}::int) end`
}
