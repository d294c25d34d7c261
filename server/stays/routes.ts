import { z } from '@hono/zod-openapi'
import { Refusal } from '#domain/messages/refusals.ts'
import { stayFormSchema } from '#domain/stays/stay.ts'
import { asHost } from '#server/db/row-security/callers.ts'
import { json } from '#server/http/answers.ts'
import { hostCall, routesOf } from '#server/http/call.ts'
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
type OwnStay = { id: string; hostId: string }

/** The stays of a host's guides: their days, and a link of their own each. */
export function createStayRoutes(resources: Resources) {
  const { db, now } = resources
  const linkOf = (stay: StayRow, { shortCode }: GuideOfStay) =>
    `${resources.appUrl()}/g/${shortCode}/s/${resources.stayKeys.tokenOf(stay)}`
  const present = ({ stay, guide }: StayInGuide) => presentStay(stay, guide, { now: now(), linkOf })
  const answer = { 200: json(oneSchema, 'The stay as it is now') }

  const deed = (change: (all: Resources, own: OwnStay) => Promise<StayInGuide>) => ({
    limit: 'writes' as const,
    answer,
    async work({ id, hostId }: OwnStay) {
      return { stay: present(await change(resources, { id, hostId })) }
    },
  })

  return routesOf(resources, 'Stays', [
    hostCall('GET /guidebooks/{id}/stays', {
      summary: 'List the stays of one of my guidebooks by their days',
      answer: { 200: json(listSchema, 'Those of the last half year and all to come') },
      async work({ id, hostId }) {
        const found = await asHost(db, hostId, async (tx) => {
          const guide = await findGuideOfStays(tx, { id, hostId })
          if (!guide) throw new Refusal('not_found')
          const since = shownSince(guide, now())
          return { guide, stays: await listStays(tx, { propertyId: guide.id, since }) }
        })
        const stays = found.stays.map((stay) => present({ stay, guide: found.guide }))
        return { stays }
      },
    }),
    hostCall('POST /guidebooks/{id}/stays', {
      summary: 'Add a stay and get its link',
      description: 'Days are those of the calendar of the house. Nothing is asked of the guests.',
      body: newStaySchema,
      limit: 'writes',
      answer: { 201: json(oneSchema, 'The new stay') },
      async work({ id, hostId, body }) {
        const { id: stayId, ...form } = body
        return { stay: present(await createStay(resources, { id, hostId, form, stayId })) }
      },
    }),
    hostCall('PUT /stays/{id}', {
      summary: 'Change the days, language or note of a stay',
      description: 'Its link stays the same.',
      body: stayFormSchema,
      limit: 'writes',
      answer,
      async work({ id, hostId, body }) {
        return { stay: present(await updateStay(resources, { id, hostId, form: body })) }
      },
    }),
    hostCall('POST /stays/{id}/open', {
      summary: 'Show what is locked from now on',
      ...deed(openStay),
    }),
    hostCall('POST /stays/{id}/end', {
      summary: 'End a stay and its link',
      ...deed(endStay),
    }),
    hostCall('POST /stays/{id}/renew', {
      summary: 'Give a stay a new link; the one before ends',
      ...deed(renewStay),
    }),
    hostCall('DELETE /stays/{id}', {
      summary: 'Delete a stay and its link',
      limit: 'writes',
      answer: { 204: { description: 'It is gone' } },
      async work({ id, hostId }) {
        await deleteStay(resources, { id, hostId })
      },
    }),
  ])
}

const newStaySchema = stayFormSchema.safeExtend({
  id: z
    .guid({ error: 'wrong_type' })
    .optional()
    .openapi({ description: 'The new stay’s id, made by the caller: sent twice it is made once' }),
})

const oneSchema = z.object({ stay: staySchema })

const listSchema = z.object({ stays: z.array(staySchema) })
