import { PurgeFailure, type Purger } from './purger.ts'
import { retryMs } from './purges.ts'

export type Rests = ReturnType<typeof openRests>

type Rest = { failures: number; until: number; reason: string }

/** Which caches have failed and are left alone for a while. */
export function openRests(now: () => Date) {
  const rests = new Map<Purger, Rest>()
  return {
    isResting: (purger: Purger) => now().getTime() < (rests.get(purger)?.until ?? 0),
    of: (purger: Purger) => rests.get(purger),
    begin(purger: Purger, error: unknown) {
      const failures = (rests.get(purger)?.failures ?? 0) + 1
      const wishedMs = error instanceof PurgeFailure ? (error.retryAfterMs ?? 0) : 0
      const until = now().getTime() + Math.max(wishedMs, retryMs(failures))
      const reason = error instanceof Error ? error.message : String(error)
      rests.set(purger, { failures, until, reason })
    },
    end: (purger: Purger) => rests.delete(purger),
  }
}
