import { z } from '@hono/zod-openapi'
import { sectionTypes } from '#domain/guide/section-names.ts'
import { mostVersions } from '#domain/guide/versions/versions.ts'
import { Refusal } from '#domain/messages/refusals.ts'
import { asHost } from '#server/db/row-security/callers.ts'
import { copiedEntrySchema, presentCopies } from '#server/guidebooks/copies/present-copies.ts'
import { presentGuide } from '#server/guidebooks/present.ts'
import { guideSchema, savedFormSchema } from '#server/guidebooks/property-schema.ts'
import { getGuide, owned, selectGuides } from '#server/guidebooks/queries.ts'
import { idParam, json, moment } from '#server/http/answers.ts'
import { hostCall, routesOf } from '#server/http/call.ts'
import type { Resources } from '#server/resources.ts'
import { findVersion, listVersions } from './queries.ts'
import { restoreVersion, versionAsGuide } from './restore-version.ts'

/** What a host's guidebooks were before: a list, one of them, and the way back to it. */
export function createVersionRoutes(resources: Resources) {
  const { db, photos } = resources
  const { addressOf } = photos

  return routesOf(resources, 'Versions', [
    hostCall('GET /guidebooks/{id}/versions', {
      summary: 'List what one of my guidebooks was before, newest first',
      description: `The last ${mostVersions}. Saves within ten minutes are one.`,
      answer: { 200: json(listSchema, 'The versions') },
      async work({ id, hostId }) {
        const versions = await asHost(db, hostId, async (tx) => {
          const [guide] = await selectGuides(tx).where(owned({ id, hostId }))
          if (!guide) throw new Refusal('not_found')
          return listVersions(tx, id)
        })
        return { versions: versions.map(presentVersion) }
      },
    }),
    hostCall('GET /guidebooks/{id}/versions/{version}', {
      summary: 'Read one of my guidebooks as it was',
      params: versionParam,
      answer: { 200: json(oneSchema, 'The guidebook as it was') },
      async work({ id, version, hostId }) {
        const found = await asHost(db, hostId, async (tx) => {
          const guide = await getGuide(tx, { id, hostId })
          const kept = await findVersion(tx, { propertyId: id, version })
          if (!kept) throw new Refusal('not_found')
          return { guide, kept }
        })
        const then = versionAsGuide(found.guide, found.kept.content)
        return { version: presentVersion(found.kept), ...presentGuide(then, addressOf) }
      },
    }),
    hostCall('POST /guidebooks/{id}/versions/{version}/restore', {
      summary: 'Bring a version back',
      description:
        'It is saved over the guidebook; what stood there is a version in turn. `version` is the one the caller saw as the newest: a guidebook saved elsewhere meanwhile is left alone, 409 `stale`. With a `saveId` it can be sent again safely.',
      params: versionParam,
      body: restoreSchema,
      limit: 'writes',
      refuses: ['stale'],
      answer: { 200: json(restoredSchema, 'The guidebook as it is now') },
      async work({ id, version, hostId, body, locale }) {
        const { version: expected, saveId } = body
        const restore = { id, hostId, version, expected, saveId }
        const { guide, copies } = await restoreVersion(resources, restore)
        const elsewhere = presentCopies(copies, { addressOf, locale })
        return { ...presentGuide(guide, addressOf), copies: elsewhere }
      },
    }),
  ])
}

type Kept = Pick<
  Awaited<ReturnType<typeof listVersions>>[number],
  'version' | 'savedAt' | 'createdAt' | 'changed'
>

function presentVersion({ version, savedAt, createdAt, changed }: Kept) {
  return {
    version,
    saved_at: savedAt.toISOString(),
    replaced_at: createdAt.toISOString(),
    changed,
  }
}

const versionSchema = z
  .object({
    version: z.number().int(),
    saved_at: moment,
    replaced_at: moment,
    changed: z.array(z.enum(sectionTypes)).openapi({
      description: 'The sections that were changed after it',
    }),
  })
  .openapi('Version')

const versionParam = idParam.extend({
  version: z.coerce
    .number({ error: 'wrong_type' })
    .int({ error: 'wrong_type' })
    .min(1, { error: 'too_small' })
    .max(2 ** 31 - 1, { error: 'too_big' })
    .openapi({ param: { name: 'version', in: 'path' }, type: 'integer' }),
})

const listSchema = z.object({ versions: z.array(versionSchema) })

const oneSchema = guideSchema.extend({ version: versionSchema })

const restoredSchema = guideSchema.extend({
  copies: z.array(copiedEntrySchema).openapi({
    description:
      'What came back that stands in other guides, too, and says something else there: as after a save',
  }),
})

const restoreSchema = savedFormSchema.pick({ saveId: true }).extend({
  version: z.int({ error: 'wrong_type' }),
})
