import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import { Refusal } from '#domain/messages/refusals.ts'
import { stayFormSchema } from '#domain/stays/stay.ts'
import { requireHost } from '#server/auth/require-host.ts'
import { asHost } from '#server/db/row-security/callers.ts'
import { hostSecurity, idParam, json, jsonBody, refusals } from '#server/http/answers.ts'
import { within } from '#server/http/host-limit.ts'
import type { Resources } from '#server/resources.ts'
import {
  createStay,
  deleteStay,
  endStay,
  openStay,
  renewStay,
  shownSince,
  updateStay,
} from './change-stays.ts'
import { presentStay, staySchema } from './present-stay.ts'
import { findGuideOfStays, type GuideOfStay, listStays, type StayRow } from './queries.ts'

type StayInGuide = { stay: StayRow; guide: GuideOfStay }

const tags = ['Stays']
const oneSchema = z.object({ stay: staySchema })
const answers = { 200: json(oneSchema, 'The stay as it is now'), ...refusals }
/** The stays of a host's guides: their days, and a link of their own each. */
export function createStayRoutes(resources: Resources) {
  const { db, now } = resources
  const host = requireHost(resources)
  const writes = within(resources.writeLimit)
  const linkOf = (stay: StayRow, { shortCode }: GuideOfStay) =>
    `${resources.appUrl()}/g/${shortCode}/s/${resources.stayKeys.tokenOf(stay)}`
  const present = ({ stay, guide }: StayInGuide) => presentStay(stay, guide, { now: now(), linkOf })

  const deed = <const Path extends string>(path: Path, summary: string) =>
    createRoute({
      method: 'post',
      path,
      tags,
      summary,
      middleware: [host, writes] as const,
      security: hostSecurity,
      request: { params: idParam },
      responses: answers,
    })
  const ownStay = (c: {
    req: { valid: (of: 'param') => { id: string } }
    var: { hostId: string }
  }) => ({
    id: c.req.valid('param').id,
    hostId: c.var.hostId,
  })

  return new OpenAPIHono()
    .openapi(
      createRoute({
        method: 'get',
        path: '/guidebooks/{id}/stays',
        tags,
        summary: 'List the stays of one of my guidebooks by their days',
        middleware: [host] as const,
        security: hostSecurity,
        request: { params: idParam },
        responses: {
          200: json(listSchema, 'Those of the last half year and all to come'),
          ...refusals,
        },
      }),
      async (c) => {
        const own = { id: c.req.valid('param').id, hostId: c.var.hostId }
        const found = await asHost(db, own.hostId, async (tx) => {
          const guide = await findGuideOfStays(tx, own)
          if (!guide) throw new Refusal('not_found')
          const since = shownSince(guide, now())
          return { guide, stays: await listStays(tx, { propertyId: guide.id, since }) }
        })
        const stays = found.stays.map((stay) => present({ stay, guide: found.guide }))
        return c.json({ stays }, 200)
      },
    )
    .openapi(
      createRoute({
        method: 'post',
        path: '/guidebooks/{id}/stays',
        tags,
        summary: 'Add a stay and get its link',
        description: 'Days are those of the calendar of the house. Nothing is asked of the guests.',
        middleware: [host, writes] as const,
        security: hostSecurity,
        request: { params: idParam, body: jsonBody(newStaySchema) },
        responses: { 201: json(oneSchema, 'The new stay'), ...refusals },
      }),
      async (c) => {
        const { id } = c.req.valid('param')
        const { id: stayId, ...form } = c.req.valid('json')
        const own = { id, hostId: c.var.hostId, form, stayId }
        return c.json({ stay: present(await createStay(resources, own)) }, 201)
      },
    )
    .openapi(
      createRoute({
        method: 'put',
        path: '/stays/{id}',
        tags,
        summary: 'Change the days, language or note of a stay',
        description: 'Its link stays the same.',
        middleware: [host, writes] as const,
        security: hostSecurity,
        request: { params: idParam, body: jsonBody(stayFormSchema) },
        responses: answers,
      }),
      async (c) => {
        const { id } = c.req.valid('param')
        const own = { id, hostId: c.var.hostId, form: c.req.valid('json') }
        return c.json({ stay: present(await updateStay(resources, own)) }, 200)
      },
    )
    .openapi(deed('/stays/{id}/open', 'Show what is locked from now on'), async (c) =>
      c.json({ stay: present(await openStay(resources, ownStay(c))) }, 200),
    )
    .openapi(deed('/stays/{id}/end', 'End a stay and its link'), async (c) =>
      c.json({ stay: present(await endStay(resources, ownStay(c))) }, 200),
    )
    .openapi(deed('/stays/{id}/renew', 'Give a stay a new link; the one before ends'), async (c) =>
      c.json({ stay: present(await renewStay(resources, ownStay(c))) }, 200),
    )
    .openapi(
      createRoute({
        method: 'delete',
        path: '/stays/{id}',
        tags,
        summary: 'Delete a stay and its link',
        middleware: [host, writes] as const,
        security: hostSecurity,
        request: { params: idParam },
        responses: { 204: { description: 'It is gone' }, ...refusals },
      }),
      async (c) => {
        await deleteStay(resources, ownStay(c))
        return c.body(null, 204)
      },
    )
}

const newStaySchema = stayFormSchema.safeExtend({
  id: z
    .guid({ error: 'wrong_type' })
    .optional()
    .openapi({ description: 'The new stay’s id, made by the caller: sent twice it is made once' }),
})

const listSchema = z.object({ stays: z.array(staySchema) })
