import { createMiddleware } from 'hono/factory'
import { Refusal } from '#domain/messages/refusals.ts'

export function isZip(answer: { content?: object } | undefined) {
  return answer?.content !== undefined && 'application/zip' in answer.content
}

export const onlyZips = createMiddleware(async (c, next) => {
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/zip') throw new Refusal('unsupported_media_type')
  await next()
})

/** A file that is made while it is sent: who asks only for its head would have it made and never read. */
export const onlyGet = createMiddleware(async (c, next) => {
  if (c.req.method === 'GET') return next()
  c.header('Allow', 'GET')
  throw new Refusal('method_not_allowed')
})
