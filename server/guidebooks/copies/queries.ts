import { and, eq, inArray, ne, or, sql } from 'drizzle-orm'
import type { SharedEntry } from '#domain/guide/copies/entries.ts'
import { mostGuides } from '#domain/guide/copies/entries.ts'
import type { Agreement } from '#domain/guide/copies/plan-copy.ts'
import { sharedTextOf } from '#domain/guide/copies/shared-text.ts'
import { photoPathsOf } from '#domain/guide/photos.ts'
import type { Transaction } from '#server/db/database.ts'
import { entryCopies, guidebookSaves, properties } from '#server/db/tables/schema.ts'
import { lockUnused } from '#server/guidebooks/photos/guide-photos.ts'
import type { GuideWithContent } from '#server/guidebooks/queries.ts'
import { digestOf } from '#server/guidebooks/saves.ts'
import { photosOfVersions } from '#server/guidebooks/versions/queries.ts'

export type KnownRow = Agreement & { propertyId: string; entryId: string }

/** What is known of entries, by guide and entry. */
export type Known = { of: (propertyId: string, entryId: string) => Agreement | undefined }

export function digestOfEntry({ list, entry }: SharedEntry) {
  return digestOf(sharedTextOf(list.entry, entry))
}

type Relation = { id: string; hostId: string; entryIds: readonly string[] }

/**
 * The host's other guides in which one of these entries may stand: where it is written down, and those that were
 * duplicated from one another before anything was.
 */
export async function findRelatives(tx: Transaction, { id, hostId, entryIds }: Relation) {
  const origin = sql`(select copied_from from ${properties} this where this.id = ${id})`
  const isWrittenDown = inArray(
    properties.id,
    tx
      .select({ id: entryCopies.propertyId })
      .from(entryCopies)
      .where(inArray(entryCopies.entryId, [...entryIds])),
  )
  const isCopy = sql<boolean>`coalesce(${properties.copiedFrom} = ${id}
    or ${properties.id} = ${origin} or ${properties.copiedFrom} = ${origin}, false)`
  return tx
    .select({ id: properties.id, isCopy })
    .from(properties)
    .where(and(eq(properties.hostId, hostId), ne(properties.id, id), or(isWrittenDown, isCopy)))
    .orderBy(properties.createdAt, properties.id)
    .limit(mostGuides)
}

export async function findKnown(
  tx: Transaction,
  { guideIds, entryIds }: { guideIds: readonly string[]; entryIds?: readonly string[] },
): Promise<Known> {
  const rows = await tx
    .select()
    .from(entryCopies)
    .where(
      and(
        inArray(entryCopies.propertyId, [...guideIds]),
        entryIds && inArray(entryCopies.entryId, [...entryIds]),
      ),
    )
  const found = new Map(rows.map((row) => [`${row.propertyId} ${row.entryId}`, row]))
  return { of: (propertyId, entryId) => found.get(`${propertyId} ${entryId}`) }
}

/** Under the locks of the guides they are of: nobody else writes these rows. */
export async function writeKnown(tx: Transaction, rows: readonly KnownRow[]) {
  if (rows.length === 0) return
  await tx
    .insert(entryCopies)
    .values(rows.map((row) => ({ ...row, earlier: [...row.earlier] })))
    .onConflictDoUpdate({
      target: [entryCopies.propertyId, entryCopies.entryId],
      set: {
        digest: sql`excluded.digest`,
        agreement: sql`excluded.agreement`,
        earlier: sql`excluded.earlier`,
        said: sql`excluded.said`,
      },
    })
}

/** Whether one of these guides knows a save of this id. */
export async function isSaveTaken(
  tx: Transaction,
  { ids, saveId }: { ids: readonly string[]; saveId: string },
) {
  const [save] = await tx
    .select({ id: guidebookSaves.propertyId })
    .from(guidebookSaves)
    .where(and(inArray(guidebookSaves.propertyId, [...ids]), eq(guidebookSaves.saveId, saveId)))
    .limit(1)
  return save !== undefined
}

/** Every photo that writing these guides may touch, in the one order in which photos are taken. */
export async function lockPhotosOf(
  tx: Transaction,
  { hostId, guides }: { hostId: string; guides: readonly GuideWithContent[] },
) {
  const kept = await photosOfVersions(
    tx,
    guides.map(({ id }) => id),
  )
  const paths = [...guides.flatMap(photoPathsOf), ...kept]
  await lockUnused(tx, { hostId, paths: [...new Set(paths)] })
}
