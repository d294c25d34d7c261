import { photoPathsOf } from '#domain/guide/photos.ts'
import { successSentenceOf } from '#domain/messages/successes.ts'
import { lockHostAccount } from '#server/db/host-accounts.ts'
import { asHost } from '#server/db/row-security/callers.ts'
import { properties } from '#server/db/tables/schema.ts'
import { json, messageSchema } from '#server/http/answers.ts'
import { hostCall } from '#server/http/call.ts'
import { removePhotos } from '#server/photos/remove-photos.ts'
import type { Resources } from '#server/resources.ts'
import { giveUpUnused } from './photos/guide-photos.ts'
import { lockGuide, type OwnGuide, owned } from './queries.ts'
import { photosOfVersions } from './versions/versions.ts'

export const deleteCall = (resources: Resources) =>
  hostCall('DELETE /guidebooks/{id}', {
    summary: 'Delete a guidebook',
    description:
      'With its content and the photos nothing else uses. The credit of a published one returns.',
    failure: 'error_deleting',
    limit: 'writes',
    answer: { 200: json(messageSchema, 'It is gone') },
    async work({ id, hostId, locale }) {
      const { name } = await deleteGuidebook(resources, { id, hostId })
      const message = successSentenceOf('guidebook_deleted', locale, { name })
      return { message }
    },
  })

/** Only the owner: the guide, its content and the photos nothing else uses; its credit returns. */
export async function deleteGuidebook(resources: Resources, { id, hostId }: OwnGuide) {
  const { guide, unused } = await asHost(resources.db, hostId, async (tx) => {
    const { courtesyCredits } = resources.config
    await lockHostAccount(tx, { hostId, courtesyCredits })
    const guide = await lockGuide(tx, { id, hostId })
    const ofVersions = await photosOfVersions(tx, [id])
    await tx.delete(properties).where(owned({ id, hostId }))
    const paths = [...photoPathsOf(guide), ...ofVersions]
    const unused = await giveUpUnused(tx, { hostId, paths })
    if (guide.isPublished) await resources.guideChanges.announce(tx, guide.shortCode)
    return { guide, unused }
  })
  if (guide.isPublished) resources.guideChanges.tell(guide.shortCode)
  await removePhotos(resources, unused)
  return guide
}
