import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { matchedRoutes } from 'hono/route'
import { Refusal } from '#domain/messages/refusals.ts'
import { withoutSession } from './forward.ts'
import type { Auth } from './open-auth.ts'

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

type AuthChecks = Pick<Auth, 'isTrustedOrigin' | 'mayHaveSession'>

/**
 * A browser sends its session cookie for whatever page asks it to: what changes something by cookie must come from a page
 * of ours and be of a kind ours send. Beside a token the cookie counts for nothing.
 */
export function guardCookieCalls(auth: AuthChecks) {
  return createMiddleware(async (c, next) => {
    if (!auth.mayHaveSession(c.req.header('cookie') ?? '')) return next()
    if (c.req.header('authorization') !== undefined) {
      const { raw } = c.req
      c.req.raw = new Request(raw, { headers: withoutSession(raw.headers) })
      return next()
    }
    c.header('Cache-Control', 'private, no-store')
    if (!isReading(c.req.method) && exists(c)) assertOurOwn(auth, c.req.raw.headers)
    await next()
  })
}

/** For calls of accounts: a browser says which site asks; one of another is refused, and so is a cookie nobody vouches for. */
export function refuseOtherSites(auth: AuthChecks) {
  return createMiddleware(async (c, next) => {
    const origin = c.req.header('origin')
    const mustBeOurs = origin !== undefined || c.req.header('cookie') !== undefined
    const changes = !isReading(c.req.method)
    if (changes && exists(c) && mustBeOurs && !auth.isTrustedOrigin(origin)) {
      throw new Refusal('cross_site')
    }
    await next()
  })
}

/** Whether there is a call at this address: what does not exist says so, wherever one comes from. */
function exists(c: Context) {
  return matchedRoutes(c).some(({ path }) => !path.includes('*'))
}

function assertOurOwn(auth: AuthChecks, headers: Headers) {
  if (!isFromOwnSite(auth, headers)) throw new Refusal('cross_site')
  if (!isOurKind(headers)) throw new Refusal('unsupported_media_type')
}

/** A body is JSON, holds a file or is a zip; an empty one says nothing of its kind. */
function isOurKind(headers: Headers) {
  const type = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type) return ourKinds.includes(type)
  return Number(headers.get('content-length') ?? 0) === 0 && !headers.has('transfer-encoding')
}

const ourKinds = ['application/json', 'multipart/form-data', 'application/zip']
