import { issueAccessToken } from './access-token.ts'
import type { BetterAuth } from './better-auth.ts'

const leastSecondsLeft = 120
const mostTokens = 2000

type IssuedToken = { token: string; expiresAt: number }

/**
 * Turns a session (cookie or bearer) into an access token. The session is looked up every time, so that one
 * that ended is refused at once; only the signing is spared, while a token has time left.
 */
export function openExchange({ better, now }: { better: BetterAuth; now: () => Date }) {
  const issued = new Map<string, IssuedToken>()

  return async function exchange(headers: Headers) {
    const { response: found, headers: answered } = await better.api.getSession({
      headers,
      returnHeaders: true,
    })
    const cookies = answered.getSetCookie()
    if (!found) return { session: undefined, cookies }
    const { session, user } = found
    const { token, expiresAt } = await tokenFor(session.token, user.id)
    return { session: { token: session.token, user, accessToken: token, expiresAt }, cookies }
  }

  async function tokenFor(sessionToken: string, hostId: string) {
    const kept = issued.get(sessionToken)
    if (kept && kept.expiresAt - now().getTime() / 1000 > leastSecondsLeft) return kept
    const fresh = await issueAccessToken(better, hostId, now())
    issued.delete(sessionToken)
    issued.set(sessionToken, fresh)
    const [oldest] = issued.keys()
    if (issued.size > mostTokens && oldest) issued.delete(oldest)
    return fresh
  }
}
