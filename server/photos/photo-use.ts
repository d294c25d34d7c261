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
  const areThey = await lockInOrder(tx, which)
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

/** Of these photos, those that no guide and no version has any more; nobody can take them into use meanwhile. */
export async function lockUnused(tx: Transaction, which: OfHost): Promise<string[]> {
  if (which.paths.length === 0) return []
  // The lock and the look are two statements: the second sees what those before us in the queue have written.
  const areThey = await lockInOrder(tx, which)
  const unused = await tx
    .select({ path: photos.path })
    .from(photos)
    .where(and(areThey, not(isInUse)))
  return unused.map(({ path }) => path)
}

/** From here on nobody can take those that are unused into use; whatever stops us now, the sweep finishes. */
export async function giveUpUnused(tx: Transaction, which: OfHost) {
  const unused = await lockUnused(tx, which)
  if (unused.length > 0)
    await tx.update(photos).set({ state: 'removing' }).where(inArray(photos.path, unused))
  return unused
}

/** Notes since when those are unused that no guide and no version has any more: the sweep gives them up in time. */
export async function noteUnused(tx: Transaction, which: OfHost, unusedSince: Date) {
  const unused = await lockUnused(tx, which)
  if (unused.length > 0)
    await tx.update(photos).set({ unusedSince }).where(inArray(photos.path, unused))
}

/** Two saves that share photos take them one after the other, never crosswise. */
async function lockInOrder(tx: Transaction, { hostId, paths }: OfHost) {
  const areThey = and(eq(photos.hostId, hostId), inArray(photos.path, paths))
  await tx
    .select({ path: photos.path })
    .from(photos)
    .where(areThey)
    .orderBy(photos.path)
    .for('update')
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
