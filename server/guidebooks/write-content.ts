import { and, inArray, notInArray, sql } from 'drizzle-orm'
import { completenessOf } from '#domain/guide/editing/completeness.ts'
import type { GuidebookContent, StoredSection } from '#domain/guide/guidebook.ts'
import { hasLocks } from '#domain/guide/locks/close-locked.ts'
import { isSectionType, sectionTypes } from '#domain/guide/section-names.ts'
import { readRecord } from '#domain/values/read-json.ts'
import type { Transaction } from '#server/db/database.ts'
import { contentItems, contentSections } from '#server/db/tables/schema.ts'

/** The columns of a guide that its content decides, each by name: a copy carries nothing else along. */
export function contentColumns(content: GuidebookContent) {
  const completeness = completenessOf(content)
  return {
    language: content.language,
    timeZone: content.timeZone,
    name: content.name,
    description: content.description,
    coverImageUrl: content.coverImageUrl,
    checkinTime: content.checkinTime,
    checkoutTime: content.checkoutTime,
    bedrooms: content.bedrooms,
    bathrooms: content.bathrooms,
    maxGuests: content.maxGuests,
    amenities: readRecord(content.amenities),
    hasLocks: hasLocks(content),
    completeSections: sectionTypes.filter((type) => completeness[type]),
  }
}

/** Writes all sections and their items over what is there. */
export async function writeContent(
  tx: Transaction,
  propertyId: string,
  sections: readonly StoredSection[],
) {
  const rows = sections.flatMap(({ sectionType, metadata, isActive, sortOrder }) =>
    isSectionType(sectionType)
      ? { propertyId, sectionType, metadata: readRecord(metadata), isActive, sortOrder }
      : [],
  )
  const written = await tx
    .insert(contentSections)
    .values(rows)
    .onConflictDoUpdate({
      target: [contentSections.propertyId, contentSections.sectionType],
      set: {
        metadata: sql`excluded.metadata`,
        isActive: sql`excluded.is_active`,
        sortOrder: sql`excluded.sort_order`,
      },
    })
    .returning({ id: contentSections.id, sectionType: contentSections.sectionType })
  const idOf = new Map<string, string>(written.map(({ id, sectionType }) => [sectionType, id]))
  const items = sections.flatMap(({ sectionType, items }) => {
    const sectionId = idOf.get(sectionType)
    return sectionId ? items.map((item) => ({ ...item, sectionId })) : []
  })
  await deleteItemsExcept(
    tx,
    [...idOf.values()],
    items.flatMap(({ id }) => id ?? []),
  )
  if (items.length > 0) await writeItems(tx, items)
}

function deleteItemsExcept(tx: Transaction, sectionIds: string[], kept: string[]) {
  const inSections = inArray(contentItems.sectionId, sectionIds)
  return tx
    .delete(contentItems)
    .where(kept.length > 0 ? and(inSections, notInArray(contentItems.id, kept)) : inSections)
}

function writeItems(tx: Transaction, items: (typeof contentItems.$inferInsert)[]) {
  return tx
    .insert(contentItems)
    .values(items)
    .onConflictDoUpdate({
      target: contentItems.id,
      set: {
        entryId: sql`excluded.entry_id`,
        title: sql`excluded.title`,
        body: sql`excluded.body`,
        photoUrl: sql`excluded.photo_url`,
        photos: sql`excluded.photos`,
        videoUrl: sql`excluded.video_url`,
        linkUrl: sql`excluded.link_url`,
        stayOnly: sql`excluded.stay_only`,
        isActive: sql`excluded.is_active`,
        sortOrder: sql`excluded.sort_order`,
      },
    })
}
