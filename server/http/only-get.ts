import { createMiddleware } from 'hono/factory'
import { Refusal } from '#domain/messages/refusals.ts'

/** A file that is made while it is sent: who asks only for its head would have it made and never read. */
export const onlyGet = createMiddleware<{ Variables: object }>(async (c, next) => {
  if (c.req.method === 'GET') return next()
  c.header('Allow', 'GET')
  throw new Refusal('method_not_allowed')
})
