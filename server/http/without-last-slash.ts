import { createMiddleware } from 'hono/factory'

/** Leads to the same address without the slash at its end: a path, so that it stays with us whatever Host was asked. */
export const withoutLastSlash = createMiddleware(async (c, next) => {
  const { pathname, search } = new URL(c.req.url)
  const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
  if (!isRead || !pathname.endsWith('/')) return next()
  return c.redirect(withoutSlashes(pathname) + search, 301)
})

function withoutSlashes(pathname: string) {
  let end = pathname.length
  while (pathname[end - 1] === '/') end -= 1
  return pathname.slice(0, end)
}
