import { z } from '@hono/zod-openapi'
import { successSentenceOf } from '#domain/messages/successes.ts'
import { asHost } from '#server/db/row-security/callers.ts'
import { json, messageSchema } from '#server/http/answers.ts'
import { hostCall, routesOf } from '#server/http/call.ts'
import type { Resources } from '#server/resources.ts'
import { copiedEntrySchema, presentCopies } from './copies/routes.ts'
import { createGuidebook, duplicateGuidebook } from './create-guidebook.ts'
import { deleteGuidebook, type RemovePhotos } from './delete-guidebook.ts'
import { presentGuide, presentListedProperty, presentNewProperty } from './present.ts'
import {
  guideSchema,
  listedPropertySchema,
  newFormSchema,
  newGuideSchema,
  savedFormSchema,
} from './property-schema.ts'
import { getGuide, listGuides } from './queries.ts'
import { updateGuidebook } from './update-guidebook.ts'

/** A host's own guidebooks: list, one, create, update, delete, duplicate. */
export function createGuidebookRoutes(resources: Resources, removePhotos: RemovePhotos) {
  const { db, photos, appUrl, translator, now } = resources
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
    hostCall('POST /guidebooks', {
      summary: 'Create a guidebook',
      description:
        'A new draft with a short code of its own. Only `welcome.propertyName` is needed. With an `id` of the caller’s making it can be sent again safely: the second time nothing is written and 200 answers the guide as it stands.',
      failure: 'error_creating',
      body: newFormSchema,
      limit: 'writes',
      answer: {
        200: json(newGuideSchema, 'The guide an earlier call with this `id` has made'),
        201: json(newGuideSchema, 'The new draft'),
      },
      async work({ c, hostId, body, locale }) {
        const { id, ...form } = body
        const { guide, isNew } = await createGuidebook(resources, { hostId, form, id })
        const values = { origin: appUrl(), shortCode: guide.shortCode }
        const message = successSentenceOf('guidebook_created', locale, values)
        const answer = { property: presentNewProperty(guide, addressOf), message }
        return isNew ? c.json(answer, 201) : c.json(answer, 200)
      },
    }),
    hostCall('PUT /guidebooks/{id}', {
      summary: 'Save the whole form over a guidebook',
      description:
        'With `version`, a guide saved elsewhere meanwhile is left alone: 409 `stale` with the current `property` and `form`. Without it the save is unconditional. With a `saveId` of the caller’s making it can be sent again safely for ninety days: nothing is written twice, and 200 answers the guide as it stands with the `version` this very save made, also when others have saved since (the next save from there is stale). The same `saveId` with another body answers 409 `save_id_reused`. With `confirm`, a published guide is left alone while it says what guests will act on in new words of which nobody has said that they are right: 409 `facts_to_confirm`, as when it is published.',
      failure: 'error_updating',
      body: savedFormSchema,
      limit: 'writes',
      refuses: ['stale', 'facts_to_confirm'],
      answer: { 200: json(savedSchema, 'The saved guidebook') },
      async work({ id, hostId, body, locale }) {
        const { version, saveId, confirm, ...form } = body
        const update = { id, hostId, form, version, saveId, confirm }
        const { guide, copies } = await updateGuidebook(resources, update)
        const name = form.welcome.propertyName.trim()
        const message = successSentenceOf('guidebook_updated', locale, { name })
        const elsewhere = presentCopies(copies, { addressOf, locale })
        return { ...presentGuide(guide, addressOf), copies: elsewhere, message }
      },
    }),
    hostCall('DELETE /guidebooks/{id}', {
      summary: 'Delete a guidebook',
      description:
        'With its content and the photos nothing else uses. The credit of a published one returns.',
      failure: 'error_deleting',
      limit: 'writes',
      answer: { 200: json(messageSchema, 'It is gone') },
      async work({ id, hostId, locale }) {
        const { name } = await deleteGuidebook(resources, removePhotos, { id, hostId })
        const message = successSentenceOf('guidebook_deleted', locale, { name })
        return { message }
      },
    }),
    hostCall('POST /guidebooks/{id}/duplicate', {
      summary: 'Duplicate a guidebook',
      description: 'A draft with the same content and a code of its own.',
      failure: 'error_creating',
      limit: 'writes',
      answer: { 201: json(newGuideSchema, 'The copy') },
      async work({ id, hostId, locale }) {
        const guide = await duplicateGuidebook(resources, { id, hostId })
        const message = successSentenceOf('guidebook_duplicated', locale)
        return { property: presentNewProperty(guide, addressOf), message }
      },
    }),
  ])
}

const listSchema = z.object({ properties: z.array(listedPropertySchema) })

const readSchema = guideSchema.extend({
  can_translate: z
    .boolean()
    .openapi({ description: 'Whether a machine may draft its translations: `…/translate`' }),
})

const savedSchema = guideSchema.extend({
  copies: z.array(copiedEntrySchema).openapi({
    description:
      'What this save changed that stands in other guides, too, and says something else there',
  }),
  message: z.string(),
})
