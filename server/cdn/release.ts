import { ne } from 'drizzle-orm'
import { everyGuideTag, everyPhotoTag, notePurges } from '#server/db/cdn-tags.ts'
import type { Db } from '#server/db/database.ts'
import type { GuideChanges } from '#server/db/guide-changes.ts'
import { asSystem } from '#server/db/row-security/callers.ts'
import { cdnRelease } from '#server/db/tables/schema.ts'

type Needs = { db: Db; guideChanges: Pick<GuideChanges, 'announceAll'> }

/** What pages are drawn by, which caches there are, and whether anything may stand in them. */
export type Release = { pages: string; caches: string; isOn: boolean }

/**
 * Says that this release is the one whose pages stand in shared caches from now on. When it was another, every guide's page is
 * forgotten, and processes of the other one hear that theirs are not to be kept any more. Photos stay, but where a cache may have
 * missed that some were deleted, or is not used any more.
 */
export function noteRelease({ db, guideChanges }: Needs, ours: Release) {
  const release = wordOf(ours)
  return asSystem(db, async (tx) => {
    const [before] = await tx.select().from(cdnRelease).for('update')
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
    const areKnown = before?.release.endsWith(endOf(ours)) ?? false
    const isOnlyNew = ours.isOn && areKnown
    await notePurges(tx, isOnlyNew ? [everyGuideTag] : [everyGuideTag, everyPhotoTag])
    await guideChanges.announceAll(tx)
    return true
  })
}

const endOf = ({ caches }: Release) => ` of ${caches}`

const wordOf = (release: Release) => release.pages + endOf(release)

export async function isStillOurs(db: Db, ours: Release) {
  const [row] = await asSystem(db, (tx) =>
    tx.select({ release: cdnRelease.release }).from(cdnRelease),
  )
  return row?.release === wordOf(ours)
}

/** The next process that has shared caches finds no release, and begins with empty ones. */
export function forgetRelease(db: Db) {
  return asSystem(db, (tx) => tx.delete(cdnRelease))
}
