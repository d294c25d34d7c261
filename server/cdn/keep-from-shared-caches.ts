import { createMiddleware } from 'hono/factory'
import type { SharedCache } from './open-shared-cache.ts'

/** What does not say of itself that it may stand in a shared cache may not, whatever a cache's own rules are. */
export function keepFromSharedCaches({ refusing }: Pick<SharedCache, 'refusing'>) {
  return createMiddleware(async (c, next) => {
    await next()
    const { headers } = c.res
    const isOwnFile = isWhole(c.res.status) && headers.get('cache-control')?.includes('immutable')
    const mayStand = isOwnFile || headers.has('cdn-cache-control')
    if (mayStand && !headers.has('set-cookie')) return
    for (const [name, value] of Object.entries(refusing)) c.header(name, value)
  })
}

const isWhole = (status: number) => status === 200 || status === 304
