import { and, asc, desc, eq } from 'drizzle-orm'
import type { Transaction } from '#server/db/database.ts'
import { contentItems, contentSections, photos, properties } from '#server/db/tables/schema.ts'
import { type OwnGuide, owned, selectGuides } from '#server/guidebooks/queries.ts'

/** The preview's and the test page's own reads: one table a call, the owner's alone. */
export function listProperties(tx: Transaction, hostId: string) {
  const { id, name, isPublished, createdAt } = properties
  return tx
    .select({ id, name, isPublished, createdAt })
    .from(properties)
    .where(eq(properties.hostId, hostId))
    .orderBy(desc(createdAt), desc(id))
}

export async function findProperty(tx: Transaction, own: OwnGuide) {
  const [property] = await selectGuides(tx).where(owned(own))
  return property
}

/** Undefined when there is no such guide; a guide without sections is an empty list. */
export async function findSections(tx: Transaction, own: OwnGuide) {
  const rows = await tx
    .select({ section: contentSections })
    .from(properties)
    .leftJoin(contentSections, eq(contentSections.propertyId, properties.id))
    .where(owned(own))
    .orderBy(asc(contentSections.sortOrder))
  if (rows.length === 0) return undefined
  return rows.flatMap(({ section }) => section ?? [])
}

export async function findItems(tx: Transaction, { id, hostId }: { id: string; hostId: string }) {
  const rows = await tx
    .select({ item: contentItems, hasAvif: photos.hasAvif })
    .from(contentSections)
    .innerJoin(properties, eq(properties.id, contentSections.propertyId))
    .leftJoin(contentItems, eq(contentItems.sectionId, contentSections.id))
    .leftJoin(photos, eq(photos.path, contentItems.photoUrl))
    .where(and(eq(contentSections.id, id), eq(properties.hostId, hostId)))
    .orderBy(asc(contentItems.sortOrder), asc(contentItems.id))
  if (rows.length === 0) return undefined
  return rows.flatMap(({ item, hasAvif }) =>
    item ? { ...item, photoHasAvif: hasAvif ?? false } : [],
  )
}
