import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { and, eq, gte, isNull, sql } from 'drizzle-orm'
import type { StayFound } from '#domain/guest/guest-guide.ts'
import { tabsSchema } from '#domain/guide/guide-form.ts'
import { readStored } from '#domain/guide/stored/read-stored.ts'
import { checkoutOf, momentsOf, stayAt } from '#domain/stays/stay-moments.ts'
import { addDays, dayIn } from '#domain/values/zoned-time.ts'
import type { Db, Transaction } from '#server/db/database.ts'
import { isOpenToGuests } from '#server/db/published-guides.ts'
import { asGuest } from '#server/db/row-security/callers.ts'
import { contentSections, properties, stays } from '#server/db/tables/schema.ts'

/** The stay of a link, as the database has it now; undefined once it has ended, and for a link that never was one. */
export async function findStay(
  { db, now, stayKeys }: { db: Db; now: () => Date; stayKeys: ReturnType<typeof openStayKeys> },
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
export type GuideOfStay = NonNullable<Awaited<ReturnType<typeof findOpenStays>>>['guide']

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

/** The hours before arrival from which on codes are open, read out of the section they are kept in. */
export function withTimes<Guide extends { hoursBefore: unknown }>(guide: Guide) {
  const { hoursBefore } = readStored(hoursBeforeField, { hoursBefore: guide.hoursBefore })
  return { ...guide, hoursBefore }
}

/** What a link is made of: raising the generation ends it. */
type Linked = { id: string; generation: number; keyId: string }

type Secrets = {
  /** Newest first. */
  configured: readonly string[]
  /** What signs sessions: a key is derived from it, so that stays work before anybody has configured one. */
  authSecret: string
}

/** 128 bits, in letters that an address may hold. */
const tokenBytes = 16
const tokenShape = /^[\w-]{22}$/

/**
 * The keys that stays' links are made with. New links take the first; those made with another one of the list stay good, so a
 * key is rotated by putting its successor before it, and dropped when its stays have ended.
 */
export function openStayKeys({ configured, authSecret }: Secrets) {
  const derived = createHmac('sha256', authSecret).update('stay links').digest('hex')
  const keys = new Map([...configured, derived].map((key) => [nameOf(key), key]))
  const [newest = nameOf(derived)] = keys.keys()

  function tokenOf({ id, generation, keyId }: Linked) {
    // A key that was thrown away takes its links along; they are made anew with the one there is.
    const key = keys.get(keyId) ?? keys.get(newest) ?? derived
    const digest = createHmac('sha256', key).update(`${id} ${generation}`).digest()
    return digest.subarray(0, tokenBytes).toString('base64url')
  }

  return {
    newest,
    tokenOf,
    /** The one of these stays that a token belongs to; each is compared, whichever it is. */
    findStay<Stay extends Linked>(token: string, stays: readonly Stay[]): Stay | undefined {
      if (!tokenShape.test(token)) return undefined
      const given = Buffer.from(token)
      let found: Stay | undefined
      for (const stay of stays) {
        if (timingSafeEqual(Buffer.from(tokenOf(stay)), given)) found = stay
      }
      return found
    },
  }
}

/** A key is known by its name in the database, which tells nothing of it. */
function nameOf(key: string) {
  return createHash('sha256').update(`name ${key}`).digest('hex').slice(0, 12)
}
