import { and, eq, inArray, not } from 'drizzle-orm'
import { notePurges, photoTag } from '#server/db/cdn-tags.ts'
import type { Db } from '#server/db/database.ts'
import { arePhotosHeld } from '#server/db/photo-hold.ts'
import { asSystem } from '#server/db/row-security/callers.ts'
import { photos } from '#server/db/tables/schema.ts'
import type { Resources } from '#server/resources.ts'
import { isAtWork } from '#server/work/queue.ts'
import { photosBase } from './photo-addresses.ts'
import { photoFileNames } from './photo-file-names.ts'
import type { PhotoStore } from './photo-store.ts'

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
export async function removeFiles(store: PhotoStore, path: string) {
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
