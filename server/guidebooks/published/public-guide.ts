import { z } from '@hono/zod-openapi'
import { etag } from 'hono/etag'
import { sampleGuide } from '#domain/guide/sample/sample-guide.ts'
import { isSectionType, sectionTypes } from '#domain/guide/section-names.ts'
import { Refusal } from '#domain/messages/refusals.ts'
import type { GuideLanguage } from '#domain/values/guide-language.ts'
import { readRecord } from '#domain/values/read-json.ts'
import { findShortCode, isReservedShortCode } from '#domain/values/short-code.ts'
import type { VisitorOf } from '#server/auth/visitor.ts'
import { asGuest } from '#server/db/row-security/callers.ts'
import { presentPublicProperty } from '#server/guidebooks/present.ts'
import { publicPropertySchema } from '#server/guidebooks/property-schema.ts'
import { findPublishedGuide, type GuideWithContent, itemRowOf } from '#server/guidebooks/queries.ts'
import { json } from '#server/http/answers.ts'
import { openCall, routesOf } from '#server/http/call.ts'
import type { Resources } from '#server/resources.ts'

/** What a guest reads, by the code of the link: no account, no token. */
export function createPublicGuidebookRoutes(resources: Resources, visitorOf: VisitorOf) {
  const { visits, lookUp, unknown } = resources.guestLimits

  const tooMany = () => new Refusal('rate_limited', { values: { seconds: visits.secondsLeft() } })

  return routesOf(resources, 'For guests', [
    openCall('GET /guidebooks/public/{shortCode}', {
      summary: 'Read a published guidebook by its short code',
      description: 'Unknown and unpublished codes answer alike: 404 `not_found`.',
      failure: 'guidebook_load_failed',
      params: z.object({ shortCode: z.string() }),
      guards: [etag()],
      refuses: ['rate_limited'],
      answer: {
        200: json(z.object({ property: publicPropertySchema }), 'The guidebook as guests see it'),
        304: { description: 'Unchanged since the ETag you sent' },
      },
      async work({ c, shortCode, locale }) {
        const visitor = visitorOf(c)
        if (!visits.take(visitor)) throw tooMany()
        const code = findShortCode(shortCode)
        if (!code || unknown.has(code)) throw nowhere()
        const guide = await lookUp(visitor, async () => {
          const changesBefore = unknown.changes()
          const found = await findGuestGuide(resources, { typed: code, locale })
          if (!found && unknown.changes() === changesBefore) unknown.add(code)
          return found
        })
        if (guide === 'tooMany') throw tooMany()
        if (guide === 'notFound') throw nowhere()
        c.header('Cache-Control', 'no-cache')
        c.header('Vary', 'Accept-Language')
        return { property: presentPublicProperty(guide, resources.photos.addressOf) }
      },
    }),
  ])
}

function nowhere() {
  return new Refusal('not_found', { saying: 'guidebook_not_found' })
}

/** The published guide of a code as somebody typed it, or the sample: that one is in the code, whatever the database does. */
export async function findGuestGuide(
  { db }: Pick<Resources, 'db'>,
  { typed, locale = 'es' }: { typed: string; locale?: GuideLanguage | undefined },
): Promise<GuideWithContent | undefined> {
  const shortCode = findShortCode(typed)
  if (!shortCode) return undefined
  if (isReservedShortCode(shortCode)) return sample(locale)
  return asGuest(db, (tx) => findPublishedGuide(tx, shortCode))
}

function sample(locale: GuideLanguage): GuideWithContent {
  const guide = sampleGuide(locale === 'es' ? 'es' : 'en')
  return {
    ...guide,
    amenities: readRecord(guide.amenities),
    completeSections: [...sectionTypes],
    hasLocks: false,
    translations: null,
    unconfirmed: null,
    coverPhoto: null,
    coverHasAvif: true,
    suspendedAt: null,
    suspendedReason: null,
    photos: [],
    sections: guide.sections.flatMap(({ id = '', sectionType, items, ...section }) =>
      isSectionType(sectionType)
        ? {
            ...section,
            id,
            sectionType,
            propertyId: guide.id,
            metadata: readRecord(section.metadata),
            items: items.map((item) => itemRowOf(item, id)),
          }
        : [],
    ),
  }
}
