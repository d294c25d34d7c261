import { createMiddleware } from 'hono/factory'
import { Refusal } from '#domain/messages/refusals.ts'
import type { Auth } from './open-auth.ts'

type HostVariables = { Variables: { hostId: string } }
type Doors = Pick<Auth, 'verifyAccessToken' | 'verifyLiveToken'>

/**
 * Lets only a signed-in host pass, and says who it is: `c.var.hostId`. Reading takes the token's word for its fifteen
 * minutes; writing asks the database whether the session is still open.
 */
export function requireHost({ auth }: { auth: Doors }) {
  return createMiddleware<HostVariables>(async (c, next) => {
    const isReading = ['GET', 'HEAD'].includes(c.req.method)
    const verify = isReading ? auth.verifyAccessToken : auth.verifyLiveToken
    const token = readBearer(c.req.header('authorization'))
    const hostId = token && (await verify(token))
    if (!hostId) throw new Refusal('unauthorized')
    c.set('hostId', hostId)
    await next()
  })
}

export function readBearer(header: string | undefined) {
  return /^bearer +(\S+)$/i.exec(header ?? '')?.[1]
}
