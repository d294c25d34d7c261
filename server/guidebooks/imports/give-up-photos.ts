import { inArray } from 'drizzle-orm'
import { asHost } from '#server/db/row-security/callers.ts'
import { photos } from '#server/db/tables/schema.ts'
import { lockUnused } from '#server/guidebooks/photos/guide-photos.ts'
import type { Resources } from '#server/resources.ts'

type Brought = { hostId: string; paths: string[] }

/** Of photos that came with a guide which was not made: those that nothing shows, to be removed; nobody can take them into use any more. */
export function giveUpPhotos({ db }: Pick<Resources, 'db'>, { hostId, paths }: Brought) {
  return asHost(db, hostId, async (tx) => {
    const unused = await lockUnused(tx, { hostId, paths })
    if (unused.length > 0)
      await tx.update(photos).set({ state: 'removing' }).where(inArray(photos.path, unused))
    return unused
  })
}
