import { createMiddleware } from 'hono/factory'
import type { RequestIdVariables } from 'hono/request-id'
import { matchedRoutes } from 'hono/route'
import { errorCodeFrom, errorCodeRandomBytes } from '#domain/values/error-code.ts'
import type { Log } from './log.ts'
import type { Metrics } from './metrics.ts'

/** What the calls that a page makes in-process have of the page's request. */
export type NamedBindings = { requestId?: string }

/**
 * Each request has a name that a person can read out; it stands in the log, in the answer and on a screen that failed. One that
 * comes with the request is not believed: whoever chose it could pass for somebody else's failure.
 */
export function nameRequests(random: (size: number) => Uint8Array) {
  return createMiddleware<{ Variables: RequestIdVariables }>(async (c, next) => {
    const { requestId = errorCodeFrom(random(errorCodeRandomBytes)) }: NamedBindings = c.env ?? {}
    c.set('requestId', requestId)
    c.header('X-Request-Id', requestId)
    await next()
  })
}

type Watched = { log: Log; metrics: Metrics; config: { isProduction: boolean } }

/** Counts and writes down every request: path without query, never a header or a body. A laptop hears of failures only. */
export function watchRequests({ log, metrics, config }: Watched) {
  const usual = config.isProduction ? 'info' : 'debug'
  return createMiddleware(async (c, next) => {
    const startedMs = performance.now()
    await next()
    const seconds = (performance.now() - startedMs) / 1000
    const { method } = c.req
    const path = withoutTokens(c.req.path)
    const { status } = c.res
    // As it is written in the code; pages, which the router knows and we do not, count as one.
    const route = matchedRoutes(c).find((one) => !one.path.includes('*'))?.path ?? 'page'
    metrics.requests.observe({ method, route, status }, seconds)
    log[status >= 500 ? 'error' : usual](
      { id: c.get('requestId'), method, path, status, ms: Math.round(seconds * 1000) },
      'request',
    )
  })
}

/** Whoever has the address of a stay has its codes, and whoever has a mailed link its account: what is written down has not. */
function withoutTokens(path: string) {
  return path
    .replace(/^(\/g\/[^/]*\/s\/)[^/]+/, '$1…')
    .replace(/((?:\/|%2f)s(?:\/|%2f)+)[\w-]{22}(?![\w-])/gi, '$1…')
    .replace(/(\/auth\/(?:reset-password|change-email)\/).+/, '$1…')
}
