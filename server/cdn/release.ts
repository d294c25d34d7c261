import { ne } from 'drizzle-orm'
import { everyGuideTag, notePurges } from '#server/db/cdn-tags.ts'
import type { Db } from '#server/db/database.ts'
import type { GuideChanges } from '#server/db/guide-changes.ts'
import { asSystem } from '#server/db/row-security/callers.ts'
import { cdnRelease } from '#server/db/tables/schema.ts'

type Needs = { db: Db; guideChanges: Pick<GuideChanges, 'announceAll'> }

/**
 * Says that this release is the one whose pages stand in shared caches from now on. When it was another, every guide's page is
 * forgotten, and processes of the other one hear that theirs are not to be kept any more.
 */
export function noteRelease({ db, guideChanges }: Needs, release: string) {
  return asSystem(db, async (tx) => {
    const changed = await tx
      .insert(cdnRelease)
      .values({ release })
      .onConflictDoUpdate({
        target: cdnRelease.id,
        set: { release },
        setWhere: ne(cdnRelease.release, release),
      })
      .returning({ id: cdnRelease.id })
    if (changed.length === 0) return false
    await notePurges(tx, [everyGuideTag])
    await guideChanges.announceAll(tx)
    return true
  })
}

export async function isStillOurs(db: Db, release: string) {
  const [row] = await asSystem(db, (tx) =>
    tx.select({ release: cdnRelease.release }).from(cdnRelease),
  )
  return row?.release === release
}

/** The next process that has shared caches finds no release, and begins with empty ones. */
export function forgetRelease(db: Db) {
  return asSystem(db, (tx) => tx.delete(cdnRelease))
}
