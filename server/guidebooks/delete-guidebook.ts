import { inArray } from 'drizzle-orm'
import { photoPathsOf } from '#domain/guide/photos.ts'
import { Refusal } from '#domain/messages/refusals.ts'
import type { Transaction } from '#server/db/database.ts'
import { lockHostAccount } from '#server/db/host-accounts.ts'
import { asHost } from '#server/db/row-security/callers.ts'
import { photos, properties } from '#server/db/tables/schema.ts'
import type { Resources } from '#server/resources.ts'
import { lockUnused } from './photos/guide-photos.ts'
import { lockGuide, owned } from './queries.ts'
import { photosOfVersions } from './versions/queries.ts'

type Own = { id: string; hostId: string }

export type RemovePhotos = (paths: string[]) => Promise<void>

/** Only the owner: the guide, its content and the photos nothing else uses; its credit returns. */
export async function deleteGuidebook(
  resources: Resources,
  removePhotos: RemovePhotos,
  { id, hostId }: Own,
) {
  const { guide, unused } = await asHost(resources.db, hostId, async (tx) => {
    const { courtesyCredits } = resources.config
    await lockHostAccount(tx, { hostId, courtesyCredits })
    const guide = await lockGuide(tx, { id, hostId })
    if (!guide) throw new Refusal('not_found')
    const ofVersions = await photosOfVersions(tx, id)
    await tx.delete(properties).where(owned({ id, hostId }))
    const unused = await lockUnused(tx, { hostId, paths: [...photoPathsOf(guide), ...ofVersions] })
    await giveUp(tx, unused)
    if (guide.isPublished) await resources.guideChanges.announce(tx, guide.shortCode)
    return { guide, unused }
  })
  if (guide.isPublished) resources.guideChanges.tell(guide.shortCode)
  await removePhotos(unused)
  return guide
}

/** From here on nobody can take these photos into use; whatever stops us now, the sweep finishes. */
async function giveUp(tx: Transaction, paths: string[]) {
  if (paths.length === 0) return
  await tx.update(photos).set({ state: 'removing' }).where(inArray(photos.path, paths))
}
