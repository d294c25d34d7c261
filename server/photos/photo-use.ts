import { randomUUID } from 'node:crypto'
import { and, eq, gt, inArray, like, lt, lte, not, or, sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import { guideMostPhotos, guidePhotosMaxBytes } from '#domain/guide/exports/guide-zip.ts'
import {
  type GuidebookContent,
  type GuidebookPayload,
  guidebookFormSchema,
} from '#domain/guide/guidebook.ts'
import { photoPathsOf, photosIn, withPhotos } from '#domain/guide/photos.ts'
import { Refusal } from '#domain/messages/refusals.ts'
import { notePurges, photoTag } from '#server/db/cdn-tags.ts'
import type { Db, Transaction } from '#server/db/database.ts'
import { asSystem } from '#server/db/row-security/callers.ts'
import { jobLeases, leftPhotos, photos } from '#server/db/tables/schema.ts'
import { isAtWork } from '#server/work/queue.ts'
import { type PhotoStore, photoFileNames, photoNameOf } from './store.ts'

// A photo is `storing` while its files are on their way, then `stored`, and `removing` once it was given up: nothing brings
// it back from there. `unusedSince` stands on a stored one that no guide shows and no version, from its upload on. A sweep
// gives up what was unused for 30 days or storing for one. All of it is decided under the lock of the photo's row, and files
// go after the commit, then the row. Rows of an erased account go at once; `left_photos` has their paths.

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
  const shown = previous ? photoPathsOf(previous) : []
  // With those it may give up: taken later, they could be waited for crosswise.
  const claimed = await takeIntoUse(tx, { hostId, paths: [...new Set([...paths, ...shown])] })
  const allowed = new Set([...claimed.map(({ path }) => path), ...shown, ...photosOfVersion])
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
const isInUse = sql`(
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

type PhotoResources = {
  db: Db
  log: { warn(facts: object, line: string): void }
  now: () => Date
  photos: { store: PhotoStore }
}

/** Removes the files of photos that were given up, then forgets them. What fails is left to the sweep. */
export async function removePhotos(resources: PhotoResources, paths: string[]) {
  // Somebody who still makes copies of it may leave them behind: it is not forgotten before they are done.
  const isAtRest = not(isAtWork('photo-avif', photos.path, resources.now()))
  const isRemoving = and(eq(photos.state, 'removing'), isAtRest)
  for (const path of await withoutHeld(resources.db, paths)) {
    const isIt = and(eq(photos.path, path), isRemoving)
    const forget = (tx: Transaction) => tx.delete(photos).where(isIt)
    await removeFiles(resources, { path, what: 'a photo', forget })
  }
}

type Removal = { path: string; what: string; forget: (tx: Transaction) => Promise<unknown> }

/** Every file that a photo may have; then what is known of it. */
async function removeFiles(
  { db, photos: { store }, log }: PhotoResources,
  { path, what, forget }: Removal,
) {
  try {
    for (const name of photoFileNames(photoNameOf(path))) await store.remove(name)
    await asSystem(db, async (tx) => {
      await forget(tx)
      await notePurges(tx, [photoTag(path)])
    })
  } catch (err) {
    log.warn({ err, path }, `${what} was not removed yet`)
  }
}

/** While photos are copied the sweep comes back for those it still knows of; an erased account's go at once. */
async function withoutHeld(db: Db, paths: string[]) {
  if (paths.length === 0 || !(await arePhotosHeld(db))) return paths
  const isOfAll = sql`not starts_with(${jobLeases.name}, ${prefix + ofHost})`
  const isOfHost = sql`starts_with(${jobLeases.name}, ${prefix + ofHost} || ${photos.hostId} || ' ')`
  const known = await asSystem(db, (tx) =>
    tx
      .selectDistinct({ path: photos.path })
      .from(photos)
      .innerJoin(jobLeases, and(isHold, or(isOfAll, isOfHost)))
      .where(inArray(photos.path, paths)),
  )
  const held = new Set(known.map(({ path }) => path))
  return paths.filter((path) => !held.has(path))
}

const dayMs = 86_400_000
const keptUnusedMs = 30 * dayMs
const batch = 100

/** Removes photos that no guide and no version has had for 30 days, uploads that broke off, and what earlier removals left behind. */
export async function sweepPhotos(resources: PhotoResources) {
  let after: string | undefined = ''
  while (after !== undefined) {
    const from: string = after
    const { given, next } = await asSystem(resources.db, (tx) =>
      giveUpSome(tx, resources.now(), from),
    )
    await removePhotos(resources, given)
    after = next
  }
  await removeLeft(resources)
}

/** An upload or a copy of an erased account's photo may still have been on its way: a day later it is surely not. */
async function removeLeft(resources: PhotoResources) {
  const dayAgo = new Date(resources.now().getTime() - dayMs)
  const left = await asSystem(resources.db, (tx) =>
    tx.select({ path: leftPhotos.path }).from(leftPhotos).orderBy(leftPhotos.leftAt),
  )
  for (const { path } of left) {
    const isOver = and(eq(leftPhotos.path, path), lte(leftPhotos.leftAt, dayAgo))
    const forget = (tx: Transaction) => tx.delete(leftPhotos).where(isOver)
    await removeFiles(resources, { path, what: 'a photo of an erased account', forget })
  }
}

/** The photos after this one that are due, and after which to go on; each is looked at once a sweep. */
async function giveUpSome(tx: Transaction, now: Date, after: string) {
  const due = await tx
    .select({ path: photos.path })
    .from(photos)
    .where(and(gt(photos.path, after), isDue(now)))
    .orderBy(photos.path)
    .limit(batch)
    .for('update', { skipLocked: true })
  if (due.length === 0) return { given: [], next: undefined }
  const paths = due.map(({ path }) => path)
  const among = inArray(photos.path, paths)
  // Looked at again under the lock: whoever took one into use while we waited has committed by now.
  await tx.update(photos).set({ unusedSince: null }).where(and(among, isInUse))
  const given = await tx
    .update(photos)
    .set({ state: 'removing' })
    .where(and(among, not(isInUse)))
    .returning({ path: photos.path })
  return {
    given: given.map(({ path }) => path),
    next: due.length === batch ? due.at(-1)?.path : undefined,
  }
}

function isDue(now: Date) {
  const ago = (ms: number) => new Date(now.getTime() - ms)
  return or(
    eq(photos.state, 'removing'),
    and(eq(photos.state, 'storing'), lt(photos.createdAt, ago(dayMs))),
    and(eq(photos.state, 'stored'), lt(photos.unusedSince, ago(keptUnusedMs))),
  )
}

const prefix = 'photos-held-by-'
const ofHost = 'host '
const holdMs = 120_000

/**
 * Keeps the files of photos from being removed while they are copied: what is given up meanwhile waits for a later sweep.
 * Taken before the snapshot that names the photos, so whoever gives one up after it finds the hold. It ends with its process.
 */
export async function holdPhotos(pool: Pool, holder: string = randomUUID()) {
  const name = prefix + holder
  const extend = () => pool.query(takeHold, [name, holder, holdMs / 1000])
  await extend()
  const renewal = setInterval(() => void extend().catch(() => {}), holdMs / 6).unref()
  return async () => {
    clearInterval(renewal)
    await pool.query('delete from job_leases where name = $1', [name])
  }
}

/** Those of one host alone: however slowly it reads, everybody else's are removed. */
export function holdPhotosOf(pool: Pool, hostId: string) {
  return holdPhotos(pool, `${ofHost}${hostId} ${randomUUID()}`)
}

const isHold = and(like(jobLeases.name, `${prefix}%`), gt(jobLeases.until, sql`now()`))

export async function arePhotosHeld(db: Db) {
  return (await asSystem(db, (tx) => tx.$count(jobLeases, isHold))) > 0
}

/** By the database's own clock: its holders may be on different machines. */
const takeHold = `
  insert into job_leases (name, holder, until)
  values ($1, $2, clock_timestamp() + $3::float8 * interval '1 second')
  on conflict (name) do update set until = excluded.until`
