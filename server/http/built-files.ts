import { serveStatic } from '@hono/node-server/serve-static'
import { createMiddleware } from 'hono/factory'

/** Files with a hash in their name never change; the rest is asked about each time. */
export function builtFiles(root: string) {
  const find = serveStatic({ root, precompressed: true })
  return createMiddleware(async (c, next) => {
    const answer = await find(c, next)
    if (!(answer instanceof Response)) return
    const { headers, status } = answer
    headers.set('Cache-Control', cacheControlOf(c.req.path, status))
    // Also where nothing is packed: a cache would give that to everybody.
    headers.set('Vary', 'Accept-Encoding')
    headers.set('X-Content-Type-Options', 'nosniff')
    return answer
  })
}

function cacheControlOf(path: string, status: number) {
  if (status >= 400) return 'no-store'
  return path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
}
