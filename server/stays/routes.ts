import { z } from '@hono/zod-openapi'
import { Refusal } from '#domain/messages/refusals.ts'
import { stayFormSchema } from '#domain/stays/stay.ts'
import { isInsideOrArriving, momentsOf, stayAt, stayPhases } from '#domain/stays/stay-moments.ts'
import { guideLanguages } from '#domain/values/guide-language.ts'
import { asHost } from '#server/db/row-security/callers.ts'
import { json, moment, presentAs } from '#server/http/answers.ts'
import { hostCall, routesOf } from '#server/http/call.ts'
import type { Resources } from '#server/resources.ts'
import {
  createStay,
  deleteStay,
  endStay,
  findGuideOfStays,
  listStays,
  type Own,
  openStay,
  renewStay,
  type StayInGuide,
  shownSince,
  updateStay,
} from './stays.ts'

const day = z.string().openapi({ example: '2026-11-22' })

const staySchema = z
  .object({
    id: z.string().openapi({ format: 'uuid' }),
    property_id: z.string().openapi({ format: 'uuid' }),
    from: day,
    until: day,
    language: z.enum(guideLanguages),
    note: z.string().openapi({ description: 'The host’s own; no guest ever reads it' }),
    leaves_at: z.string().nullable().openapi({ description: 'hh:mm, where it is not the guide’s' }),
    link: z.string().openapi({ description: 'For these guests alone' }),
    phase: z.enum([...stayPhases, 'ended']),
    is_open: z.boolean().openapi({ description: 'Whether the link shows what is locked' }),
    opens_at: moment,
    check_in: moment,
    check_out: moment,
    closes_at: moment,
    is_soon: z.boolean().openapi({ description: 'Inside, or arriving within three days' }),
    was_opened: z.boolean().openapi({ description: 'Opened before its time by the host' }),
  })
  .openapi('Stay')

/** The stays of a host's guides: their days, and a link of their own each. */
export function createStayRoutes(resources: Resources) {
  const { db, now } = resources
  const present = ({ stay, guide }: StayInGuide) => {
    const link = `${resources.appUrl()}/g/${guide.shortCode}/s/${resources.stayKeys.tokenOf(stay)}`
    return presentStay({ stay, guide }, { now: now().getTime(), link })
  }
  const answer = { 200: json(oneSchema, 'The stay as it is now') }

  const changeBy = (write: (all: Resources, own: Own) => Promise<StayInGuide>) => ({
    limit: 'writes' as const,
    answer,
    async work({ id, hostId }: Own) {
      return { stay: present(await write(resources, { id, hostId })) }
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
      ...changeBy(openStay),
    }),
    hostCall('POST /stays/{id}/end', {
      summary: 'End a stay and its link',
      ...changeBy(endStay),
    }),
    hostCall('POST /stays/{id}/renew', {
      summary: 'Give a stay a new link; the one before ends',
      ...changeBy(renewStay),
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

function presentStay({ stay, guide }: StayInGuide, { now, link }: { now: number; link: string }) {
  const moments = momentsOf(stay, guide)
  const shown = stayAt(stay, { moments, timeZone: guide.timeZone, now })
  return presentAs(staySchema, {
    ...stay,
    leavesAt: stay.leavesAt?.slice(0, 5) ?? null,
    link,
    phase: shown === 'ended' ? 'ended' : shown.phase,
    isOpen: shown !== 'ended' && shown.isOpen,
    opensAt: new Date(moments.opensAt),
    checkIn: new Date(moments.checkIn),
    checkOut: new Date(moments.checkOut),
    closesAt: new Date(moments.closesAt),
    isSoon: isInsideOrArriving(stay, { moments, now }),
    wasOpened: stay.openedAt !== null,
  })
}
