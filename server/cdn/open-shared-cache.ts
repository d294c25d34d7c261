import { and, eq, inArray, min } from 'drizzle-orm'
import { createMiddleware } from 'hono/factory'
import { everyGuideTag, everyPhotoTag, notePurges } from '#server/db/cdn-tags.ts'
import type { Db } from '#server/db/database.ts'
import type { GuideChanges } from '#server/db/guide-changes.ts'
import { asSystem } from '#server/db/row-security/callers.ts'
import { tasks } from '#server/db/tables/schema.ts'
import { inTime } from '#server/work/promises.ts'
import {
  changeTasks,
  claimTasks,
  finishTasks,
  openLine,
  type Task,
  type TaskKind,
} from '#server/work/queue.ts'
import { type CacheHeaders, openPauses, type Purger, readPurgers } from './purgers.ts'

export type SharedCache = ReturnType<typeof openSharedCache>

type Options = {
  db: Db
  now: () => Date
  guideChanges: Pick<GuideChanges, 'onChange'>
  config: { cdnSeconds: number; cdnPurge: readonly string[] }
  warn: (error: unknown, words: string) => void
  purgers?: readonly Purger[]
  /** How long what has changed meanwhile waits for a cache that says nothing. */
  patienceMs?: number
}

/** The caches between guests and us: what may stand there, and how they hear that it has changed. */
export function openSharedCache({
  db,
  now,
  guideChanges,
  config: { cdnSeconds: seconds, cdnPurge },
  warn,
  purgers = readPurgers(cdnPurge),
  patienceMs = 1_000,
}: Options) {
  const isOn = seconds > 0
  let isStarted = false
  let isStartNoted = false
  const unfinished = new Set<Promise<void>>()
  const pauses = openPauses(now)

  const refusing: CacheHeaders = isOn
    ? Object.assign(
        { 'CDN-Cache-Control': 'no-store' },
        ...purgers.map((purger) => purger.refusing),
      )
    : {}

  /**
   * All that stands in them is forgotten at every start: this process may be of another release, and a cache may have missed what
   * was said while it was left out. Once more a minute later, as everything: then those of the release before have ended.
   */
  async function noteStart() {
    if (isStartNoted) return
    await asSystem(db, (tx) => notePurges(tx, [everyGuideTag, everyPhotoTag]))
    isStartNoted = true
  }

  /** Beside the turns that follow. */
  function finishLater(work: Promise<void>) {
    const whole = work.catch(warnOfTurn).finally(() => {
      unfinished.delete(whole)
      purgeSoon()
    })
    unfinished.add(whole)
  }

  const warnOfTurn = (error: unknown) => warn(error, 'shared caches were not told of a change')

  const line = openLine(async (signal) => {
    if (isStarted) await noteStart()
    await workOffPurges({ db, now, purgers, pauses, patienceMs, finishLater, signal, warn })
  })

  function purgeSoon() {
    if (isStarted && purgers.length > 0) line.workOff().catch(warnOfTurn)
  }

  const stopListening = guideChanges.onChange(purgeSoon)

  return {
    isOn,
    hasPurgers: purgers.length > 0,
    /** Beside an answer that may stand in a shared cache under these tags; nothing where there is none. */
    sharing(tags: readonly string[]): CacheHeaders {
      if (!isOn) return {}
      const own = { 'CDN-Cache-Control': `public, max-age=${seconds}` }
      return Object.assign(own, ...purgers.map((purger) => purger.sharing({ seconds, tags })))
    },
    /** Beside every other answer. */
    refusing,
    workOff: line.workOff,
    /** Where nobody is to be told. */
    async forget() {
      await asSystem(db, (tx) => tx.delete(tasks).where(inArray(tasks.kind, kinds)))
    },
    readDelay: () => readDelay(db, now()),
    start() {
      isStarted = true
      purgeSoon()
    },
    async close() {
      isStarted = false
      line.stop()
      stopListening()
      await line.close()
      await Promise.all(unfinished)
    },
  }
}

const kinds: TaskKind[] = ['purge', 'purge-again']
const claimMs = 60_000
const batch = 1000

/**
 * How long after a tag was forgotten it is forgotten once more. Another process may give out an old page for half a minute
 * when the word of a change was lost, and a cache may have been fetching one just then.
 */
export const againAfterMs = 60_000

type Purging = Required<Omit<Options, 'guideChanges' | 'config'>> & {
  pauses: ReturnType<typeof openPauses>
  /** Ends the turn: what is under way is given up, and due at once for whoever comes. */
  signal: AbortSignal
  /** Given what goes on after its turn. */
  finishLater: (work: Promise<void>) => void
}

/**
 * Has every cache forget what is due, as many tags a call as it takes. One that fails is left alone for a while, the others go
 * on; one that is slow goes on by itself. What it has missed waits until it is asked again, and is then said to all.
 */
async function workOffPurges(purging: Purging) {
  const { db, now, purgers, pauses, signal, patienceMs, finishLater } = purging
  let claimed: Task[]
  do {
    if (signal.aborted || purgers.every(pauses.isPaused)) return
    claimed = await claimPurges(db, { now: now(), most: batch })
    const work = tellAll(claimed, purging)
    const isDone = work.then(() => true)
    if (!(await inTime(isDone, patienceMs, () => false))) finishLater(work)
  } while (claimed.length === batch)
}

