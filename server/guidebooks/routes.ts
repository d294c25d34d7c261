import { z } from '@hono/zod-openapi'
import { asHost } from '#server/db/row-security/callers.ts'
import { json } from '#server/http/answers.ts'
import { hostCall, routesOf } from '#server/http/call.ts'
import type { Resources } from '#server/resources.ts'
import { createCall, duplicateCall } from './create-guidebook.ts'
import { deleteCall } from './delete-guidebook.ts'
import { presentGuide, presentListedProperty } from './present.ts'
import { guideSchema, listedPropertySchema } from './property-schema.ts'
import { getGuide, listGuides } from './queries.ts'
import { saveCall } from './update-guidebook.ts'

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
