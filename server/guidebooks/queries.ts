import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { nameStored } from '#domain/guide/stored/name-stored.ts'
import type { KnownPhoto } from '#domain/guide/stored/stored-guide.ts'
import { readTranslations, type Translations } from '#domain/guide/translations/translations.ts'
import { readUnconfirmed, type Unconfirmed } from '#domain/guide/unconfirmed/unconfirmed.ts'
import type { Transaction } from '#server/db/database.ts'
import { isOpenToGuests } from '#server/db/published-guides.ts'
import {
  contentItems,
  contentSections,
  entryCopies,
  guidePhotos,
  guideTranslations,
  guideUnconfirmed,
  photos,
  properties,
} from '#server/db/tables/schema.ts'

/** What a guide is to those who read and write it; other features' columns are theirs. */
const guideColumns = {
  id: properties.id,
  hostId: properties.hostId,
  language: properties.language,
  timeZone: properties.timeZone,
  name: properties.name,
  description: properties.description,
  coverImageUrl: properties.coverImageUrl,
  coverPhoto: { width: photos.width, height: photos.height, placeholder: photos.placeholder },
  coverHasAvif: photos.hasAvif,
  photos: sql<KnownPhoto[]>`(
    select coalesce(json_agg(json_build_object(
      'path', photo.path, 'width', photo.width, 'height', photo.height, 'hasAvif', photo.has_avif
    ) order by photo.path), '[]')
    from ${guidePhotos} shown join ${photos} photo on photo.path = shown.path
    where shown.property_id = ${properties.id}
  )`,
  shortCode: properties.shortCode,
  isPublished: properties.isPublished,
  publishedAt: properties.publishedAt,
  suspendedAt: properties.suspendedAt,
  suspendedReason: properties.suspendedReason,
  checkinTime: properties.checkinTime,
  checkoutTime: properties.checkoutTime,
  bedrooms: properties.bedrooms,
  bathrooms: properties.bathrooms,
  maxGuests: properties.maxGuests,
  amenities: properties.amenities,
  completeSections: properties.completeSections,
  hasLocks: properties.hasLocks,
  hasEntryIds: properties.hasEntryIds,
  translations: sql<Translations | null>`(
    select jsonb_object_agg(language, texts) from ${guideTranslations}
    where property_id = ${properties.id}
  )`,
  unconfirmed: sql<Unconfirmed | null>`(
    select texts from ${guideUnconfirmed} where property_id = ${properties.id}
  )`,
  version: properties.version,
  createdAt: properties.createdAt,
  updatedAt: properties.updatedAt,
}

export type GuideRow = Awaited<ReturnType<typeof selectGuides>>[number]
export type SectionRow = typeof contentSections.$inferSelect
export type ItemRow = typeof contentItems.$inferSelect & { photoHasAvif: boolean }

export type GuideWithContent = GuideRow & { sections: (SectionRow & { items: ItemRow[] })[] }

type OwnGuide = { id: string; hostId: string }

export async function findGuide(tx: Transaction, { id, hostId }: OwnGuide) {
  const [guide] = await selectGuides(tx).where(owned({ id, hostId }))
  return guide && withContent(tx, guide)
}

/** The guide for a write: nobody else changes it until this transaction ends. */
export async function lockGuide(tx: Transaction, { id, hostId }: OwnGuide) {
  const [guide] = await tx
    .select({ ...guideColumns, mayHaveCopies })
    .from(properties)
    .leftJoin(photos, eq(photos.path, properties.coverImageUrl))
    .where(owned({ id, hostId }))
    .for('update', { of: properties })
  return guide && withContent(tx, guide)
}

/** Whether an entry of a guide may stand in another one, too: read along, so that most saves ask no more. */
const mayHaveCopies = sql<boolean>`(${properties.copiedFrom} is not null
  or exists (select from ${entryCopies} where property_id = ${properties.id})
  or exists (select from ${properties} other
    where other.host_id = ${properties.hostId} and other.copied_from = ${properties.id}))`

type OwnGuides = { ids: readonly string[]; hostId: string }

/** Some guides with their content, by their ids. */
export async function findGuides(tx: Transaction, own: OwnGuides) {
  return withContents(tx, await selectGuides(tx).where(ownedAmong(own)).orderBy(properties.id))
}

/** Some guides for one write: everybody who takes several takes them in this order. */
export async function lockGuides(tx: Transaction, own: OwnGuides) {
  const guides = await selectGuides(tx)
    .where(ownedAmong(own))
    .orderBy(properties.id)
    .for('update', { of: properties })
  return withContents(tx, guides)
}

function ownedAmong({ ids, hostId }: OwnGuides) {
  return and(inArray(properties.id, [...ids]), eq(properties.hostId, hostId))
}

export async function findPublishedGuide(tx: Transaction, shortCode: string) {
  const [guide] = await selectGuides(tx).where(
    and(eq(properties.shortCode, shortCode), isOpenToGuests),
  )
  return guide && withContent(tx, guide)
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

async function withContent<Row extends GuideRow>(tx: Transaction, guide: Row) {
  const rows = await tx
    .select({ section: contentSections, items: itemsOfSection })
    .from(contentSections)
    .innerJoin(properties, eq(properties.id, contentSections.propertyId))
    .where(owned(guide))
    .orderBy(asc(contentSections.sortOrder))
  return withSections(guide, rows)
}

async function withContents(tx: Transaction, guides: readonly GuideRow[]) {
  if (guides.length === 0) return []
  const ids = guides.map(({ id }) => id)
  const rows = await tx
    .select({ section: contentSections, items: itemsOfSection })
    .from(contentSections)
    .innerJoin(properties, eq(properties.id, contentSections.propertyId))
    .where(inArray(properties.id, ids))
    .orderBy(asc(contentSections.sortOrder))
  return guides.map((guide) =>
    withSections(
      guide,
      rows.filter(({ section }) => section.propertyId === guide.id),
    ),
  )
}

type SectionAndItems = { section: SectionRow; items: ItemRow[] }

function withSections<Row extends GuideRow>(guide: Row, rows: readonly SectionAndItems[]) {
  return nameStored({
    ...guide,
    translations: readTranslations(guide.translations) ?? null,
    unconfirmed: readUnconfirmed(guide.unconfirmed) ?? null,
    sections: rows.map(({ section, items }) => ({ ...section, items })),
  })
}

/** A section's items in their order, in the same round trip. */
const itemsOfSection = sql<ItemRow[]>`(
  select coalesce(json_agg(json_build_object(
    'id', item.id, 'sectionId', item.section_id, 'entryId', item.entry_id, 'title', item.title, 'body', item.body,
    'photoUrl', item.photo_url, 'photos', item.photos, 'videoUrl', item.video_url, 'linkUrl', item.link_url, 'stayOnly', item.stay_only,
    'photoHasAvif', coalesce((select has_avif from ${photos} where path = item.photo_url), false),
    'isActive', item.is_active, 'sortOrder', item.sort_order
  ) order by item.sort_order, item.id), '[]')
  from ${contentItems} item where item.section_id = ${contentSections.id}
)`
