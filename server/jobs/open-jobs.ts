import { and, eq, gt, lte, or, sql } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import { asSystem } from '#server/db/row-security/callers.ts'
import { jobLeases } from '#server/db/tables/schema.ts'
import type { KindOfJob } from '#server/work/queue.ts'

/** Work that some process of the fleet does every so often, and never two at a time. */
export type Job = { name: string; everyMs: number; run: () => Promise<void> }

type Options = {
  db: Db
  now: () => Date
  random: (size: number) => Uint8Array
  onFailure: (name: string, error: unknown) => void
  jobs: readonly Job[]
  tickMs?: number
}

/** While a job runs its lease is short and renewed: a process that dies leaves it to another within a minute. */
const leaseMs = 60_000
const lookAgainMs = 30_000
const longestRetryMs = 3_600_000
/** What the database's clock may go back by when another server takes its place. */
const clocksDifferMs = 3_600_000

/** Runs what is due, when this process gets the lease; does nothing until it is started. */
export function openJobs({ db, now, random, onFailure, jobs, tickMs = 5_000 }: Options) {
  const holder = Buffer.from(random(12)).toString('hex')
  const lookAt = new Map<string, number>()
  const running = new Map<string, Promise<void>>()
  let timer: NodeJS.Timeout | undefined

  const isDue = ({ name }: Job) => {
    const waitMs = (lookAt.get(name) ?? 0) - now().getTime()
    // A longer wait than there is was begun before the clock was set back.
    return !running.has(name) && (waitMs <= 0 || waitMs > lookAgainMs)
  }

  const runOne = async ({ name, everyMs, run }: Job) => {
    lookAt.set(name, now().getTime() + Math.min(everyMs, lookAgainMs))
    const atMostMs = everyMs + leaseMs + clocksDifferMs
    const lease = await claimLease(db, { name, holder, atMostMs })
    if (!lease) return
    const setEnd = (until: Date | ReturnType<typeof inMs>, failures?: number) =>
      asSystem(db, (tx) =>
        tx
          .update(jobLeases)
          .set({ until, failures })
          .where(and(eq(jobLeases.name, name), eq(jobLeases.holder, holder))),
      )
    const renewal = setInterval(() => {
      setEnd(inMs(leaseMs)).catch((error) => onFailure(name, error))
    }, leaseMs / 3)
    try {
      const isDone = await run().then(
        () => true,
        (error) => {
          onFailure(name, error)
          return false
        },
      )
      if (isDone) await setEnd(new Date(lease.since.getTime() + everyMs), 0)
      else {
        // A minute, then twice the last wait: at most its usual one, or an hour.
        const longestMs = Math.max(leaseMs, Math.min(everyMs, longestRetryMs))
        const retryMs = Math.min(leaseMs * 2 ** Math.min(lease.failures, 10), longestMs)
        await setEnd(inMs(retryMs), lease.failures + 1)
      }
    } finally {
      clearInterval(renewal)
    }
  }

  const begin = (job: Job) => {
    const run = runOne(job)
      .catch((error) => onFailure(job.name, error))
      .finally(() => running.delete(job.name))
    running.set(job.name, run)
    return run
  }

  /** Runs every job that is due and waits for them. */
  const runDue = async () => {
    await Promise.all(jobs.filter(isDue).map(begin))
  }

  return {
    runDue,
    /** Runs a job at once, beside its turns and without a lease: one that claims tasks one by one and bears their kind's name. */
    soon(name: KindOfJob) {
      const job = jobs.find((each) => each.name === name)
      if (timer && job) job.run().catch((error) => onFailure(name, error))
    },
    start() {
      timer ??= setInterval(() => void runDue(), tickMs).unref()
    },
    async close() {
      clearInterval(timer)
      await Promise.all(running.values())
    },
  }
}

type Claim = {
  name: string
  holder: string
  /** No clock that goes right has ever given one for longer than this. */
  atMostMs: number
}

/**
 * Takes a lease that nobody holds any more, or that a clock gone wrong has given away for ages; one process of many gets it, and
 * is told since when it has it. By the database's own clock: those of the processes may differ.
 */
async function claimLease(db: Db, { name, holder, atMostMs }: Claim) {
  const isOver = lte(jobLeases.until, sql`now()`)
  const isForAges = gt(jobLeases.until, inMs(atMostMs))
  const [claimed] = await asSystem(db, (tx) =>
    tx
      .insert(jobLeases)
      .values({ name, holder, until: inMs(leaseMs) })
      .onConflictDoUpdate({
        target: jobLeases.name,
        set: { holder, until: inMs(leaseMs) },
        setWhere: or(isOver, isForAges),
      })
      .returning({ until: jobLeases.until, failures: jobLeases.failures }),
  )
  if (!claimed) return undefined
  return { since: new Date(claimed.until.getTime() - leaseMs), failures: claimed.failures }
}

function inMs(ms: number) {
  return sql`now() + ${ms}::float8 * interval '1 millisecond'`
}

/** The jobs that have failed since they last went well, and how often. */
export function countFailures(db: Db) {
  return asSystem(db, (tx) =>
    tx
      .select({ job: jobLeases.name, failures: jobLeases.failures })
      .from(jobLeases)
      .where(gt(jobLeases.failures, 0)),
  )
}
