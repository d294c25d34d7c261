import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { Refusal } from '#domain/messages/refusals.ts'
import type { Auth } from './open-auth.ts'
import { isReading } from './own-site.ts'
import { findSessionOf } from './sessions/session-of-call.ts'

type HostVariables = { Variables: { hostId: string } }
type AuthChecks = Pick<
  Auth,
  'lookUpSession' | 'mayHaveSession' | 'verifyAccessToken' | 'verifyLiveToken'
>

/** Lets only a signed-in host pass, by token or by cookie, and says who it is: `c.var.hostId`. */
export function requireHost({ auth }: { auth: AuthChecks }) {
  return createMiddleware<HostVariables>(async (c, next) => {
    const authorization = c.req.header('authorization')
    const hostId =
      authorization === undefined
        ? await findHostOfCookie(c, auth)
        : await findHostOfToken(c, auth, readBearer(authorization))
    if (!hostId) throw new Refusal('unauthorized')
    c.set('hostId', hostId)
    await next()
  })
}

/** The database is asked each time: a session that ends is over for its browser at once. */
async function findHostOfCookie(c: Context, auth: AuthChecks) {
  if (!auth.mayHaveSession(c.req.header('cookie') ?? '')) return undefined
  return (await findSessionOf(c, auth))?.user.id
}

/** Reading takes the token's word for its fifteen minutes; writing asks whether the session is still open. */
function findHostOfToken({ req }: Context, auth: AuthChecks, token: string | undefined) {
  if (!token) return undefined
  return isReading(req.method) ? auth.verifyAccessToken(token) : auth.verifyLiveToken(token)
}

export function readBearer(header: string | undefined) {
  return /^bearer +(\S+)$/i.exec(header ?? '')?.[1]
}
