import { z } from '@hono/zod-openapi'
import { eq } from 'drizzle-orm'
import { asHost } from '#server/db/row-security/callers.ts'
import { guideChecks, properties } from '#server/db/tables/schema.ts'
import { json, moment } from '#server/http/answers.ts'
import { hostCall, routesOf } from '#server/http/call.ts'
import type { Resources } from '#server/resources.ts'
import { lockGuide, owned, there } from './queries.ts'

/** Once a month a host is asked whether codes, Wi-Fi, phones and prices of a guide are still true. */
export function createCheckRoutes(resources: Resources) {
  return routesOf(resources, 'Guidebooks', [
    hostCall('GET /guidebooks/{id}/check', {
      summary: 'When I last said that what changes often in a guidebook is still true',
      answer: { 200: json(checkSchema, 'The last time') },
      async work({ id, hostId }) {
        const [row] = await asHost(resources.db, hostId, (tx) =>
          tx
            .select({ check: guideChecks })
            .from(properties)
            .leftJoin(guideChecks, eq(guideChecks.propertyId, properties.id))
            .where(owned({ id, hostId })),
        )
        return presentCheck(there(row).check)
      },
    }),
    hostCall('POST /guidebooks/{id}/check', {
      summary: 'Say that what changes often in a guidebook is still true, or put the question off',
      description: 'Either way the list of guidebooks says `check_due` again after thirty days.',
      body: answerSchema,
      limit: 'writes',
      answer: { 200: json(checkSchema, 'The last time') },
      async work({ id, hostId, body }) {
        const { db, now } = resources
        const check = await asHost(db, hostId, async (tx) => {
          await lockGuide(tx, { id, hostId })
          const said = body.answer === 'later' ? { putOffAt: now() } : { confirmedAt: now() }
          const [row] = await tx
            .insert(guideChecks)
            .values({ propertyId: id, ...said })
            .onConflictDoUpdate({ target: guideChecks.propertyId, set: said })
            .returning()
          return row
        })
        return presentCheck(check)
      },
    }),
  ])
}

const answerSchema = z.object({
  answer: z.enum(['still_true', 'later'], { error: 'unknown_choice' }),
})

const checkSchema = z.object({ confirmed_at: moment.nullable() }).openapi('Check')

function presentCheck(check: { confirmedAt: Date | null } | null | undefined) {
  return { confirmed_at: check?.confirmedAt?.toISOString() ?? null }
}
