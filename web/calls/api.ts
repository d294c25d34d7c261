import { hc } from 'hono/client'
import { createContext, type RouterContextProvider } from 'react-router'
import { type ScreenRefusal, screenSentenceOf } from '#domain/messages/screen-refusals.ts'
import type { Offer } from '#domain/money/pricing.ts'
import type { Locale } from '#domain/values/locale.ts'
import type { Api } from '#server/api.ts'
import { localeContext } from '#web/locale.ts'

/** What the bridge hands to every page request. */
export type Bridge = {
  fetchApi: typeof fetch
  /** Who is signed in; asked any number of times, it is looked up once. */
  findHost: () => Promise<{ id: string; email: string } | undefined>
  nonce: string
  /** Where visitors' pages find their module. */
  visitorScript: string
  productName: string
  isLaptop: boolean
  appUrl: string
  offer: Offer
  /** The provider's public key, where payments are real. */
  paymentsKey: string | undefined
  operator: { name?: string; address?: string; email?: string }
  socialLinks: readonly { name: string; href: string }[]
  /** The name of this request, as the log has it. */
  requestId: string
  /** Writes down what no screen expected, beside that name; answers the status of a page without it. */
  noteFailure: (error: unknown) => number
}

export const bridgeContext = createContext<Bridge>()

export type ApiCalls = ReturnType<typeof callsTo>

/** The API as typed calls; loaders and actions have no other way in. */
export function apiOf(context: Readonly<RouterContextProvider>) {
  const locale = context.get(localeContext)
  return callsTo('http://api.internal/api', { locale, fetch: context.get(bridgeContext).fetchApi })
}

/** The same calls from a page in the browser, which sends the session's cookie along. */
export function browserApi({ locale, signal }: { locale: Locale; signal?: AbortSignal }) {
  return callsTo('/api', {
    locale,
    fetch: (input, init) => fetch(input, { ...init, signal }),
  })
}

type Way = { locale: Locale; fetch: typeof fetch }

function callsTo(address: string, { locale, fetch }: Way) {
  const client = hc<Api>(address, { fetch, headers: { 'Accept-Language': locale } })
  return withSafeParams(client, () => {
    const code = 'not_found' satisfies ScreenRefusal
    return Response.json({ error: screenSentenceOf(code, locale), code }, { status: 404 })
  })
}

type Call = (args?: { param?: Readonly<Record<string, string>> }, ...rest: unknown[]) => unknown

/** Hono's client puts a param into the path as it is, slashes and all: here each becomes one segment, or the call is not made. */
function withSafeParams<Client extends object>(client: Client, notFound: () => Response): Client {
  return new Proxy(client, {
    get(target, key) {
      const next = Reflect.get(target, key)
      return typeof next === 'function' ? withSafeParams(next, notFound) : next
    },
    apply(target, self, [args, ...rest]: Parameters<Call>) {
      const call = () => Reflect.apply(target as unknown as Call, self, [encoded(args), ...rest])
      const isNamed = Object.values(args?.param ?? {}).every(isSegment)
      return isNamed ? call() : Promise.resolve(notFound())
    },
  })
}

/** An empty segment and the two that climb name nothing in any spelling: an address resolves `%2e%2e` too. */
function isSegment(value: string) {
  return value.isWellFormed() && !['', '.', '..'].includes(value)
}

function encoded(args: Parameters<Call>[0]) {
  if (!args?.param) return args
  const entries = Object.entries(args.param)
  const param = Object.fromEntries(entries.map(([key, value]) => [key, encodeURIComponent(value)]))
  return { ...args, param }
}

type CamelName<Name> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelName<Tail>>}`
  : Name

type Camel<Wire> = { [Name in keyof Wire as CamelName<Name>]: Wire[Name] }

/** What the wire calls `short_code` is `shortCode` here; what stands in it stays as it is. */
export function camel<Wire extends object>(wire: Wire): Camel<Wire> {
  const entries = Object.entries(wire).map(([name, value]) => [
    name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
    value,
  ])
  return Object.fromEntries(entries)
}
