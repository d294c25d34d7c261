import { and, eq, gt, inArray, like, lt, lte, not, or, sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import { notePurges, photoTag } from '#server/db/cdn-tags.ts'
import type { Db, Transaction } from '#server/db/database.ts'
import { asSystem } from '#server/db/row-security/callers.ts'
import { jobLeases, leftPhotos, photos } from '#server/db/tables/schema.ts'
import type { Resources } from '#server/resources.ts'
import { isAtWork } from '#server/work/queue.ts'
import { isInUse } from './photo-use.ts'
import { photoFileNames, photosBase } from './store.ts'

type PhotoResources = Pick<Resources, 'db' | 'log' | 'now'> & {
  photos: Pick<Resources['photos'], 'store'>
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
    for (const name of photoFileNames(path.slice(photosBase.length))) await store.remove(name)
    await asSystem(db, async (tx) => {
      await forget(tx)
      await notePurges(tx, [photoTag(path)])
    })
  } catch (err) {
    log.warn({ err, path }, `${what} was not removed yet`)
  }
}

/** While a backup copies photos the sweep comes back for those it still knows of; an erased account's go at once. */
async function withoutHeld(db: Db, paths: string[]) {
  if (paths.length === 0 || !(await arePhotosHeld(db))) return paths
  const known = await asSystem(db, (tx) =>
    tx.select({ path: photos.path }).from(photos).where(inArray(photos.path, paths)),
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
  const among = inArray(
    photos.path,
    due.map(({ path }) => path),
  )
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
const holdMs = 120_000

/**
 * Keeps the files of photos from being removed while they are copied: what is given up meanwhile waits for a later sweep.
 * Taken before the snapshot that names the photos, so whoever gives one up after it finds the hold. It ends with its process.
 */
export async function holdPhotos(pool: Pool, holder: string) {
  const name = prefix + holder
  const extend = () => pool.query(takeHold, [name, holder, holdMs / 1000])
  await extend()
  const renewal = setInterval(() => void extend().catch(() => {}), holdMs / 6).unref()
  return async () => {
    clearInterval(renewal)
    await pool.query('delete from job_leases where name = $1', [name])
  }
}

export async function arePhotosHeld(db: Db) {
  const isHold = and(like(jobLeases.name, `${prefix}%`), gt(jobLeases.until, sql`now()`))
  return (await asSystem(db, (tx) => tx.$count(jobLeases, isHold))) > 0
}

/** By the database's own clock: its holders may be on different machines. */
const takeHold = `
  insert into job_leases (name, holder, until)
  values ($1, $2, clock_timestamp() + $3::float8 * interval '1 second')
  on conflict (name) do update set until = excluded.until`
