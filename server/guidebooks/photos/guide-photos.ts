import { and, eq, inArray, notInArray, sql } from 'drizzle-orm'
import { guideMostPhotos, guidePhotosMaxBytes } from '#domain/guide/exports/guide-zip.ts'
import {
  type GuidebookContent,
  type GuidebookPayload,
  guidebookFormSchema,
} from '#domain/guide/guidebook.ts'
import { photoPathsOf, photosIn, placedPhotosOf, withPhotos } from '#domain/guide/photos.ts'
import { Refusal } from '#domain/messages/refusals.ts'
import type { Transaction } from '#server/db/database.ts'
import { guidePhotos, photos } from '#server/db/tables/schema.ts'
import type { GuideWithContent } from '#server/guidebooks/queries.ts'
import { takeIntoUse } from '#server/photos/photo-use.ts'

type Claim = {
  hostId: string
  form: GuidebookPayload
  previous?: GuideWithContent | undefined
  photosOfVersion?: readonly string[] | undefined
  /** The stored path an address of ours leads to; undefined when it leads elsewhere. */
  findPath: (address: string) => string | undefined
}

/** Takes the form's photos into use; refuses every one that is neither this host's upload nor already in the guide. */
export async function claimPhotos(
  tx: Transaction,
  { hostId, form, previous, photosOfVersion = [], findPath }: Claim,
) {
  const wanted = photosIn(guidebookFormSchema, form).map(({ field, address }) => ({
    field,
    path: findPath(address),
  }))
  const paths = wanted.flatMap(({ path }) => path ?? [])
  const claimed = await takeIntoUse(tx, { hostId, paths })
  const allowed = new Set([
    ...claimed.map(({ path }) => path),
    ...(previous ? photoPathsOf(previous) : []),
    ...photosOfVersion,
  ])
  const foreign = wanted.filter(({ path }) => path === undefined || !allowed.has(path))
  if (foreign.length > 0) {
    const fields = foreign.map(({ field }) => [field, 'photo_not_yours'] as const)
    throw new Refusal('invalid_request', { fields: Object.fromEntries(fields) })
  }
  return withPhotos(guidebookFormSchema, form, (address) => findPath(address) ?? '')
}

type Change = { before?: GuidebookContent | undefined; after: GuidebookContent }

/** Writes down which photos a guide shows. */
export async function writeGuidePhotos(
  tx: Transaction,
  { propertyId, before, after }: Change & { propertyId: string },
) {
  const shown = placedPhotosOf(after).map((photo) => ({ propertyId, ...photo }))
  const hadNone = before === undefined || photoPathsOf(before).length === 0
  if (!hadNone) {
    const paths = shown.map(({ path }) => path)
    const others = paths.length > 0 ? notInArray(guidePhotos.path, paths) : undefined
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
