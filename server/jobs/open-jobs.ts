import type { Db } from '#server/db/database.ts'
import { claimLease, endLease, extendLease } from './leases.ts'

/** Work that some process of the fleet does every so often, and never two at a time. */
export type Job = { name: string; everyMs: number; run: () => Promise<void> }

type Needs = {
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
/** What the database's clock may go back by when another server takes its place. */
const clocksDifferMs = 3_600_000

/** Runs what is due, when this process gets the lease; does nothing until it is started. */
export function openJobs({ db, now, random, onFailure, jobs, tickMs = 5_000 }: Needs) {
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
    const lease = await claimLease(db, { name, holder, forMs: leaseMs, atMostMs })
    if (!lease) return
    const renewal = setInterval(() => {
      extendLease(db, { name, holder, forMs: leaseMs }).catch((error) => onFailure(name, error))
    }, leaseMs / 3)
    try {
      await run()
      await endLease(db, { name, holder, at: new Date(lease.since.getTime() + everyMs) })
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
    /** Runs a job at once, beside its turns: only one that many processes may do at the same time. */
    soon(name: string) {
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
