import { createLocalJWKSet, errors, type JSONWebKeySet, jwtVerify } from 'jose'
import { LRUCache } from 'lru-cache'
import { audience, type BetterAuth, issuer } from './better-auth.ts'

const accessTokenSeconds = 15 * 60

/** Keys may be read again so often in so long: enough for keys just made, too little to be a burden. */
const reloads = { most: 5, inMs: 10_000 }

/** Whose token it is, and of which session: that one ends, and nothing is written with it any more. */
export type Bearer = { hostId: string; sessionId: string }

type Parts = { better: BetterAuth; now: () => Date }

export async function issueAccessToken({ better, now }: Parts, { hostId, sessionId }: Bearer) {
  const issuedAt = Math.floor(now().getTime() / 1000)
  const expiresAt = issuedAt + accessTokenSeconds
  const { token } = await better.api.signJWT({
    body: { payload: { sub: hostId, sid: sessionId, iat: issuedAt, exp: expiresAt } },
  })
  return { token, expiresAt }
}

/** Checks access tokens here, without asking the database: the keys are kept, and read again when one is unknown. */
export function openAccessTokenVerifier({ better, now }: Parts) {
  let keys: Promise<ReturnType<typeof createLocalJWKSet>> | undefined
  let countedSinceMs = 0
  let count = 0

  const load = () => {
    keys = better.api.getJwks().then((set) => createLocalJWKSet(set as JSONWebKeySet))
    keys.catch(() => {
      keys = undefined
    })
    return keys
  }

  const mayReload = () => {
    const nowMs = now().getTime()
    if (nowMs - countedSinceMs >= reloads.inMs) {
      countedSinceMs = nowMs
      count = 0
    }
    count += 1
    return count <= reloads.most
  }

  const check = async (token: string, keySet: ReturnType<typeof createLocalJWKSet>) => {
    const { payload } = await jwtVerify(token, keySet, {
      issuer,
      audience,
      algorithms: ['EdDSA'],
      requiredClaims: ['exp', 'sub', 'sid'],
      currentDate: now(),
    })
    return { hostId: String(payload.sub), sessionId: String(payload.sid) }
  }

  return async function verify(token: string): Promise<Bearer | undefined> {
    try {
      return await check(token, await (keys ?? load()))
    } catch (error) {
      const isUnknownKey = error instanceof errors.JWKSNoMatchingKey
      if (isUnknownKey && mayReload()) {
        load()
        return verify(token)
      }
      if (error instanceof errors.JOSEError) return undefined
      throw error
    }
  }
}

const leastSecondsLeft = 120
const mostTokens = 2000

/** Access tokens of open sessions: the same one again, while it has time left, spares the signing. */
export function openKeptTokens({ better, now }: Parts) {
  type IssuedToken = Awaited<ReturnType<typeof issueAccessToken>>
  const issued = new LRUCache<string, IssuedToken>({ max: mostTokens })

  return async function accessTokenOf(bearer: Bearer) {
    const { sessionId } = bearer
    const kept = issued.get(sessionId)
    if (kept && kept.expiresAt - now().getTime() / 1000 > leastSecondsLeft) return kept
    const fresh = await issueAccessToken({ better, now }, bearer)
    issued.set(sessionId, fresh)
    return fresh
  }
}