/** What is new goes before what was tried already, which may be a lot. */
export async function claimPurges(db: Db, wish: { now: Date; most: number }) {
  const claimed = await claimTasks(db, { ...wish, kinds, claimMs })
  return claimed.toSorted((one, other) => one.attempts - other.attempts)
}

async function tellAll(claimed: readonly Task[], purging: Purging) {
  const { db, now, purgers } = purging
  const groups = groupByTag(claimed, Math.min(...purgers.map((purger) => purger.mostTags)))
  const heard = await Promise.all(purgers.map((purger) => tell(purger, groups, purging)))
  const heardByAll = Math.min(...heard)
  const done = groups.slice(0, heardByAll).flat()
  const missed = groups.slice(heardByAll).flat()
  if (done.length > 0) await recordDone(db, done, now())
  if (missed.length > 0) await recordFailure(db, missed, retryOf(purging))
}

/** Answers how many of the groups it has forgotten: up to its first failure. */
async function tell(purger: Purger, groups: Task[][], { pauses, warn, signal }: Purging) {
  if (pauses.isPaused(purger)) return 0
  pauses.beginCalls(purger)
  let place = 0
  try {
    for (; place < groups.length && !signal.aborted; place += 1) {
      await purger.purge(tagsOf(groups[place] ?? []), signal)
      pauses.end(purger)
    }
  } catch (error) {
    if (signal.aborted) return place
    pauses.begin(purger, error)
    const left = tagsOf(groups.slice(place).flat()).length
    warn(error, `${left} tags stand in a shared cache for longer`)
  } finally {
    pauses.endCalls(purger)
  }
  return place
}

/** When the first of those that were left alone is asked again. */
function retryOf({ now, purgers, pauses, signal }: Purging) {
  if (signal.aborted) return { lastError: 'the process ended', nextAt: now() }
  const alone = purgers.flatMap((purger) => pauses.find(purger) ?? [])
  const [first] = alone.toSorted((one, other) => one.until - other.until)
  const until = Math.max(now().getTime(), first?.until ?? 0)
  return { lastError: first?.reason ?? '', nextAt: new Date(until) }
}

/** Rows of the same tag stay together. */
function groupByTag(rows: readonly Task[], mostTags: number) {
  const byTag = [...Map.groupBy(rows, ({ subject }) => subject).values()]
  const groups: Task[][] = []
  for (let from = 0; from < byTag.length; from += mostTags) {
    groups.push(byTag.slice(from, from + mostTags).flat())
  }
  return groups
}

function tagsOf(rows: readonly Task[]) {
  return [...new Set(rows.map(({ subject }) => subject))]
}

/** Forgotten: what was asked the first time is asked once more, later, and once however many asked. */
function recordDone(db: Db, rows: readonly Task[], now: Date) {
  const first = tagsOf(rows.filter(({ kind }) => kind === 'purge'))
  const dueAt = new Date(now.getTime() + againAfterMs)
  return asSystem(db, async (tx) => {
    await finishTasks(tx, rows)
    if (first.length === 0) return
    const again = { kind: 'purge-again', since: dueAt, nextAt: dueAt }
    await tx.delete(tasks).where(and(eq(tasks.kind, again.kind), inArray(tasks.subject, first)))
    await tx.insert(tasks).values(first.map((subject) => ({ ...again, subject })))
  })
}

/** Of each tag one row waits on, the one that waits longest: a cache that is away for days fills no table. */
function recordFailure(db: Db, rows: readonly Task[], wait: { nextAt: Date; lastError: string }) {
  const kept = [...Map.groupBy(rows, ({ subject }) => subject).values()].flatMap((same) =>
    same
      .toSorted(
        (one, other) =>
          one.kind.localeCompare(other.kind) || one.since.getTime() - other.since.getTime(),
      )
      .slice(0, 1),
  )
  const dropped = rows.filter((row) => !kept.includes(row))
  return asSystem(db, async (tx) => {
    if (dropped.length > 0) await finishTasks(tx, dropped)
    await changeTasks(tx, kept, wait)
  })
}

/** How many seconds the purge that waits longest is late. */
async function readDelay(db: Db, now: Date) {
  const [row] = await asSystem(db, (tx) =>
    tx
      .select({ oldest: min(tasks.since) })
      .from(tasks)
      .where(inArray(tasks.kind, kinds)),
  )
  return row?.oldest ? Math.max(0, (now.getTime() - row.oldest.getTime()) / 1000) : 0
}

/** What does not say of itself that it may stand in a shared cache may not, whatever a cache's own rules are. */
export function keepFromSharedCaches({ refusing }: { refusing: CacheHeaders }) {
  return createMiddleware(async (c, next) => {
    await next()
    const { headers } = c.res
    const isWhole = c.res.status === 200 || c.res.status === 304
    const isOwnFile = isWhole && headers.get('cache-control')?.includes('immutable')
    const mayStand = isOwnFile || headers.has('cdn-cache-control')
    if (mayStand && !headers.has('set-cookie')) return
    for (const [name, value] of Object.entries(refusing)) c.header(name, value)
  })
}
