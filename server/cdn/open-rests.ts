import { growing } from '#server/work/queue.ts'
import { PurgeFailure, type Purger } from './purger.ts'

export type Rests = ReturnType<typeof openRests>

type Rest = { failures: number; until: number; reason: string }

/** What a cache has missed that is still at what it was told before is said to all again after so long. */
const busyMs = 5_000

/** A second, and at most a minute. */
const usualRest = { firstMs: 1_000, mostMs: 60_000 }

/** Which caches are left alone: for a while, because they have failed, or until they have said what became of what they were told. */
export function openRests(now: () => Date) {
  const rests = new Map<Purger, Rest>()
  const busy = new Set<Purger>()

  function find(purger: Purger) {
    const ms = now().getTime()
    if (busy.has(purger)) return { until: ms + busyMs, reason: `${purger.name} is slow` }
    const rest = rests.get(purger)
    return rest && ms < rest.until ? rest : undefined
  }

  return {
    find,
    isResting: (purger: Purger) => find(purger) !== undefined,
    beginCalls: (purger: Purger) => void busy.add(purger),
    endCalls: (purger: Purger) => void busy.delete(purger),
    begin(purger: Purger, error: unknown) {
      const failures = (rests.get(purger)?.failures ?? 0) + 1
      const wishedMs = error instanceof PurgeFailure ? (error.retryAfterMs ?? 0) : 0
      const until = now().getTime() + Math.max(wishedMs, growing(failures, usualRest))
      const reason = error instanceof Error ? error.message : String(error)
      rests.set(purger, { failures, until, reason })
    },
    end: (purger: Purger) => rests.delete(purger),
  }
}
