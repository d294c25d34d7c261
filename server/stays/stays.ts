import { z } from '@hono/zod-openapi'
import { and, asc, eq, gte } from 'drizzle-orm'
import { Refusal } from '#domain/messages/refusals.ts'
import { changesOfForm, mostStays, type StayForm, stayFormSchema } from '#domain/stays/stay.ts'
import { hostPhase, isInsideOrArriving, momentsOf, stayPhases } from '#domain/stays/stay-moments.ts'
import { guideLanguages } from '#domain/values/guide-language.ts'
import { addDays, dayIn } from '#domain/values/zoned-time.ts'
import type { Transaction } from '#server/db/database.ts'
import { asHost } from '#server/db/row-security/callers.ts'
import { properties, stays } from '#server/db/tables/schema.ts'
import { json, moment, presentAs } from '#server/http/answers.ts'
import { hostCall, routesOf } from '#server/http/call.ts'
import type { Resources } from '#server/resources.ts'
import { type GuideOfStay, guideColumns, isStayNotOver, withTimes } from './find-stay.ts'

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
  const { db, now, stayKeys } = resources
  const present = (found: StayInGuide) => presentStay(resources, found)
  const answer = { 200: json(oneSchema, 'The stay as it is now') }

  const changeBy = (changesOf: ChangesOf) => ({
    limit: 'writes' as const,
    answer,
    async work({ id, hostId }: Own) {
      return { stay: present(await changeStay(resources, { id, hostId }, changesOf)) }
    },
  })

  return routesOf(resources, 'Stays', [
    hostCall('GET /guidebooks/{id}/stays', {
      summary: 'List the stays of one of my guidebooks by their days',
      answer: { 200: json(listSchema, 'Those of the last half year and all to come') },
      async work({ id, hostId }) {
        const found = await asHost(db, hostId, async (tx) => {
          const guide = getGuide(await selectGuide(tx, { id, hostId }))
          return (await listStays(tx, guide, now())).map((stay) => ({ stay, guide }))
        })
        return { stays: found.map(present) }
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
      description:
        'Its link stays the same. With `opened`, only what differs from that is changed.',
      body: changedStaySchema,
      limit: 'writes',
      answer,
      async work({ id, hostId, body: { opened, ...form } }) {
        const said = opened ? changesOfForm(form, opened) : form
        // Opened for days that were near: moved to later ones, it opens in its own time again.
        const changed = await changeStay(resources, { id, hostId }, ({ from }) => ({
          ...said,
          ...(said.from && said.from > from && { openedAt: null }),
        }))
        return { stay: present(changed) }
      },
    }),
    hostCall('POST /stays/{id}/open', {
      summary: 'Show what is locked from now on',
      // However long before check-in.
      ...changeBy((stay) => (stay.endedAt ? {} : { openedAt: stay.openedAt ?? now() })),
    }),
    hostCall('POST /stays/{id}/end', {
      summary: 'End a stay and its link',
      // From now on it shows the general guide; the same link never opens again.
      ...changeBy((stay) =>
        stay.endedAt ? {} : { endedAt: now(), generation: stay.generation + 1 },
      ),
    }),
    hostCall('POST /stays/{id}/renew', {
      summary: 'Give a stay a new link; the one before ends',
      // The one that went to somebody else ends. An ended stay goes on with it.
      ...changeBy(({ generation, endedAt }) => ({
        ...(endedAt && { openedAt: null }),
        generation: generation + 1,
        keyId: stayKeys.newest,
        endedAt: null,
      })),
    }),
    hostCall('DELETE /stays/{id}', {
      summary: 'Delete a stay and its link',
      limit: 'writes',
      answer: { 204: { description: 'It is gone' } },
      async work({ id, hostId }) {
        await asHost(db, hostId, async (tx) => {
          const { stay } = await lockOwnStay(tx, { id, hostId })
          await tx.delete(stays).where(eq(stays.id, stay.id))
        })
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

const changedStaySchema = stayFormSchema.safeExtend({
  opened: stayFormSchema.optional().openapi({ description: 'The stay as the form began with it' }),
})

const oneSchema = z.object({ stay: staySchema })

const listSchema = z.object({ stays: z.array(staySchema) })

function presentStay(resources: Resources, { stay, guide }: StayInGuide) {
  const now = resources.now().getTime()
  const moments = momentsOf(stay, guide)
  const phase = hostPhase(stay, { moments, timeZone: guide.timeZone, now })
  return presentAs(staySchema, {
    ...stay,
    leavesAt: stay.leavesAt?.slice(0, 5) ?? null,
    link: `${resources.appUrl()}/g/${guide.shortCode}/s/${resources.stayKeys.tokenOf(stay)}`,
    phase,
    isOpen: phase !== 'ended' && now >= moments.opensAt,
    opensAt: new Date(moments.opensAt),
    checkIn: new Date(moments.checkIn),
    checkOut: new Date(moments.checkOut),
    closesAt: new Date(moments.closesAt),
    isSoon: isInsideOrArriving(stay, { moments, now }),
    wasOpened: stay.openedAt !== null,
  })
}

type StayResources = Pick<Resources, 'db' | 'now' | 'stayKeys'>

/** Something of a host's own, by its id. */
type Own = { id: string; hostId: string }

type NewStay = Own & {
  form: StayForm
  /** Made by whoever asks: the same one again adds nothing and answers the stay it made. */
  stayId?: string | undefined
}

/** A stay in a guide of the host's own. */
function createStay(
  { db, now, stayKeys }: StayResources,
  { id, hostId, form, stayId }: NewStay,
): Promise<StayInGuide> {
  return asHost(db, hostId, async (tx) => {
    // A guide's stays are counted and added to by one after the other.
    const guide = getGuide(await selectGuide(tx, { id, hostId }).for('no key update'))
    const before = stayId && (await findAndLockStay(tx, { id: stayId, hostId }))
    if (before && before.stay.propertyId === id) return before
    const today = dayIn(guide.timeZone, now().getTime())
    if ((await tx.$count(stays, isStayNotOver(id, today))) >= mostStays)
      throw new Refusal('too_many_stays', { values: { max: mostStays } })
    const { language = guide.language } = form
    const values = { ...form, language, propertyId: id, keyId: stayKeys.newest, createdAt: now() }
    const [made] = await tx
      .insert(stays)
      .values({ ...values, ...(stayId && { id: stayId }) })
      .onConflictDoNothing({ target: stays.id })
      .returning()
    const stay = made ?? (await lockOwnStay(tx, { id: stayId ?? '', hostId })).stay
    if (stay.propertyId !== id) throw new Refusal('not_found')
    return { stay, guide }
  })
}

type ChangesOf = (stay: StayRow) => Partial<StayRow>

function changeStay({ db, now }: StayResources, own: Own, changesOf: ChangesOf) {
  return asHost(db, own.hostId, async (tx) => {
    const { stay, guide } = await lockOwnStay(tx, own)
    const [changed] = await tx
      .update(stays)
      .set({ ...changesOf(stay), updatedAt: now() })
      .where(eq(stays.id, stay.id))
      .returning()
    if (!changed) throw new Error('a stay vanished while it was locked')
    return { stay: changed, guide }
  })
}

async function lockOwnStay(tx: Transaction, own: Own) {
  const found = await findAndLockStay(tx, own)
  if (!found) throw new Refusal('not_found')
  return found
}

type StayRow = typeof stays.$inferSelect

type StayInGuide = { stay: StayRow; guide: GuideOfStay }

function selectGuide(tx: Transaction, { id, hostId }: Own) {
  return tx
    .select(guideColumns)
    .from(properties)
    .where(and(eq(properties.id, id), eq(properties.hostId, hostId)))
}

function getGuide([found]: Awaited<ReturnType<typeof selectGuide>>) {
  if (!found) throw new Refusal('not_found')
  return withTimes(found)
}

/** A stay and the guide it is in; with the stay locked, nobody else changes it until this transaction ends. */
async function findAndLockStay(tx: Transaction, { id, hostId }: Own) {
  const [found] = await tx
    .select({ stay: stays, guide: guideColumns })
    .from(stays)
    .innerJoin(properties, eq(properties.id, stays.propertyId))
    .where(and(eq(stays.id, id), eq(properties.hostId, hostId)))
    .for('update', { of: stays })
  return found && { stay: found.stay, guide: withTimes(found.guide) }
}

/** A guide's stays by their days, each for half a year after it ended. */
function listStays(tx: Transaction, { id, timeZone }: GuideOfStay, now: Date) {
  const since = addDays(dayIn(timeZone, now.getTime()), -180)
  return tx
    .select()
    .from(stays)
    .where(and(eq(stays.propertyId, id), gte(stays.until, since)))
    .orderBy(asc(stays.from), asc(stays.createdAt), asc(stays.id))
}
