import { and, eq, gte, isNull, sql } from 'drizzle-orm'
import type { StayFound } from '#domain/guest/guest-guide.ts'
import { tabsSchema } from '#domain/guide/guide-form.ts'
import { readStored } from '#domain/guide/stored/read-stored.ts'
import { checkoutOf, type GuideTimes, momentsOf, stayAt } from '#domain/stays/stay-moments.ts'
import type { GuideLanguage } from '#domain/values/guide-language.ts'
import { addDays, dayIn } from '#domain/values/zoned-time.ts'
import type { Transaction } from '#server/db/database.ts'
import { isOpenToGuests } from '#server/db/published-guides.ts'
import { asGuest } from '#server/db/row-security/callers.ts'
import { contentSections, properties, stays } from '#server/db/tables/schema.ts'
import type { Resources } from '#server/resources.ts'
import { tokenShape } from './stay-keys.ts'

/** The stay of a link, as the database has it now; undefined once it has ended, and for a link that never was one. */
export async function findStay(
  { db, now, stayKeys }: Pick<Resources, 'db' | 'now' | 'stayKeys'>,
  { code, token }: { code: string; token: string },
): Promise<StayFound | undefined> {
  if (!tokenShape.test(token)) return undefined
  const at = now().getTime()
  // Wherever the house is, what left two days ago has ended.
  const since = addDays(dayIn('UTC', at), -2)
  const found = await asGuest(db, (tx) => findOpenStays(tx, { code, since }))
  const stay = found && stayKeys.findStay(token, found.stays)
  if (!stay) return undefined
  const { guide } = found
  const moments = momentsOf(stay, guide)
  const shown = stayAt(stay, { moments, timeZone: guide.timeZone, now: at })
  if (shown === 'ended') return undefined
  const { id, language, from, until } = stay
  const checkoutTime = checkoutOf(stay, guide)
  const { version, name } = guide
  return { id, language, version, name, stay: { ...shown, from, until, checkoutTime, moments } }
}

/** What a link may lead to: the published guide and its stays that have not ended, without what the host noted. */
async function findOpenStays(tx: Transaction, { code, since }: { code: string; since: string }) {
  const [guide] = await tx
    .select(guideColumns)
    .from(properties)
    .where(and(eq(properties.shortCode, code), isOpenToGuests))
  if (!guide) return undefined
  const open = await tx.select(linkColumns).from(stays).where(isStayNotOver(guide.id, since))
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

/** A guide as far as its stays are concerned. */
export type GuideOfStay = GuideTimes & {
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

export function isStayNotOver(propertyId: string, since: string) {
  return and(eq(stays.propertyId, propertyId), gte(stays.until, since), isNull(stays.endedAt))
}

const hoursBeforeField = tabsSchema.shape.welcome.shape.arrival

export function withTimes<Guide extends { hoursBefore: unknown }>(guide: Guide) {
  const { hoursBefore } = readStored(hoursBeforeField, { hoursBefore: guide.hoursBefore })
  return { ...guide, hoursBefore }
}
