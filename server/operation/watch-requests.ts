import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { matchedRoutes } from 'hono/route'
import type { Log } from './log.ts'
import type { Metrics } from './metrics.ts'

type Watched = { log: Log; metrics: Metrics; config: { isProduction: boolean } }

/** Counts and writes down every request: path without query, never a header or a body. A laptop hears of failures only. */
export function watchRequests({ log, metrics, config }: Watched) {
  const usual = config.isProduction ? 'info' : 'debug'
  return createMiddleware(async (c, next) => {
    const startedMs = performance.now()
    await next()
    const seconds = (performance.now() - startedMs) / 1000
    const { method } = c.req
    const path = withoutStayToken(c.req.path)
    const { status } = c.res
    metrics.requests.observe({ method, route: routeOf(c), status }, seconds)
    log[status >= 500 ? 'error' : usual](
      { id: c.get('requestId'), method, path, status, ms: Math.round(seconds * 1000) },
      'request',
    )
  })
}

/** Whoever has the address of a stay has its codes: what is written down has not. */
export function withoutStayToken(path: string) {
  return path
    .replace(/^(\/g\/[^/]*\/s\/)[^/]+/, '$1…')
    .replace(/((?:\/|%2f)s(?:\/|%2f)+)[\w-]{22}(?![\w-])/gi, '$1…')
}

/** The route as it is written in the code; pages, which the router knows and we do not, count as one. */
function routeOf(c: Context) {
  const exact = matchedRoutes(c).find(({ path }) => !path.includes('*'))
  return exact?.path ?? 'page'
}
