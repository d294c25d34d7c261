import type { Db } from '#server/db/database.ts'
import { PurgeFailure, type Purger } from './purger.ts'
import { claimPurges, type PurgeRow, recordDone, recordFailure, retryMs } from './purges.ts'

export type PurgeNeeds = {
  db: Db
  now: () => Date
  purgers: readonly Purger[]
  warn: (error: unknown, tags: number) => void
  /** How often it failed before, in a row. */
  failures: number
}

const batch = 1000

/**
 * Has every cache forget what is due, as many tags a call as it takes. The first failure ends the turn: answers how many
 * milliseconds to wait then, else 0.
 */
export async function workOffPurges({
  db,
  now,
  purgers,
  warn,
  failures,
}: PurgeNeeds): Promise<number> {
  const mostTags = Math.min(...purgers.map((purger) => purger.mostTags))
  let claimed: PurgeRow[]
  do {
    claimed = await claimPurges(db, { now: now(), most: batch })
    const groups = groupByTag(claimed, mostTags)
    for (const [place, rows] of groups.entries()) {
      try {
        await purgeAll(purgers, tagsOf(rows))
        await recordDone(db, { rows, now: now() })
      } catch (error) {
        const left = groups.slice(place).flat()
        const waitMs = Math.max(waitOf(error), retryMs(failures + 1))
        const reason = error instanceof Error ? error.message : String(error)
        warn(error, tagsOf(left).length)
        await recordFailure(db, { rows: left, now: now(), reason, waitMs })
        return waitMs
      }
    }
  } while (claimed.length === batch)
  return 0
}

/** Every one is asked, whatever another one says; of several that fail, the one that wants the longest rest counts. */
async function purgeAll(purgers: readonly Purger[], tags: string[]) {
  const asked = await Promise.allSettled(purgers.map((purger) => purger.purge(tags)))
  const failed = asked.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []))
  const [worst] = failed.toSorted((one, other) => waitOf(other) - waitOf(one))
  if (failed.length > 0) throw worst
}

function waitOf(error: unknown) {
  return error instanceof PurgeFailure ? (error.retryAfterMs ?? 0) : 0
}

/** Rows of the same tag stay together. */
function groupByTag(rows: readonly PurgeRow[], mostTags: number) {
  const byTag = [...Map.groupBy(rows, ({ tag }) => tag).values()]
  const groups: PurgeRow[][] = []
  for (let from = 0; from < byTag.length; from += mostTags) {
    groups.push(byTag.slice(from, from + mostTags).flat())
  }
  return groups
}

function tagsOf(rows: readonly PurgeRow[]) {
  return [...new Set(rows.map(({ tag }) => tag))]
}
