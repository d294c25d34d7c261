import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import { eq } from 'drizzle-orm'
import { Refusal } from '#domain/messages/refusals.ts'
import { requireHost } from '#server/auth/require-host.ts'
import { asHost } from '#server/db/row-security/callers.ts'
import { guideChecks, properties } from '#server/db/tables/schema.ts'
import { owned } from '#server/guidebooks/queries.ts'
import { hostSecurity, idParam, json, jsonBody, refusals } from '#server/http/answers.ts'
import { within } from '#server/http/host-limit.ts'
import type { Resources } from '#server/resources.ts'
import { answerCheck, checkAnswers } from './answer-check.ts'

const path = '/guidebooks/{id}/check'

/** Once a month a host is asked whether codes, Wi-Fi, phones and prices of a guide are still true. */
export function createCheckRoutes(resources: Resources) {
  const host = requireHost(resources)
  const writes = within(resources.writeLimit)
  return new OpenAPIHono()
    .openapi(
      createRoute({
        method: 'get',
        path,
        tags: ['Guidebooks'],
        summary: 'When I last said that what changes often in a guidebook is still true',
        middleware: [host] as const,
        security: hostSecurity,
        request: { params: idParam },
        responses: { 200: json(checkSchema, 'The last time'), ...refusals },
      }),
      async (c) => {
        const { hostId } = c.var
        const { id } = c.req.valid('param')
        const [row] = await asHost(resources.db, hostId, (tx) =>
          tx
            .select({ check: guideChecks })
            .from(properties)
            .leftJoin(guideChecks, eq(guideChecks.propertyId, properties.id))
            .where(owned({ id, hostId })),
        )
        if (!row) throw new Refusal('not_found')
        return c.json(presentCheck(row.check), 200)
      },
    )
    .openapi(
      createRoute({
        method: 'post',
        path,
        tags: ['Guidebooks'],
        summary:
          'Say that what changes often in a guidebook is still true, or put the question off',
        description: 'Either way the list of guidebooks says `check_due` again after thirty days.',
        middleware: [host, writes] as const,
        security: hostSecurity,
        request: { params: idParam, body: jsonBody(answerSchema) },
        responses: { 200: json(checkSchema, 'The last time'), ...refusals },
      }),
      async (c) => {
        const { answer } = c.req.valid('json')
        const own = { id: c.req.valid('param').id, hostId: c.var.hostId }
        return c.json(presentCheck(await answerCheck(resources, { ...own, answer })), 200)
      },
    )
}

const answerSchema = z.object({
  answer: z.enum(checkAnswers, { error: 'unknown_choice' }),
})

const checkSchema = z
  .object({ confirmed_at: z.string().nullable().openapi({ format: 'date-time' }) })
  .openapi('Check')

function presentCheck(check: { confirmedAt: Date | null } | null | undefined) {
  return { confirmed_at: check?.confirmedAt?.toISOString() ?? null }
}
