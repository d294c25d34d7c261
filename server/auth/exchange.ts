import { type Bearer, issueAccessToken } from './access-token.ts'
import type { BetterAuth } from './better-auth.ts'
import { formerCookieEnds, renewedCookie, withRenamedCookie } from './old-cookie.ts'
import type { OwnSessions } from './own-sessions.ts'
import { absoluteEndOf, isDueForRenewal } from './session-ends.ts'

const leastSecondsLeft = 120
const mostTokens = 2000

type Needs = { better: BetterAuth; now: () => Date; ownSessions: OwnSessions }

type IssuedToken = { token: string; expiresAt: number }

/**
 * Turns a session (cookie or bearer) into an access token. The session is looked up every time, so that one
 * that ended is refused at once; only the signing is spared, while a token has time left.
 */
export function openExchange({ better, now, ownSessions }: Needs) {
  const issued = new Map<string, IssuedToken>()

  return async function exchange(arrived: Headers) {
    const renamed = withRenamedCookie(arrived)
    const { found, cookies } = await look(renamed ?? arrived)
    if (renamed) cookies.unshift(formerCookieEnds)
    if (!found) return { session: undefined, cookies }
    if (renamed) cookies.unshift(renewedCookie(arrived, new Date(found.session.expiresAt), now()))
    const { session, user } = found
    await ownSessions.noteUse(session)
    const bearer = { hostId: user.id, sessionId: session.id }
    const { token, expiresAt } = await tokenFor(bearer)
    return { session: { id: session.id, user, accessToken: token, expiresAt }, cookies }
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

  async function tokenFor(bearer: Bearer) {
    const { sessionId } = bearer
    const kept = issued.get(sessionId)
    if (kept && kept.expiresAt - now().getTime() / 1000 > leastSecondsLeft) return kept
    const fresh = await issueAccessToken({ better, now }, bearer)
    issued.delete(sessionId)
    issued.set(sessionId, fresh)
    const [oldest] = issued.keys()
    if (issued.size > mostTokens && oldest) issued.delete(oldest)
    return fresh
  }
}
