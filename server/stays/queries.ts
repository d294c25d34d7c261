import { and, asc, eq, gte, isNull, sql } from 'drizzle-orm'
import { tabsSchema } from '#domain/guide/guide-form.ts'
import { readStored } from '#domain/guide/stored/read-stored.ts'
import type { GuideTimes } from '#domain/stays/stay-moments.ts'
import type { GuideLanguage } from '#domain/values/guide-language.ts'
import type { Transaction } from '#server/db/database.ts'
import { isOpenToGuests } from '#server/db/published-guides.ts'
import { contentSections, properties, stays } from '#server/db/tables/schema.ts'

export type StayRow = typeof stays.$inferSelect

/** A guide as far as its stays are concerned. */
export type GuideOfStay = GuideTimes & {
  id: string
  shortCode: string
  name: string
  language: GuideLanguage
  version: number
  isPublished: boolean
}

const guideColumns = {
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

/** A guide's stays are counted and added to by one after the other. */
export async function lockGuideOfStays(tx: Transaction, own: Own) {
  const [guide] = await selectGuide(tx, own).for('no key update')
  return guide && withTimes(guide)
}

function selectGuide(tx: Transaction, { id, hostId }: Own) {
  return tx
    .select(guideColumns)
    .from(properties)
    .where(and(eq(properties.id, id), eq(properties.hostId, hostId)))
}

/** A stay and the guide it is in; with the stay locked, nobody else changes it until this transaction ends. */
export async function lockStay(tx: Transaction, { id, hostId }: Own) {
  const [found] = await tx
    .select({ stay: stays })
    .from(stays)
    .innerJoin(properties, eq(properties.id, stays.propertyId))
    .where(and(eq(stays.id, id), eq(properties.hostId, hostId)))
    .for('update', { of: stays })
  if (!found) return undefined
  const guide = await findGuideOfStays(tx, { id: found.stay.propertyId, hostId })
  return guide && { ...found, guide }
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

export function countOpenStays(tx: Transaction, propertyId: string, since: string) {
  return tx.$count(stays, isOpenStay(propertyId, since))
}

function isOpenStay(propertyId: string, since: string) {
  return and(eq(stays.propertyId, propertyId), gte(stays.until, since), isNull(stays.endedAt))
}

/** What a link may lead to: the published guide and its stays that have not ended, without what the host noted. */
export async function findOpenStays(
  tx: Transaction,
  { code, since }: { code: string; since: string },
) {
  const [guide] = await tx
    .select(guideColumns)
    .from(properties)
    .where(and(eq(properties.shortCode, code), isOpenToGuests))
  if (!guide) return undefined
  const open = await tx.select(linkColumns).from(stays).where(isOpenStay(guide.id, since))
  return { guide: withTimes(guide), stays: open }
}

/** What a link needs of a stay: a guest's role may read no more. */
const linkColumns = {
  id: stays.id,
  propertyId: stays.propertyId,
  from: stays.from,
  until: stays.until,
  language: stays.language,
  leavesAt: stays.leavesAt,
  generation: stays.generation,
  keyId: stays.keyId,
  openedAt: stays.openedAt,
  endedAt: stays.endedAt,
}

const hoursBeforeField = tabsSchema.shape.welcome.shape.arrival

function withTimes<Guide extends { hoursBefore: unknown }>(guide: Guide) {
  const { hoursBefore } = readStored(hoursBeforeField, { hoursBefore: guide.hoursBefore })
  return { ...guide, hoursBefore }
}
