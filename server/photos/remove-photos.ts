import { and, eq, inArray } from 'drizzle-orm'
import { photos } from '#server/db/schema.ts'
import { asSystem } from '#server/db/walls.ts'
import type { Resources } from '#server/resources.ts'
import { photoFileNames } from './make-copies.ts'
import { photosBase } from './photo-addresses.ts'

type Needs = Pick<Resources, 'db' | 'photos' | 'log'>

/** Removes the files of photos that were given up, then forgets them. What fails is left to the sweep. */
export async function removePhotos({ db, photos: { store }, log }: Needs, paths: string[]) {
  for (const path of paths) {
    try {
      for (const name of photoFileNames(path.slice(photosBase.length))) await store.remove(name)
      await asSystem(db, (tx) =>
        tx.delete(photos).where(and(inArray(photos.path, [path]), eq(photos.state, 'removing'))),
      )
    } catch (err) {
      log.warn({ err, path }, 'a photo was not removed yet')
    }
  }
}
