import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { etag } from 'hono/etag'
import { Refusal } from '#domain/messages/refusals.ts'
import { findShortCode } from '#domain/values/short-code.ts'
import { presentPublicProperty } from '#server/guidebooks/present.ts'
import { publicPropertySchema } from '#server/guidebooks/property-schema.ts'
import { json, refusals } from '#server/http/answers.ts'
import { callersLocale } from '#server/http/callers-locale.ts'
import { onFailure } from '#server/http/on-failure.ts'
import type { Resources } from '#server/resources.ts'
import { findGuestGuide } from './find-guest-guide.ts'

/** What a guest reads, by the code of the link: no account, no token. */
export function createPublicGuidebookRoutes(
  resources: Resources,
  addressOf: (c: Context) => string,
) {
  const { visits, misses, unknown } = resources.guestLimits

  return new OpenAPIHono().openapi(
    createRoute({
      method: 'get',
      path: '/guidebooks/public/{shortCode}',
      tags: ['For guests'],
      summary: 'Read a published guidebook by its short code',
      description: 'Unknown and unpublished codes answer alike: 404 `not_found`.',
      middleware: [onFailure('guidebook_load_failed'), etag()] as const,
      request: { params: z.object({ shortCode: z.string() }) },
      responses: {
        200: json(z.object({ property: publicPropertySchema }), 'The guidebook as guests see it'),
        304: { description: 'Unchanged since the ETag you sent' },
        ...refusals,
      },
    }),
    async (c) => {
      const { shortCode } = c.req.valid('param')
      const visitor = addressOf(c)
      if (!visits.take(visitor) || !misses.hasLeft(visitor)) throw tooMany(visits.secondsLeft())
      const code = findShortCode(shortCode)
      if (!code || unknown.has(code)) throw nowhere()
      const changesBefore = unknown.changes()
      const guide = await findGuestGuide(resources, { typed: code, locale: callersLocale(c) })
      if (!guide) {
        misses.take(visitor)
        if (unknown.changes() === changesBefore) unknown.add(code)
        throw nowhere()
      }
      c.header('Cache-Control', 'no-cache')
      c.header('Vary', 'Accept-Language')
      return c.json({ property: presentPublicProperty(guide, resources.photos.addressOf) }, 200)
    },
  )
}

function nowhere() {
  return new Refusal('not_found', { saying: 'guidebook_not_found' })
}

function tooMany(seconds: number) {
  return new Refusal('rate_limited', { values: { seconds } })
}
