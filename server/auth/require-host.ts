import { createMiddleware } from 'hono/factory'
import { Refusal } from '#domain/refusals.ts'
import type { AccessTokenVerifier } from './access-token.ts'

type HostVariables = { Variables: { hostId: string } }

/** Lets only a signed-in host pass, and says who it is: `c.var.hostId`. */
export function requireHost({ auth }: { auth: { verifyAccessToken: AccessTokenVerifier } }) {
  return createMiddleware<HostVariables>(async (c, next) => {
    const token = readBearer(c.req.header('authorization'))
    const hostId = token && (await auth.verifyAccessToken(token))
    if (!hostId) throw new Refusal('unauthorized')
    c.set('hostId', hostId)
    await next()
  })
}

export function readBearer(header: string | undefined) {
  return /^bearer +(\S+)$/i.exec(header ?? '')?.[1]
}
