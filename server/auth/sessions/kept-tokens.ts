import type { BetterAuth } from '#server/auth/better-auth.ts'
import { type Bearer, issueAccessToken } from './access-token.ts'

const leastSecondsLeft = 120
const mostTokens = 2000

type IssuedToken = { token: string; expiresAt: number }

/** Access tokens of open sessions: the same one again, while it has time left, spares the signing. */
export function openKeptTokens({ better, now }: { better: BetterAuth; now: () => Date }) {
  const issued = new Map<string, IssuedToken>()

  return async function accessTokenOf(bearer: Bearer) {
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
