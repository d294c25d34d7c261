import { and, eq, gt, inArray, lt, not, or } from 'drizzle-orm'
import { notePurges, photoTag } from '#server/db/cdn-tags.ts'
import type { Db, Transaction } from '#server/db/database.ts'
import { arePhotosHeld, isInUse } from '#server/db/kept-photos.ts'
import { asSystem } from '#server/db/row-security/callers.ts'
import { leftPhotos, photos } from '#server/db/tables/schema.ts'
import type { Resources } from '#server/resources.ts'
import { isAtWork } from '#server/work/queue.ts'
import { photoFileNames, photosBase } from './photo-addresses.ts'
import type { PhotoStore } from './photo-stores.ts'

type Needs = Pick<Resources, 'db' | 'log' | 'now'> & { photos: Pick<Resources['photos'], 'store'> }

/** Removes the files of photos that were given up, then forgets them. What fails is left to the sweep. */
export async function removePhotos({ db, photos: { store }, log, now }: Needs, paths: string[]) {
  // Somebody who still makes copies of it may leave them behind: it is not forgotten before they are done.
  const isAtRest = not(isAtWork('photo-avif', photos.path, now()))
  for (const path of await withoutHeld(db, paths)) {
    try {
      await removeFiles(store, path)
      await asSystem(db, async (tx) => {
        await tx
          .delete(photos)
          .where(and(eq(photos.path, path), eq(photos.state, 'removing'), isAtRest))
        await notePurges(tx, [photoTag(path)])
      })
    } catch (err) {
      log.warn({ err, path }, 'a photo was not removed yet')
    }
  }
}

/** Every file that a photo may have. */
async function removeFiles(store: PhotoStore, path: string) {
  for (const name of photoFileNames(path.slice(photosBase.length))) await store.remove(name)
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

type SweepNeeds = Pick<Resources, 'db' | 'photos' | 'log' | 'now'>

/** Removes photos no guide has shown for 30 days, uploads that broke off, and what earlier removals left behind. */
export async function sweepPhotos(needs: SweepNeeds) {
  let after: string | undefined = ''
  while (after !== undefined) {
    const from: string = after
    const { given, next } = await asSystem(needs.db, (tx) => giveUpSome(tx, needs.now(), from))
    await removePhotos(needs, given)
    after = next
  }
  await removeLeft(needs)
}

/** An upload or a copy of an erased account's photo may still have been on its way: a day later it is surely not. */
async function removeLeft({ db, photos: { store }, log, now }: SweepNeeds) {
  const left = await asSystem(db, (tx) => tx.select().from(leftPhotos).orderBy(leftPhotos.leftAt))
  for (const { path, leftAt } of left) {
    try {
      await removeFiles(store, path)
      await asSystem(db, async (tx) => {
        await notePurges(tx, [photoTag(path)])
        if (leftAt.getTime() + dayMs > now().getTime()) return
        await tx.delete(leftPhotos).where(eq(leftPhotos.path, path))
      })
    } catch (err) {
      log.warn({ err, path }, 'a photo of an erased account was not removed yet')
    }
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
