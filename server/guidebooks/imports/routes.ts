import type { FileHandle } from 'node:fs/promises'
import { z } from '@hono/zod-openapi'
import { sectionTypes } from '#domain/guide/section-names.ts'
import { Refusal } from '#domain/messages/refusals.ts'
import { successSentenceOf } from '#domain/messages/successes.ts'
import { guideLanguageSchema } from '#domain/values/guide-language-schema.ts'
import { presentNewProperty } from '#server/guidebooks/present.ts'
import { newGuideSchema } from '#server/guidebooks/property-schema.ts'
import { json } from '#server/http/answers.ts'
import { hostCall, routesOf } from '#server/http/call.ts'
import type { Resources } from '#server/resources.ts'
import { openGate } from '#server/work/gate.ts'
import { importGuide, lookIntoGuide, type PhotoWork } from './import-guide.ts'
import { withReceivedZip } from './receive-zip.ts'

/** A guide that left as a zip comes in again: first what it would be, then the draft. */
export function createImportRoutes(resources: Resources, work: PhotoWork) {
  const { addressOf } = resources.photos
  /** A host's second zip waits for the first: each takes its size on the disk and a while of work. */
  const oneOfEach = openGate({
    atOnce: Number.POSITIVE_INFINITY,
    mostWaiting: 0,
    refuse: () => new Refusal('import_busy', { values: { seconds: 10 } }),
  })

  return routesOf(resources, 'Guidebooks', [
    hostCall('POST /guidebooks/import', {
      summary: 'Bring in a guidebook from its zip',
      description:
        'The body is the zip that `…/export` gave. Without `id` nothing is made: 200 says what would be. With an `id` of the caller’s making it is made, as a draft with a short code of its own, and can be sent again safely: the second time 201 answers the guide that is there.',
      failure: 'error_creating',
      query: z.object({
        id: z
          .guid({ error: 'wrong_type' })
          .optional()
          .openapi({ description: 'The new guide’s id, made by the caller by chance' }),
      }),
      takesZip: true,
      guards: [(c, next) => oneOfEach.enter(next, c.get('hostId'))],
      limit: 'imports',
      answer: {
        200: json(summarySchema, 'What would be made'),
        201: json(newGuideSchema, 'The new draft'),
      },
      async work({ c, hostId, query: { id }, locale }) {
        const { body, signal } = c.req.raw
        if (id === undefined) {
          const look = (file: FileHandle) =>
            lookIntoGuide(resources, work, { hostId, file, signal })
          const { missingPhotos, ...summary } = await withReceivedZip(body, look)
          return { summary: { ...summary, missing_photos: missingPhotos } }
        }
        const make = (file: FileHandle) => importGuide(resources, work, { hostId, file, id })
        const guide = await withReceivedZip(body, make)
        const property = presentNewProperty(guide, addressOf)
        const message = successSentenceOf('guidebook_imported', locale, { name: guide.name })
        return c.json({ property, message }, 201)
      },
    }),
  ])
}

const summarySchema = z.object({
  summary: z.object({
    title: z.string(),
    language: guideLanguageSchema.optional(),
    translations: z.array(guideLanguageSchema),
    sections: z.array(z.object({ type: z.enum(sectionTypes), entries: z.number().int() })),
    photos: z.number().int(),
    missing_photos: z
      .number()
      .int()
      .openapi({ description: 'Named by the guide and not in the zip: they do not come' }),
  }),
})
