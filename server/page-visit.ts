import type { HttpBindings } from '@hono/node-server'
import { sentenceOf } from '#domain/messages/refusals.ts'
import { chooseLocale } from '#domain/values/locale.ts'
import { isFromOwnSite, isReading, type VisitBindings } from './auth/caller.ts'
import type { Auth } from './auth/open-auth.ts'
import type { NamedBindings } from './operation/watch-requests.ts'

type InProcess = {
  request(
    input: Request,
    init: undefined,
    env: HttpBindings & VisitBindings & NamedBindings,
  ): Response | Promise<Response>
}

/** Only our own pages may send us forms: anything else that would change something is turned away here. */
export function refuseOtherSites(auth: Auth, { headers, method }: Request) {
  if (isReading(method) || isFromOwnSite(auth, headers)) return undefined
  const locale = chooseLocale({ accepted: headers.get('accept-language') })
  return new Response(sentenceOf('cross_site', locale), {
    status: 403,
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  })
}

type Whereabouts = { auth: Auth; appUrl: () => string; config: { isProduction: boolean } }

/** The address in the visitor's browser: in production there is one, a laptop has several names. */
export function visitorsOrigin({ auth, appUrl, config }: Whereabouts, { headers, url }: Request) {
  if (config.isProduction) return appUrl()
  const origin = headers.get('origin')
  return origin && auth.isTrustedOrigin(origin) ? origin : new URL(url).origin
}

/** The request under the address the visitor sees: a proxy that ends TLS would leave `http:` in it. */
export function asSeenByVisitor(request: Request, origin: string) {
  const { pathname, search, origin: arrived } = new URL(request.url)
  if (arrived === origin) return request
  const { method, headers, body, signal } = request
  const stream = body ? { body, duplex: 'half' as const } : {}
  return new Request(`${origin}${pathname}${search}`, { method, headers, signal, ...stream })
}

/**
 * One visitor's page request: its calls to the API go in-process, with the visitor's cookies; those that are set on the
 * way are used at once and go back with the page.
 */
export function openVisit(
  { auth, api }: { auth: Auth; api: InProcess },
  { request, env }: { request: Request; env: HttpBindings & NamedBindings },
) {
  const { origin } = new URL(request.url)
  const arrivedWith = request.headers.get('cookie') ?? ''
  let jar = arrivedWith
  let found: ReturnType<Auth['lookUpSession']> | undefined
  const setCookies = new Map<string, string>()

  const keep = (cookies: readonly string[]) => {
    for (const cookie of cookies) setCookies.set(cookie.slice(0, cookie.indexOf('=')), cookie)
    jar = mergeCookies(jar, cookies)
  }

  /** Asked once, until a call changes something. */
  const lookUpSession = () => {
    found ??= askWhoseSession()
    return found
  }

  const askWhoseSession = async (): ReturnType<Auth['lookUpSession']> => {
    if (!auth.mayHaveSession(jar)) return { session: undefined, cookies: [] }
    const { session, cookies } = await auth.lookUpSession(new Headers({ cookie: jar }))
    keep(cookies)
    return { session, cookies: [] }
  }

  return {
    async fetchApi(input: string | URL | Request, init?: RequestInit) {
      const asked = new Request(input, init)
      const headers = new Headers(asked.headers)
      for (const name of ['x-forwarded-for', 'forwarded', 'user-agent']) {
        const value = request.headers.get(name)
        if (value) headers.set(name, value)
      }
      headers.set('origin', origin)
      if (jar) headers.set('cookie', jar)
      const call = new Request(asked, { headers })
      const response = await api.request(call, undefined, { ...env, lookUpSession })
      keep(response.headers.getSetCookie())
      if (!isReading(asked.method)) found = undefined
      return response
    },

    /** Who is signed in. */
    async findHost() {
      const { session } = await lookUpSession()
      return session && { id: session.user.id, email: session.user.email }
    },

    /** What a page of somebody signed in says is not kept by anyone, the back button included. */
    finish(response: Response) {
      for (const cookie of setCookies.values()) response.headers.append('Set-Cookie', cookie)
      const { searchParams } = new URL(request.url)
      // Whoever has the address may use what is in it.
      const holdsToken = ['token', 'otp', 'session_id'].some((name) => searchParams.has(name))
      const isPersonal = auth.mayHaveSession(arrivedWith) || setCookies.size > 0 || holdsToken
      if (isPersonal && !response.headers.has('Cache-Control')) {
        response.headers.set('Cache-Control', 'private, no-store')
      }
    },
  }
}

/** A Cookie header after a browser has taken in some Set-Cookie lines. */
export function mergeCookies(header: string, setCookies: readonly string[]) {
  const jar = new Map(
    header
      .split(/;\s*/)
      .filter((pair) => pair.includes('='))
      .map((pair) => [nameOf(pair), pair] as const),
  )
  for (const line of setCookies) {
    const [pair = '', ...attributes] = line.split(/;\s*/)
    const endsIt = attributes.some((attribute) => /^max-age=(0|-\d+)$/i.test(attribute))
    if (endsIt) jar.delete(nameOf(pair))
    else jar.set(nameOf(pair), pair)
  }
  return [...jar.values()].join('; ')
}

function nameOf(pair: string) {
  return pair.slice(0, pair.indexOf('='))
}
