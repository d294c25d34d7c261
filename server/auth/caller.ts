import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { Refusal } from '#domain/messages/refusals.ts'
import type { LookUpSession } from './look-up-session.ts'
import type { Auth } from './open-auth.ts'
import { isReading } from './own-site.ts'

export type CallerChecks = Pick<
  Auth,
  'lookUpSession' | 'mayHaveSession' | 'verifyAccessToken' | 'verifyLiveToken'
>

/** What the calls of one page visit have in common. */
export type VisitBindings = { lookUpSession?: LookUpSession }

export type HostSession = Awaited<ReturnType<typeof getSession>>

/** Lets only a signed-in host pass, by token or by cookie, and says who it is: `c.var.hostId`. */
export function requireHost({ auth }: { auth: CallerChecks }) {
  return createMiddleware<{ Variables: { hostId: string } }>(async (c, next) => {
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
async function findHostOfCookie(c: Context, auth: CallerChecks) {
  if (!auth.mayHaveSession(c.req.header('cookie') ?? '')) return undefined
  return (await findSessionOf(c, auth))?.user.id
}

/** Reading takes the token's word for its fifteen minutes; writing asks whether the session is still open. */
function findHostOfToken({ req }: Context, auth: CallerChecks, token: string | undefined) {
  if (!token) return undefined
  return isReading(req.method) ? auth.verifyAccessToken(token) : auth.verifyLiveToken(token)
}

/** The caller's own session, by cookie or by session token. */
export async function getSession(c: Context, auth: Pick<CallerChecks, 'lookUpSession'>) {
  const session = await findSessionOf(c, auth)
  if (!session) throw new Refusal('unauthorized')
  return session
}

/** The calls of one page visit ask the database once between them. */
export async function findSessionOf(c: Context, auth: Pick<CallerChecks, 'lookUpSession'>) {
  const { lookUpSession = auth.lookUpSession }: VisitBindings = c.env ?? {}
  const { session, cookies } = await lookUpSession(c.req.raw.headers)
  for (const cookie of cookies) c.header('Set-Cookie', cookie, { append: true })
  return session
}

export function readBearer(header: string | undefined) {
  return /^bearer +(\S+)$/i.exec(header ?? '')?.[1]
}
