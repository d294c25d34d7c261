import { serveStatic } from '@hono/node-server/serve-static'
import { createMiddleware } from 'hono/factory'

/** Files with a hash in their name never change; the rest is asked about each time. */
export function builtFiles(root: string) {
  const find = serveStatic({ root, precompressed: true })
  return createMiddleware(async (c, next) => {
    const answer = await find(c, next)
    if (!(answer instanceof Response)) return
    const { headers, status } = answer
    const isHashed = c.req.path.startsWith('/assets/')
    const whole = isHashed ? 'public, max-age=31536000, immutable' : 'no-cache'
    headers.set('Cache-Control', status >= 400 ? 'no-store' : whole)
    // Also where nothing is packed: a cache would give that to everybody.
    headers.set('Vary', 'Accept-Encoding')
    headers.set('X-Content-Type-Options', 'nosniff')
    return answer
  })
}
