import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { matchedRoutes } from 'hono/route'
import { Refusal } from '#domain/messages/refusals.ts'
import { sessionCookie } from './better-auth.ts'
import type { Auth } from './open-auth.ts'

export type CallerChecks = Pick<
  Auth,
  'lookUpSession' | 'mayHaveSession' | 'verifyAccessToken' | 'verifyLiveToken'
>

/** What the calls of one page visit have in common. */
export type VisitBindings = { lookUpSession?: Auth['lookUpSession'] }

export type HostSession = Awaited<ReturnType<typeof getSession>>

/** Lets only a signed-in host pass, by token or by cookie, and says who it is: `c.var.hostId`. */
export function requireHost({ auth }: { auth: CallerChecks }) {
  return createMiddleware<{ Variables: { hostId: string } }>(async (c, next) => {
    const authorization = c.req.header('authorization')
    const hostId =
      authorization === undefined
        ? // The database is asked each time: a session that ends is over for its browser at once.
          auth.mayHaveSession(c.req.header('cookie') ?? '') &&
          (await findSessionOf(c, auth))?.user.id
        : await findHostOfToken(c, auth, readBearer(authorization))
    if (!hostId) throw new Refusal('unauthorized')
    c.set('hostId', hostId)
    await next()
  })
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

type Origins = { isTrustedOrigin: (origin: string | null) => boolean }

/** Nothing is changed by these: any site may make a browser send them. */
export function isReading(method: string) {
  return ['GET', 'HEAD'].includes(method)
}

/** Whether a browser says that a page of ours sends this. */
export function isFromOwnSite({ isTrustedOrigin }: Origins, headers: Headers) {
  const origin = headers.get('origin')
  return origin === null ? headers.get('sec-fetch-site') === 'same-origin' : isTrustedOrigin(origin)
}

type SiteChecks = Pick<Auth, 'isTrustedOrigin' | 'mayHaveSession'>

/**
 * A browser sends its session cookie for whatever page asks it to: what changes something by cookie must come from a page
 * of ours and be of a kind ours send. Beside a token the cookie counts for nothing.
 */
export function guardCookieCalls(auth: SiteChecks) {
  return createMiddleware(async (c, next) => {
    if (!auth.mayHaveSession(c.req.header('cookie') ?? '')) return next()
    if (c.req.header('authorization') !== undefined) {
      const { raw } = c.req
      c.req.raw = new Request(raw, { headers: withoutSession(raw.headers) })
      return next()
    }
    c.header('Cache-Control', 'private, no-store')
    if (!isReading(c.req.method) && exists(c)) {
      const { headers } = c.req.raw
      if (!isFromOwnSite(auth, headers)) throw new Refusal('cross_site')
      if (!isOurKind(headers)) throw new Refusal('unsupported_media_type')
    }
    await next()
  })
}

/** The headers without a session cookie; what other cookies say stays. */
export function withoutSession(headers: Headers) {
  const cookies = (headers.get('cookie') ?? '').split(/;\s*/)
  const kept = new Headers(headers)
  kept.set('cookie', cookies.filter((pair) => !pair.includes(sessionCookie)).join('; '))
  return kept
}

/** For calls of accounts: a browser says which site asks; one of another is refused, and so is a cookie nobody vouches for. */
export function refuseForeignCalls(auth: SiteChecks) {
  return createMiddleware(async (c, next) => {
    const origin = c.req.header('origin')
    const mustBeOurs = origin !== undefined || c.req.header('cookie') !== undefined
    if (!isReading(c.req.method) && exists(c) && mustBeOurs && !auth.isTrustedOrigin(origin)) {
      throw new Refusal('cross_site')
    }
    await next()
  })
}

/** Whether there is a call at this address: what does not exist says so, wherever one comes from. */
function exists(c: Context) {
  return matchedRoutes(c).some(({ path }) => !path.includes('*'))
}

/** A body is JSON, holds a file or is a zip; an empty one says nothing of its kind. */
function isOurKind(headers: Headers) {
  const type = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type) return ourKinds.includes(type)
  return Number(headers.get('content-length') ?? 0) === 0 && !headers.has('transfer-encoding')
}

const ourKinds = ['application/json', 'multipart/form-data', 'application/zip']
