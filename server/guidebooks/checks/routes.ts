import { z } from '@hono/zod-openapi'
import { eq } from 'drizzle-orm'
import { Refusal } from '#domain/messages/refusals.ts'
import { asHost } from '#server/db/row-security/callers.ts'
import { guideChecks, properties } from '#server/db/tables/schema.ts'
import { owned } from '#server/guidebooks/queries.ts'
import { json, moment } from '#server/http/answers.ts'
import { hostCall, routesOf } from '#server/http/call.ts'
import type { Resources } from '#server/resources.ts'
import { answerCheck, checkAnswers } from './answer-check.ts'

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
        if (!row) throw new Refusal('not_found')
        return presentCheck(row.check)
      },
    }),
    hostCall('POST /guidebooks/{id}/check', {
      summary: 'Say that what changes often in a guidebook is still true, or put the question off',
      description: 'Either way the list of guidebooks says `check_due` again after thirty days.',
      body: answerSchema,
      limit: 'writes',
      answer: { 200: json(checkSchema, 'The last time') },
      async work({ id, hostId, body }) {
        return presentCheck(await answerCheck(resources, { id, hostId, ...body }))
      },
    }),
  ])
}

const answerSchema = z.object({
  answer: z.enum(checkAnswers, { error: 'unknown_choice' }),
})

const checkSchema = z.object({ confirmed_at: moment.nullable() }).openapi('Check')

function presentCheck(check: { confirmedAt: Date | null } | null | undefined) {
  return { confirmed_at: check?.confirmedAt?.toISOString() ?? null }
}
