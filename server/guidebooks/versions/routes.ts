import { z } from '@hono/zod-openapi'
import { and, eq, gt } from 'drizzle-orm'
import { type GuidebookContent, leaveUnsaid, storedToForm } from '#domain/guide/guidebook.ts'
import { lockAsSince, sayCodes } from '#domain/guide/locks/keep-locks.ts'
import { photoPathsOf } from '#domain/guide/photos.ts'
import { bringBackTranslations } from '#domain/guide/translations/keep-translations.ts'
import { readTranslations } from '#domain/guide/translations/translations.ts'
import { bringBackUnconfirmed } from '#domain/guide/unconfirmed/keep-unconfirmed.ts'
import { readUnconfirmed } from '#domain/guide/unconfirmed/unconfirmed.ts'
import { mostVersions, versionParts } from '#domain/guide/versions/versions.ts'
import type { Transaction } from '#server/db/database.ts'
import { asHost } from '#server/db/row-security/callers.ts'
import { guideVersions } from '#server/db/tables/schema.ts'
import { copiedEntrySchema, presentCopies } from '#server/guidebooks/copies/present-copies.ts'
import { presentForm, presentGuide } from '#server/guidebooks/present.ts'
import { guideSchema, savedFormSchema } from '#server/guidebooks/property-schema.ts'
import {
  type GuideWithContent,
  getGuide,
  itemRowOf,
  owned,
  selectGuides,
  there,
} from '#server/guidebooks/queries.ts'
import { saveOver } from '#server/guidebooks/update-guidebook.ts'
import { idParam, json, moment, presentAs } from '#server/http/answers.ts'
import { hostCall, routesOf } from '#server/http/call.ts'
import type { Resources } from '#server/resources.ts'
import { getVersion, listVersions } from './versions.ts'

/** What a host's guidebooks were before: a list, one of them, and the way back to it. */
export function createVersionRoutes(resources: Resources) {
  const { db, photos } = resources
  const { addressOf } = photos

  return routesOf(resources, 'Versions', [
    hostCall('GET /guidebooks/{id}/versions', {
      summary: 'List what one of my guidebooks was before, newest first',
      description: `The last ${mostVersions}. Saves within ten minutes are one, but where something locked in between would be forgotten.`,
      answer: { 200: json(z.object({ versions: z.array(versionSchema) }), 'The versions') },
      async work({ id, hostId }) {
        const versions = await asHost(db, hostId, async (tx) => {
          const [guide] = await selectGuides(tx).where(owned({ id, hostId }))
          return listVersions(tx, there(guide).id)
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
          return { guide, kept: await getVersion(tx, { propertyId: id, version }) }
        })
        const then = versionAsGuide(found.guide, found.kept.content)
        return { version: presentVersion(found.kept), ...presentGuide(then, addressOf) }
      },
    }),
    hostCall('POST /guidebooks/{id}/versions/{version}/restore', {
      summary: 'Bring a version back',
      description:
        'It is saved over the guidebook; what stood there is a version in turn. `version` is the one the caller saw as the newest: a guidebook saved elsewhere meanwhile is left alone, 409 `stale`. With a `saveId` it can be sent again safely; under one that asked for anything else it is refused: 409 `save_id_reused`. Of a published guidebook `confirm` says what of it is right, as in a save.',
      params: versionParam,
      body: restoreSchema,
      limit: 'writes',
      refuses: ['stale', 'facts_to_confirm'],
      answer: { 200: json(restoredSchema, 'The guidebook as it is now') },
      async work({ id, version, hostId, body, locale }) {
        const request = { ...body, id, hostId, sent: { restores: version } }
        const { guide, copies } = await saveOver(resources, request, (tx, previous) =>
          bringBack(tx, resources, { previous, version }),
        )
        const elsewhere = presentCopies(copies, { addressOf, locale })
        return { ...presentGuide(guide, addressOf), copies: elsewhere }
      },
    }),
  ])
}

type KeptVersion = Omit<Awaited<ReturnType<typeof listVersions>>[number], 'bytes'>

function presentVersion(kept: KeptVersion) {
  return presentAs(versionSchema, { ...kept, replacedAt: kept.createdAt })
}

const versionSchema = z
  .object({
    version: z.number().int(),
    saved_at: moment,
    replaced_at: moment,
    changed: z.array(z.enum(versionParts)).openapi({
      description: 'The sections that were changed after it, the arrival apart',
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

const oneSchema = guideSchema.extend({ version: versionSchema })

const restoredSchema = guideSchema.extend({
  copies: z.array(copiedEntrySchema).openapi({
    description:
      'What came back that stands in other guides, too, and says something else there: as after a save',
  }),
})

const restoreSchema = savedFormSchema.pick({ saveId: true, confirm: true }).extend({
  version: z.int({ error: 'wrong_type' }),
})

/** A version becomes the guide again, as a save of its own: what stood there is kept and can be brought back in turn. */
async function bringBack(
  tx: Transaction,
  { photos }: Resources,
  { previous, version }: { previous: GuideWithContent; version: number },
) {
  const propertyId = previous.id
  const { content } = await getVersion(tx, { propertyId, version })
  const then = versionAsGuide(previous, content)
  const after = await tx
    .select({ content: guideVersions.content })
    .from(guideVersions)
    .where(and(eq(guideVersions.propertyId, propertyId), gt(guideVersions.version, version)))
  const since = [...after.map((later) => later.content), previous]
  const said = presentForm(then, photos.addressOf)
  const earlier = lockAsSince(
    // Of a published one, guests have read it as it was.
    previous.isPublished ? said : sayCodes(said, true),
    since.map((later) => storedToForm(later)),
  )
  const translations = bringBackTranslations({
    earlier: then.translations ?? undefined,
    guide: earlier,
    now: previous.translations ?? undefined,
  })
  const unconfirmed = bringBackUnconfirmed({ earlier: then, since })
  const form = leaveUnsaid({ ...earlier, translations, unconfirmed }, then)
  return { form, base: then, photosOfVersion: photoPathsOf(then), startsVersion: true }
}

/** A guide as it was: what it says is of then, what the product knows of it is of now. */
function versionAsGuide(guide: GuideWithContent, content: GuidebookContent): GuideWithContent {
  const isSameCover = guide.coverImageUrl === content.coverImageUrl
  const shown = guide.sections.flatMap(({ items }) => items)
  const avifs = new Map(shown.map(({ photoUrl, photoHasAvif }) => [photoUrl, photoHasAvif]))
  return {
    ...guide,
    ...content,
    translations: readTranslations(content.translations) ?? null,
    unconfirmed: readUnconfirmed(content.unconfirmed) ?? null,
    amenities: { ...(content.amenities as object) },
    coverPhoto: isSameCover ? guide.coverPhoto : null,
    coverHasAvif: isSameCover ? guide.coverHasAvif : null,
    sections: guide.sections.map((section) => {
      const then = content.sections.find(({ sectionType }) => sectionType === section.sectionType)
      if (!then) return { ...section, metadata: {}, items: [] }
      return {
        ...section,
        metadata: { ...(then.metadata as object) },
        isActive: then.isActive,
        items: then.items.map((item) => itemRowOf(item, section.id, avifs.get(item.photoUrl))),
      }
    }),
  }
}
