import { eq } from 'drizzle-orm'
import { Refusal } from '#domain/messages/refusals.ts'
import { mostStays, type StayForm } from '#domain/stays/stay.ts'
import { addDays, dayIn } from '#domain/values/zoned-time.ts'
import type { Transaction } from '#server/db/database.ts'
import { asHost } from '#server/db/row-security/callers.ts'
import { stays } from '#server/db/tables/schema.ts'
import type { Resources } from '#server/resources.ts'
import {
  countOpenStays,
  type GuideOfStay,
  lockGuideOfStays,
  lockStay,
  type Own,
  type StayInGuide,
  type StayRow,
} from './queries.ts'

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
    const guide = await lockGuideOfStays(tx, { id, hostId })
    if (!guide) throw new Refusal('not_found')
    const before = stayId && (await lockStay(tx, { id: stayId, hostId }))
    if (before && before.stay.propertyId === id) return before
    const today = dayIn(guide.timeZone, now().getTime())
    if ((await countOpenStays(tx, id, today)) >= mostStays)
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
