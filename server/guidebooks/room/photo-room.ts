import { inArray, sql } from 'drizzle-orm'
import { guideMostPhotos, guidePhotosMaxBytes } from '#domain/guide/exports/guide-zip.ts'
import type { GuidebookContent } from '#domain/guide/guidebook.ts'
import { photoPathsOf } from '#domain/guide/photos.ts'
import { Refusal } from '#domain/messages/refusals.ts'
import type { Transaction } from '#server/db/database.ts'
import { photos } from '#server/db/tables/schema.ts'

type Change = { before?: GuidebookContent; after: GuidebookContent }

/** Refuses what grows beyond the photos that a zip of the guide can hold: every guide that leaves may come in again. */
export async function assertPhotoRoom(tx: Transaction, { before, after }: Change) {
  const now = await weigh(tx, after)
  if (now.count <= guideMostPhotos && now.bytes <= guidePhotosMaxBytes) return
  const until = before && (await weigh(tx, before))
  if (until && now.count <= until.count && now.bytes <= until.bytes) return
  throw new Refusal('guide_photos_limit')
}

async function weigh(tx: Transaction, content: GuidebookContent) {
  const paths = photoPathsOf(content)
  if (paths.length === 0) return { count: 0, bytes: 0 }
  const [kept] = await tx
    .select({ bytes: sql<number>`coalesce(sum(${photos.bytes}), 0)::float8` })
    .from(photos)
    .where(inArray(photos.path, [...paths]))
  return { count: paths.length, bytes: kept?.bytes ?? 0 }
}
