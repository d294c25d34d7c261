import type { Db } from '#server/db/database.ts'
import type { Rests } from './open-rests.ts'
import type { Purger } from './purger.ts'
import { claimPurges, type PurgeRow, recordDone, recordFailure } from './purges.ts'

export type PurgeNeeds = {
  db: Db
  now: () => Date
  purgers: readonly Purger[]
  rests: Rests
  warn: (error: unknown, tags: number) => void
  /** Ends the turn: what is under way is given up, and due at once for whoever comes. */
  signal: AbortSignal
  /** How long a turn waits for a cache. */
  patienceMs: number
  /** Given what goes on after its turn. */
  goOn: (work: Promise<void>) => void
}

const batch = 1000

/**
 * Has every cache forget what is due, as many tags a call as it takes. One that fails rests and the others go on; one that is
 * slow goes on by itself. What it has missed waits until it is asked again, and is then said to all.
 */
export async function workOffPurges(needs: PurgeNeeds) {
  const { db, now, purgers, rests, signal, patienceMs, goOn } = needs
  let claimed: PurgeRow[]
  do {
    if (signal.aborted || purgers.every(rests.isResting)) return
    claimed = await claimPurges(db, { now: now(), most: batch })
    const work = tellAll(claimed, needs)
    if (!(await isDoneWithin(patienceMs, work))) goOn(work)
  } while (claimed.length === batch)
}

async function tellAll(claimed: readonly PurgeRow[], needs: PurgeNeeds) {
  const { db, now, purgers } = needs
  const groups = groupByTag(claimed, Math.min(...purgers.map((purger) => purger.mostTags)))
  const heard = await Promise.all(purgers.map((purger) => tell(purger, groups, needs)))
  const heardByAll = Math.min(...heard)
  const done = groups.slice(0, heardByAll).flat()
  const missed = groups.slice(heardByAll).flat()
  if (done.length > 0) await recordDone(db, { rows: done, now: now() })
  if (missed.length > 0) await recordFailure(db, { rows: missed, now: now(), ...retryOf(needs) })
}

async function isDoneWithin(ms: number, work: Promise<void>) {
  const late = Promise.withResolvers<false>()
  const timer = setTimeout(() => late.resolve(false), ms)
  const done = work.then(() => true)
  return Promise.race([done, late.promise]).finally(() => clearTimeout(timer))
}

/** Answers how many of the groups it has forgotten: up to its first failure. */
async function tell(purger: Purger, groups: PurgeRow[][], needs: PurgeNeeds) {
  const { rests } = needs
  if (rests.isResting(purger)) return 0
  rests.beginCalls(purger)
  try {
    return await callInOrder(purger, groups, needs)
  } finally {
    rests.endCalls(purger)
  }
}

async function callInOrder(
  purger: Purger,
  groups: PurgeRow[][],
  { rests, warn, signal }: PurgeNeeds,
) {
  for (const [place, rows] of groups.entries()) {
    if (signal.aborted) return place
    try {
      await purger.purge(tagsOf(rows), signal)
    } catch (error) {
      if (signal.aborted) return place
      rests.begin(purger, error)
      warn(error, tagsOf(groups.slice(place).flat()).length)
      return place
    }
    rests.end(purger)
  }
  return groups.length
}

/** When the first of those that were left alone is asked again. */
function retryOf({ now, purgers, rests, signal }: PurgeNeeds) {
  if (signal.aborted) return { reason: 'the process ended', waitMs: 0 }
  const alone = purgers.flatMap((purger) => rests.find(purger) ?? [])
  const [first] = alone.toSorted((one, other) => one.until - other.until)
  return {
    reason: first?.reason ?? '',
    waitMs: Math.max(0, (first?.until ?? 0) - now().getTime()),
  }
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
