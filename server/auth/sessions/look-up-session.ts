import type { BetterAuth } from '#server/auth/better-auth.ts'
import { formerCookieEnds, renewedCookie, withRenamedCookie } from './old-cookie.ts'
import type { OwnSessions } from './own-sessions.ts'
import { absoluteEndOf, isDueForRenewal } from './session-ends.ts'

type Needs = { better: BetterAuth; now: () => Date; ownSessions: OwnSessions }

export type LookUpSession = ReturnType<typeof openSessionLookUp>

/** Whose session this is (cookie or bearer): the database is asked every time, so that one that ended is refused at once. */
export function openSessionLookUp({ better, now, ownSessions }: Needs) {
  return async function lookUpSession(arrived: Headers) {
    const renamed = withRenamedCookie(arrived)
    const { found, cookies } = await look(renamed ?? arrived)
    if (renamed) cookies.unshift(formerCookieEnds)
    if (!found) return { session: undefined, cookies }
    if (renamed) cookies.unshift(renewedCookie(arrived, new Date(found.session.expiresAt), now()))
    const { session, user } = found
    await ownSessions.noteUse(session)
    return { session: { id: session.id, user }, cookies }
  }

  async function look(headers: Headers) {
    const asItIs = await ask(headers, { disableRefresh: true })
    const session = asItIs.found?.session
    if (!session) return asItIs
    if (absoluteEndOf(session) <= now()) {
      await ownSessions.end({ hostId: session.userId, id: session.id })
      return ask(headers)
    }
    return isDueForRenewal(session, now()) ? ask(headers) : asItIs
  }

  async function ask(headers: Headers, query: { disableRefresh?: boolean } = {}) {
    const { response: found, headers: answered } = await better.api.getSession({
      headers,
      query,
      returnHeaders: true,
    })
    return { found, cookies: answered.getSetCookie() }
  }
}
