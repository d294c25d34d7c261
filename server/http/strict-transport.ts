import { createMiddleware } from 'hono/factory'

/** A browser that has read this comes back over TLS only. */
export const strictTransport = 'max-age=31536000; includeSubDomains'

/** Said with every answer: pages, calls, files, redirects and what is not there. */
export const sayStrictTransport = createMiddleware(async (c, next) => {
  await next()
  c.header('Strict-Transport-Security', strictTransport)
})
