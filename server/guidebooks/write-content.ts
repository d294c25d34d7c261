import { inArray, sql } from 'drizzle-orm'
import { completenessOf } from '#domain/guide/editing/completeness.ts'
import type { GuidebookContent, StoredItem, StoredSection } from '#domain/guide/guidebook.ts'
import { hasLocks } from '#domain/guide/locks/close-locked.ts'
import { isSectionType, sectionTypes } from '#domain/guide/section-names.ts'
import { readRecord } from '#domain/values/read-json.ts'
import type { Transaction } from '#server/db/database.ts'
import { contentItems, contentSections } from '#server/db/tables/schema.ts'
import { writeGuidePhotos } from './photos/guide-photos.ts'
import type { GuideWithContent } from './queries.ts'
import { assertTextRoom } from './room/text-room.ts'
import { writeTranslations } from './translations/write-translations.ts'
import { writeUnconfirmed } from './unconfirmed/write-unconfirmed.ts'

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

type Writing = {
  propertyId: string
  hostId: string
  /** What is there, under the guide's lock; nothing of a new guide. */
  before?: GuideWithContent
  after: GuidebookContent
  now: Date
}

/** Writes what a guide says over what is there, beside its own row; refuses what is too much text for its host. */
export async function writeContent(tx: Transaction, { hostId, now, ...guide }: Writing) {
  const { propertyId, before, after } = guide
  await writeBlocks(tx, { propertyId, before: before?.sections, after: after.sections })
  await writeGuidePhotos(tx, guide)
  const [was, is] = [before?.translations, after.translations]
  await writeTranslations(tx, { propertyId, before: was, after: is, now })
  const waiting = { before: before?.unconfirmed, after: after.unconfirmed }
  await writeUnconfirmed(tx, { propertyId, ...waiting, now })
  await assertTextRoom(tx, { hostId, before, after })
}

type Blocks = {
  propertyId: string
  before?: GuideWithContent['sections'] | undefined
  after: readonly StoredSection[]
}

/** The sections and their items: those that say something else now. */
async function writeBlocks(tx: Transaction, { propertyId, before = [], after }: Blocks) {
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
  await writeItems(
    tx,
    items.filter((item) => !keptItems.has(textOfItem(item))),
  )
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
      set: {
        metadata: sql`excluded.metadata`,
        isActive: sql`excluded.is_active`,
        sortOrder: sql`excluded.sort_order`,
      },
    })
    .returning({ id: contentSections.id, sectionType: contentSections.sectionType })
}

async function writeItems(tx: Transaction, items: (typeof contentItems.$inferInsert)[]) {
  if (items.length === 0) return
  await tx
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
