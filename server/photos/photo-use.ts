import { and, eq, inArray, not, sql } from 'drizzle-orm'
import { guideMostPhotos, guidePhotosMaxBytes } from '#domain/guide/exports/guide-zip.ts'
import {
  type GuidebookContent,
  type GuidebookPayload,
  guidebookFormSchema,
} from '#domain/guide/guidebook.ts'
import { photoPathsOf, photosIn, withPhotos } from '#domain/guide/photos.ts'
import { Refusal } from '#domain/messages/refusals.ts'
import type { Transaction } from '#server/db/database.ts'
import { photos } from '#server/db/tables/schema.ts'

// A photo is `storing` while its files are on their way, then `stored`, and `removing` once it was given up: nothing brings
// it back from there. `unusedSince` stands on a stored one that no guide shows and no version, from its upload on. A sweep
// gives up what was unused for 30 days or storing for one. All of it is decided under the lock of the photo's row, and files
// go after the commit, then the row (`remove-photos.ts`). Rows of an erased account go at once; `left_photos` has their paths.

type Photo = typeof photos.$inferInsert
type OfHost = { hostId: string; paths: string[] }

type Claim = {
  hostId: string
  form: GuidebookPayload
  previous?: GuidebookContent | undefined
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

/** Takes those of these photos that are stored into use, and says which they are. */
async function takeIntoUse(tx: Transaction, which: OfHost) {
  if (which.paths.length === 0) return []
  const areThey = await lockPhotos(tx, which)
  return tx
    .update(photos)
    .set({ unusedSince: null })
    .where(and(areThey, eq(photos.state, 'stored')))
    .returning({ path: photos.path })
}

/** Whether a guide shows the photo of a row, or a version of one that may come back. */
export const isInUse = sql`(
  exists (select from guide_photos where path = ${photos.path})
  or exists (select from version_photos where path = ${photos.path}))`

/** From here on nobody can take those that are unused into use; whatever stops us now, the sweep finishes. */
export function giveUpUnused(tx: Transaction, which: OfHost) {
  return changeUnused(tx, which, { state: 'removing' })
}

/** Notes since when those are unused that are so now: the sweep gives them up in time. */
export function noteUnused(tx: Transaction, which: OfHost, unusedSince: Date) {
  return changeUnused(tx, which, { unusedSince })
}

/** Changes those of these photos that no guide and no version has any more. */
async function changeUnused(tx: Transaction, which: OfHost, change: Partial<Photo>) {
  if (which.paths.length === 0) return []
  // The lock and the look are two statements: the second sees what those before us in the queue have written.
  const areThey = await lockPhotos(tx, which)
  const isUnused = and(areThey, not(isInUse))
  const { path } = photos
  const changed = await tx.update(photos).set(change).where(isUnused).returning({ path })
  return changed.map((photo) => photo.path)
}

/** Two saves that share photos take them one after the other, never crosswise. */
export async function lockPhotos(tx: Transaction, { hostId, paths }: OfHost) {
  const areThey = and(eq(photos.hostId, hostId), inArray(photos.path, paths))
  const { path } = photos
  await tx.select({ path }).from(photos).where(areThey).orderBy(path).for('update')
  return areThey
}

type Change = { before?: GuidebookContent | undefined; after: GuidebookContent }

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
