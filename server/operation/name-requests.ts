import { createMiddleware } from 'hono/factory'
import type { RequestIdVariables } from 'hono/request-id'
import { errorCodeFrom, errorCodeRandomBytes } from '#domain/values/error-code.ts'

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
