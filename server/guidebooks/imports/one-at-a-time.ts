import { createMiddleware } from 'hono/factory'
import { Refusal } from '#domain/messages/refusals.ts'

/** A host's second zip waits for the first: each takes its size on the disk and a while of work. */
export function oneAtATime() {
  const busy = new Set<string>()
  return createMiddleware<{ Variables: { hostId: string } }>(async (c, next) => {
    const { hostId } = c.var
    if (busy.has(hostId)) throw new Refusal('import_busy', { values: { seconds: 10 } })
    busy.add(hostId)
    try {
      await next()
    } finally {
      busy.delete(hostId)
    }
  })
}
