import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { Transaction } from '#server/db/database.ts'
import { contentItems, contentSections, photos, properties } from '#server/db/schema.ts'

const guideColumns = {
  id: properties.id,
  hostId: properties.hostId,
  language: properties.language,
  timeZone: properties.timeZone,
  name: properties.name,
  description: properties.description,
  coverImageUrl: properties.coverImageUrl,
  shortCode: properties.shortCode,
  isPublished: properties.isPublished,
  publishedAt: properties.publishedAt,
  checkinTime: properties.checkinTime,
  checkoutTime: properties.checkoutTime,
  bedrooms: properties.bedrooms,
  bathrooms: properties.bathrooms,
  maxGuests: properties.maxGuests,
  amenities: properties.amenities,
  completeSections: properties.completeSections,
  version: properties.version,
  createdAt: properties.createdAt,
  updatedAt: properties.updatedAt,
}

/** What a guide is to those who read and write it; other features' columns are theirs. */
type GuideColumns = Pick<typeof properties.$inferSelect, keyof typeof guideColumns>

export type GuideRow = GuideColumns & { coverPhoto: CoverPhoto | null }
export type SectionRow = typeof contentSections.$inferSelect
export type ItemRow = typeof contentItems.$inferSelect

type CoverPhoto = Pick<typeof photos.$inferSelect, 'width' | 'height' | 'placeholder'>

export type GuideWithContent = GuideRow & { sections: (SectionRow & { items: ItemRow[] })[] }

type OwnGuide = { id: string; hostId: string }

export async function listGuides(tx: Transaction, hostId: string): Promise<GuideRow[]> {
  const rows = await selectGuides(tx)
    .where(eq(properties.hostId, hostId))
    .orderBy(desc(properties.createdAt), desc(properties.id))
  return rows.map(guideOf)
}

export async function findGuide(tx: Transaction, { id, hostId }: OwnGuide) {
  const [row] = await selectGuides(tx).where(owned({ id, hostId }))
  return row && withContent(tx, guideOf(row))
}

/** The guide for a write: nobody else changes it until this transaction ends. */
export async function lockGuide(tx: Transaction, { id, hostId }: OwnGuide) {
  const [row] = await selectGuides(tx)
    .where(owned({ id, hostId }))
    .for('update', { of: properties })
  return row && withContent(tx, guideOf(row))
}

export async function findPublishedGuide(tx: Transaction, shortCode: string) {
  const [row] = await selectGuides(tx).where(
    and(eq(properties.shortCode, shortCode), eq(properties.isPublished, true)),
  )
  return row && withContent(tx, guideOf(row))
}

export function owned({ id, hostId }: OwnGuide) {
  return and(eq(properties.id, id), eq(properties.hostId, hostId))
}

/** A guide and what is known of its cover, in one row. */
export function selectGuides(tx: Transaction) {
  const { width, height, placeholder } = photos
  return tx
    .select({ guide: guideColumns, coverPhoto: { width, height, placeholder } })
    .from(properties)
    .leftJoin(photos, eq(photos.path, properties.coverImageUrl))
}

export function guideOf({
  guide,
  coverPhoto,
}: {
  guide: GuideColumns
  coverPhoto: CoverPhoto | null
}) {
  return { ...guide, coverPhoto }
}

async function withContent(tx: Transaction, guide: GuideRow): Promise<GuideWithContent> {
  const rows = await tx
    .select({ section: contentSections, items: itemsOfSection })
    .from(contentSections)
    .innerJoin(properties, eq(properties.id, contentSections.propertyId))
    .where(owned(guide))
    .orderBy(asc(contentSections.sortOrder))
  return { ...guide, sections: rows.map(({ section, items }) => ({ ...section, items })) }
}

/** A section's items in their order, in the same round trip. */
const itemsOfSection = sql<ItemRow[]>`(
  select coalesce(json_agg(json_build_object(
    'id', item.id, 'sectionId', item.section_id, 'title', item.title, 'body', item.body,
    'photoUrl', item.photo_url, 'linkUrl', item.link_url,
    'isActive', item.is_active, 'sortOrder', item.sort_order
  ) order by item.sort_order, item.id), '[]')
  from ${contentItems} item where item.section_id = ${contentSections.id}
)`
