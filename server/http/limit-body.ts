import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { Refusal, type RefusalCode } from '#domain/refusals.ts'

/** The largest JSON a call accepts: some 150,000 words. */
export const jsonMaxBytes = 1024 * 1024

/** Refuses a body that is too large before anything reads it whole. */
export function limitBody(
  maxBytes = jsonMaxBytes,
  refusal: RefusalCode = 'too_large',
): MiddlewareHandler<Record<never, never>> {
  return bodyLimit({
    maxSize: maxBytes,
    onError: () => {
      throw new Refusal(refusal)
    },
  })
}
