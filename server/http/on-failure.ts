import { createMiddleware } from 'hono/factory'
import type { RefusalCode } from '#domain/messages/refusals.ts'

type FailureEnv = { Variables: { failure?: RefusalCode } }

/** Names the sentence a caller reads when this call fails unexpectedly. */
export function onFailure(failure: RefusalCode) {
  return createMiddleware<FailureEnv>(async (c, next) => {
    c.set('failure', failure)
    await next()
  })
}
