import { and, asc, eq, gte, isNull, sql } from 'drizzle-orm'
import { tabsSchema } from '#domain/guide/guide-form.ts'
import { readStored } from '#domain/guide/stored/read-stored.ts'
import { Refusal } from '#domain/messages/refusals.ts'
import { mostStays, type StayForm } from '#domain/stays/stay.ts'
import type { GuideTimes } from '#domain/stays/stay-moments.ts'
import type { GuideLanguage } from '#domain/values/guide-language.ts'
import { addDays, dayIn } from '#domain/values/zoned-time.ts'
import type { Transaction } from '#server/db/database.ts'
import { asHost } from '#server/db/row-security/callers.ts'
import { contentSections, properties, stays } from '#server/db/tables/schema.ts'
import type { Resources } from '#server/resources.ts'

type StayResources = Pick<Resources, 'db' | 'now' | 'stayKeys'>

type NewStay = Own & {
  form: StayForm
  /** Made by whoever asks: the same one again adds nothing and answers the stay it made. */
  stayId?: string | undefined
}

/** A stay in a guide of the host's own. */
export function createStay(
  { db, now, stayKeys }: StayResources,
  { id, hostId, form, stayId }: NewStay,
): Promise<StayInGuide> {
  return asHost(db, hostId, async (tx) => {
    // A guide's stays are counted and added to by one after the other.
    const [held] = await selectGuide(tx, { id, hostId }).for('no key update')
    if (!held) throw new Refusal('not_found')
    const guide = withTimes(held)
    const before = stayId && (await lockStay(tx, { id: stayId, hostId }))
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
    const stay = made ?? (await getStay(tx, { id: stayId ?? '', hostId })).stay
    if (stay.propertyId !== id) throw new Refusal('not_found')
    return { stay, guide }
  })
}

export function updateStay(resources: StayResources, { form, ...own }: Own & { form: StayForm }) {
  // Opened for days that were near: moved to later ones, it opens in its own time again.
  return changeStay(resources, own, ({ from }) => ({
    ...form,
    ...(form.from > from && { openedAt: null }),
  }))
}

/** What is locked is shown from now on, however long before check-in. */
export function openStay(resources: StayResources, own: Own) {
  return changeStay(resources, own, (stay) =>
    stay.endedAt ? {} : { openedAt: stay.openedAt ?? resources.now() },
  )
}

/** From now on its link shows the general guide; the same link never opens again. */
export function endStay(resources: StayResources, own: Own) {
  return changeStay(resources, own, (stay) =>
    stay.endedAt ? {} : { endedAt: resources.now(), generation: stay.generation + 1 },
  )
}

/** A new link for the same stay: the one that went to somebody else ends. An ended stay goes on with it. */
export function renewStay(resources: StayResources, own: Own) {
  return changeStay(resources, own, ({ generation, endedAt }) => ({
    ...(endedAt && { openedAt: null }),
    generation: generation + 1,
    keyId: resources.stayKeys.newest,
    endedAt: null,
  }))
}

export function deleteStay({ db }: StayResources, own: Own) {
  return asHost(db, own.hostId, async (tx) => {
    const found = await getStay(tx, own)
    await tx.delete(stays).where(eq(stays.id, found.stay.id))
  })
}

function changeStay(
  { db, now }: StayResources,
  own: Own,
  changesOf: (stay: StayRow) => Partial<StayRow>,
): Promise<StayInGuide> {
  return asHost(db, own.hostId, async (tx) => {
    const { stay, guide } = await getStay(tx, own)
    const [changed] = await tx
      .update(stays)
      .set({ ...changesOf(stay), updatedAt: now() })
      .where(eq(stays.id, stay.id))
      .returning()
    if (!changed) throw new Error('a stay vanished while it was locked')
    return { stay: changed, guide }
  })
}

async function getStay(tx: Transaction, own: Own) {
  const found = await lockStay(tx, own)
  if (!found) throw new Refusal('not_found')
  return found
}

/** Stays are shown for half a year after they ended. */
export function shownSince(guide: Pick<GuideOfStay, 'timeZone'>, now: Date) {
  return addDays(dayIn(guide.timeZone, now.getTime()), -180)
}

type StayRow = typeof stays.$inferSelect

/** A guide as far as its stays are concerned. */
type GuideOfStay = GuideTimes & {
  id: string
  shortCode: string
  name: string
  language: GuideLanguage
  version: number
  isPublished: boolean
}

export const guideColumns = {
  id: properties.id,
  shortCode: properties.shortCode,
  name: properties.name,
  language: properties.language,
  version: properties.version,
  isPublished: properties.isPublished,
  timeZone: properties.timeZone,
  checkinTime: properties.checkinTime,
  checkoutTime: properties.checkoutTime,
  hoursBefore: sql<unknown>`(
    select metadata->'arrival'->'hoursBefore' from ${contentSections}
    where property_id = properties.id and section_type = 'welcome')`,
}

/** Something of a host's own, by its id. */
export type Own = { id: string; hostId: string }

export type StayInGuide = { stay: StayRow; guide: GuideOfStay }

export async function findGuideOfStays(tx: Transaction, own: Own) {
  const [guide] = await selectGuide(tx, own)
  return guide && withTimes(guide)
}

function selectGuide(tx: Transaction, { id, hostId }: Own) {
  return tx
    .select(guideColumns)
    .from(properties)
    .where(and(eq(properties.id, id), eq(properties.hostId, hostId)))
}

/** A stay and the guide it is in; with the stay locked, nobody else changes it until this transaction ends. */
async function lockStay(tx: Transaction, { id, hostId }: Own) {
  const [found] = await tx
    .select({ stay: stays, guide: guideColumns })
    .from(stays)
    .innerJoin(properties, eq(properties.id, stays.propertyId))
    .where(and(eq(stays.id, id), eq(properties.hostId, hostId)))
    .for('update', { of: stays })
  return found && { stay: found.stay, guide: withTimes(found.guide) }
}

/** A guide's stays by their days; what ended long ago is left out. */
export function listStays(
  tx: Transaction,
  { propertyId, since }: { propertyId: string; since: string },
) {
  return tx
    .select()
    .from(stays)
    .where(and(eq(stays.propertyId, propertyId), gte(stays.until, since)))
    .orderBy(asc(stays.from), asc(stays.createdAt), asc(stays.id))
}

export function isStayNotOver(propertyId: string, since: string) {
  return and(eq(stays.propertyId, propertyId), gte(stays.until, since), isNull(stays.endedAt))
}

const hoursBeforeField = tabsSchema.shape.welcome.shape.arrival

export function withTimes<Guide extends { hoursBefore: unknown }>(guide: Guide) {
  const { hoursBefore } = readStored(hoursBeforeField, { hoursBefore: guide.hoursBefore })
  return { ...guide, hoursBefore }
}
