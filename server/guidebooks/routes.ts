import { z } from '@hono/zod-openapi'
import { photoPathsOf } from '#domain/guide/photos.ts'
import { successSentenceOf } from '#domain/messages/successes.ts'
import { lockHostAccount } from '#server/db/host-accounts.ts'
import { asHost } from '#server/db/row-security/callers.ts'
import { properties } from '#server/db/tables/schema.ts'
import { json, messageSchema } from '#server/http/answers.ts'
import { hostCall, routesOf } from '#server/http/call.ts'
import { giveUpUnused, removePhotos } from '#server/photos/photo-use.ts'
import type { Resources } from '#server/resources.ts'
import { createCall, duplicateCall } from './create-guidebook.ts'
import { presentGuide, presentListedProperty } from './present.ts'
import { guideSchema, listedPropertySchema } from './property-schema.ts'
import { getGuide, listGuides, lockGuide, type OwnGuide, owned } from './queries.ts'
import { saveCall } from './update-guidebook.ts'
import { photosOfVersions } from './versions/versions.ts'

/** A host's own guidebooks: list, one, create, update, delete, duplicate. */
export function createGuidebookRoutes(resources: Resources) {
  const { db, photos, translator, now } = resources
  const { addressOf } = photos

  return routesOf(resources, 'Guidebooks', [
    hostCall('GET /guidebooks', {
      summary: 'List my guidebooks, newest first',
      answer: { 200: json(listSchema, 'My guidebooks') },
      async work({ hostId }) {
        const guides = await asHost(db, hostId, (tx) => listGuides(tx, { hostId, now: now() }))
        const properties = guides.map((guide) => presentListedProperty(guide, addressOf))
        return { properties }
      },
    }),
    hostCall('GET /guidebooks/{id}', {
      summary: 'Read one of my guidebooks, and the form a save sends back',
      failure: 'could_not_load_guidebook',
      answer: { 200: json(readSchema, 'The guidebook') },
      async work({ id, hostId }) {
        const guide = await asHost(db, hostId, (tx) => getGuide(tx, { id, hostId }))
        return { ...presentGuide(guide, addressOf), can_translate: translator !== undefined }
      },
    }),
    createCall(resources),
    saveCall(resources),
    deleteCall(resources),
    duplicateCall(resources),
  ])
}

const listSchema = z.object({ properties: z.array(listedPropertySchema) })

const readSchema = guideSchema.extend({
  can_translate: z
    .boolean()
    .openapi({ description: 'Whether a machine may draft its translations: `…/translate`' }),
})

const deleteCall = (resources: Resources) =>
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
