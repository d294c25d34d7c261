import type { StayFound } from '#domain/stays/stay-found.ts'
import { checkoutOf, momentsOf } from '#domain/stays/stay-moments.ts'
import { stayAt } from '#domain/stays/stay-now.ts'
import { addDays, dayIn } from '#domain/values/zoned-time.ts'
import { asGuest } from '#server/db/row-security/callers.ts'
import type { Resources } from '#server/resources.ts'
import { findOpenStays } from './queries.ts'
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
