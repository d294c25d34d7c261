import { z } from '@hono/zod-openapi'
import { etag } from 'hono/etag'
import { Refusal } from '#domain/messages/refusals.ts'
import { findShortCode } from '#domain/values/short-code.ts'
import type { AddressOf } from '#server/auth/client.ts'
import { presentPublicProperty } from '#server/guidebooks/present.ts'
import { publicPropertySchema } from '#server/guidebooks/property-schema.ts'
import { json } from '#server/http/answers.ts'
import { openCall, routesOf } from '#server/http/call.ts'
import type { Resources } from '#server/resources.ts'
import { findGuestGuide } from './find-guest-guide.ts'

/** What a guest reads, by the code of the link: no account, no token. */
export function createPublicGuidebookRoutes(resources: Resources, addressOf: AddressOf) {
  const { visits, misses, unknown } = resources.guestLimits

  return routesOf(resources, 'For guests', [
    openCall('GET /guidebooks/public/{shortCode}', {
      summary: 'Read a published guidebook by its short code',
      description: 'Unknown and unpublished codes answer alike: 404 `not_found`.',
      failure: 'guidebook_load_failed',
      params: z.object({ shortCode: z.string() }),
      guards: [etag()],
      answer: {
        200: json(z.object({ property: publicPropertySchema }), 'The guidebook as guests see it'),
        304: { description: 'Unchanged since the ETag you sent' },
      },
      async work({ c, shortCode, locale }) {
        const visitor = addressOf(c)
        if (!visits.take(visitor) || !misses.hasLeft(visitor)) throw tooMany(visits.secondsLeft())
        const code = findShortCode(shortCode)
        if (!code || unknown.has(code)) throw nowhere()
        const changesBefore = unknown.changes()
        const guide = await findGuestGuide(resources, { typed: code, locale })
        if (!guide) {
          misses.take(visitor)
          if (unknown.changes() === changesBefore) unknown.add(code)
          throw nowhere()
        }
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

function tooMany(seconds: number) {
  return new Refusal('rate_limited', { values: { seconds } })
}
