import { and, asc, eq, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm'
import { notePurges, photoTag } from '#server/db/cdn-tags.ts'
import type { Db } from '#server/db/database.ts'
import type { GuideChanges } from '#server/db/guide-changes.ts'
import { asSystem } from '#server/db/row-security/callers.ts'
import { guidePhotos, photos, properties } from '#server/db/tables/schema.ts'

/** A photo that breaks or holds up this many processes keeps its JPEG and WebP. */
export const mostTries = 3

const minuteMs = 60_000
/** A claim is short, and renewed while its photo is worked on: one of a dead process is soon free. */
export const claimMs = minuteMs

export type ClaimedPhoto = { path: string; tries: number }

/** Takes a photo without AVIF for this process alone; one that dies over it gives it back in time. */
export async function claimPhoto(db: Db, now: Date): Promise<ClaimedPhoto | undefined> {
  const [claimed] = await asSystem(db, (tx) => {
    // By a WITH: Postgres may ask a plain subquery again for each row, and take more than `limit`.
    const due = tx.$with('due').as(
      tx
        .select({ path: photos.path })
        .from(photos)
        .where(
          and(
            eq(photos.hasAvif, false),
            eq(photos.state, 'stored'),
            lt(photos.avifTries, mostTries),
            or(isNull(photos.avifDueAt), lte(photos.avifDueAt, now)),
          ),
        )
        .orderBy(asc(photos.avifTries), asc(photos.createdAt))
        .limit(1)
        .for('update', { skipLocked: true }),
    )
    return tx
      .with(due)
      .update(photos)
      .set({
        avifTries: sql`${photos.avifTries} + 1`,
        avifDueAt: new Date(now.getTime() + claimMs),
      })
      .where(inArray(photos.path, tx.select().from(due)))
      .returning({ path: photos.path, tries: photos.avifTries })
  })
  return claimed
}

export function extendClaim(db: Db, { path }: ClaimedPhoto, now: Date) {
  const avifDueAt = new Date(now.getTime() + claimMs)
  return asSystem(db, (tx) =>
    tx
      .update(photos)
      .set({ avifDueAt })
      .where(and(eq(photos.path, path), eq(photos.hasAvif, false))),
  )
}

/** A try that failed by the photo: the next one waits a while. */
export function recordFailure(db: Db, { path, tries }: ClaimedPhoto, now: Date) {
  return update(db, path, { avifDueAt: new Date(now.getTime() + tries * minuteMs) })
}

/** A try that something else put an end to does not count. */
export function giveBack(db: Db, { path, tries }: ClaimedPhoto, dueAt: Date | null) {
  return update(db, path, { avifTries: tries - 1, avifDueAt: dueAt })
}

type Made = { path: string; bytes: number }

/**
 * From here on pages may name the AVIF: those of the guides that show it are told. Undefined when the photo was given
 * up meanwhile.
 */
export function recordAvif(db: Db, guideChanges: GuideChanges, { path, bytes }: Made) {
  return asSystem(db, async (tx) => {
    const [photo] = await tx
      .update(photos)
      .set({
        hasAvif: true,
        avifDueAt: null,
        bytes: sql`${photos.bytes} + case when ${photos.hasAvif} then 0 else ${bytes}::int end`,
      })
      .where(and(eq(photos.path, path), eq(photos.state, 'stored')))
      .returning({ path: photos.path })
    if (!photo) return undefined
    // A copy that somebody guessed the name of may have been read while it was half there.
    await notePurges(tx, [photoTag(path)])
    const showsIt = tx
      .select({ id: guidePhotos.propertyId })
      .from(guidePhotos)
      .where(eq(guidePhotos.path, path))
    const { shortCode } = properties
    const told = await tx
      .select({ shortCode, announced: guideChanges.announcement(shortCode) })
      .from(properties)
      .where(
        and(
          eq(properties.isPublished, true),
          or(eq(properties.coverImageUrl, path), inArray(properties.id, showsIt)),
        ),
      )
    return told.map((guide) => guide.shortCode)
  })
}

function update(db: Db, path: string, change: Partial<typeof photos.$inferInsert>) {
  return asSystem(db, (tx) => tx.update(photos).set(change).where(eq(photos.path, path)))
}
