import { and, asc, count, eq, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import { isConnectionLost } from '#server/db/connections/lost-connection.ts'
import { persist, startRetries } from '#server/db/connections/retry.ts'
import type { Db, Transaction } from '#server/db/database.ts'
import { asSystem } from '#server/db/row-security/callers.ts'
import { tasks } from '#server/db/tables/schema.ts'

type Parts = { db: Db; now: () => Date }

export type Task = typeof tasks.$inferSelect

export type TaskKind = 'mail' | 'purge' | 'purge-again' | KindOfJob

/** Those whose job bears their name. */
export type KindOfJob = 'photo-avif' | 'all-my-data'

/** In the writer's own transaction, whoever writes: it is done if, and only if, that one commits. */
export async function enqueue(tx: Transaction, kind: TaskKind, subject: string) {
  await tx.execute(sql`select zaguan_enqueue(${kind}, ${subject})`)
}

type Claim = { kinds: TaskKind[]; now: Date; most: number; claimMs: number }

/**
 * Takes what is due, for this process alone; one that dies over it gives it back in time. What is new goes before what was tried
 * already, and is due whatever the database's clock says.
 */
export function claimTasks(db: Db, { kinds, now, most, claimMs }: Claim) {
  return asSystem(db, (tx) => {
    const isDue = or(isNull(tasks.nextAt), lte(tasks.nextAt, now))
    // By a WITH: Postgres may ask a plain subquery again for each row, and take more than `limit`.
    const due = tx.$with('due').as(
      tx
        .select({ id: tasks.id })
        .from(tasks)
        .where(and(inArray(tasks.kind, kinds), isNull(tasks.failedAt), isDue))
        .orderBy(sql`${tasks.nextAt} asc nulls first`, asc(tasks.since))
        .limit(most)
        .for('update', { skipLocked: true }),
    )
    return tx
      .with(due)
      .update(tasks)
      .set({ attempts: sql`${tasks.attempts} + 1`, nextAt: new Date(now.getTime() + claimMs) })
      .where(inArray(tasks.id, tx.select().from(due)))
      .returning()
  })
}

export function finishTasks(tx: Transaction, done: readonly Task[]) {
  return tx.delete(tasks).where(inArray(tasks.id, idsOf(done)))
}

export function changeTasks(
  tx: Transaction,
  those: readonly Task[],
  values: Partial<typeof tasks.$inferInsert>,
) {
  return tx
    .update(tasks)
    .set(values)
    .where(inArray(tasks.id, idsOf(those)))
}

const idsOf = (those: readonly Task[]) => those.map(({ id }) => id)

/** Somebody is at work on it, or it rests after a failure. */
export function isAtWork(kind: TaskKind, subject: unknown, now: Date) {
  return sql<boolean>`exists (select from ${tasks} where ${tasks.kind} = ${kind}
    and ${tasks.subject} = ${subject} and ${tasks.nextAt} > ${now.toISOString()} and ${tasks.failedAt} is null)`
}

/** Noted down together with the end of the task; answers what is to follow the commit. */
export type Note = (tx: Transaction) => Promise<(() => unknown) | undefined>

/** What becomes of a task that failed: how long it rests, and whether the try counts; or it is given up, for this reason. */
type Verdict = { reason: string; waitMs: number; isCounted?: boolean } | { givenUp: string }

export type Handler = {
  kind: TaskKind
  /** Renewed while the work goes on. */
  claimMs: number
  work: (task: Task, signal: AbortSignal) => Promise<Note | undefined>
  onFailure: (task: Task, error: unknown, signal: AbortSignal) => Verdict
  /** Noted down together with the failure. */
  noteFailure?: (tx: Transaction, task: Task, verdict: Verdict) => Promise<unknown>
}

/** Does what is due, one task after the other, so that none waits in the hands of a process that is slow. Any number may do it at once. */
export async function workThrough(resources: Parts, handler: Handler, signal: AbortSignal) {
  const { kind, claimMs } = handler
  while (!signal.aborted) {
    const wish = { kinds: [kind], now: resources.now(), most: 1, claimMs }
    const [task] = await claimTasks(resources.db, wish)
    if (!task) return
    if (!(await goesOn(resources, { handler, task, signal }))) return
  }
}

type Try = { handler: Handler; task: Task; signal: AbortSignal }

/** False when what is needed for it is ending: the task is given back at once, for whoever comes. */
async function goesOn({ db, now }: Parts, { handler, task, signal }: Try) {
  const renewal = setInterval(() => {
    const nextAt = new Date(now().getTime() + handler.claimMs)
    // A claim that runs out is work done twice, nothing worse.
    asSystem(db, (tx) => changeTasks(tx, [task], { nextAt })).catch(() => {})
  }, handler.claimMs / 4)
  try {
    const note = await handler.work(task, signal)
    // What was done and is not noted is done again.
    const follow = await persist(whileDatabaseIsAway, {
      attempt: () =>
        asSystem(db, async (tx) => {
          await finishTasks(tx, [task])
          return note?.(tx)
        }),
      isWorthWaiting: isConnectionLost,
      onFirstFailure: () => {},
    })
    await follow?.()
    return true
  } catch (error) {
    clearInterval(renewal)
    const verdict = handler.onFailure(task, error, signal)
    await asSystem(db, async (tx) => {
      await changeTasks(tx, [task], afterFailure(task, verdict, now()))
      await handler.noteFailure?.(tx, task, verdict)
    })
    return 'givenUp' in verdict || verdict.waitMs > 0
  } finally {
    clearInterval(renewal)
  }
}

const whileDatabaseIsAway = { ...startRetries, forMs: 5_000 }

function afterFailure({ attempts }: Task, verdict: Verdict, now: Date) {
  if ('givenUp' in verdict) return { failedAt: now, lastError: verdict.givenUp }
  const { reason, waitMs, isCounted = true } = verdict
  return {
    nextAt: waitMs === 0 ? null : new Date(now.getTime() + waitMs),
    attempts: isCounted ? attempts : attempts - 1,
    lastError: reason,
  }
}

/** So long after the first failure, then twice the last wait. */
export function growing(
  failures: number,
  { firstMs, mostMs }: { firstMs: number; mostMs: number },
) {
  return Math.min(firstMs * 2 ** Math.min(failures - 1, 10), mostMs)
}

/** One line of work for the whole process: asked for again while it runs, it looks once more before it is done. */
export function openLine(work: (signal: AbortSignal) => Promise<void>) {
  const ending = new AbortController()
  const { signal } = ending
  let running: Promise<void> | undefined
  let isAskedAgain = false

  const run = async () => {
    try {
      do {
        isAskedAgain = false
        await work(signal)
      } while (isAskedAgain && !signal.aborted)
    } finally {
      running = undefined
    }
  }

  return {
    async workOff() {
      if (signal.aborted) return
      isAskedAgain = true
      running ??= run()
      await running
    },
    /** What is due from now on waits for another process, or for the next start. */
    stop: () => ending.abort(),
    async close() {
      ending.abort()
      await running?.catch(() => {})
    },
  }
}

/** What was given up stays to be seen for a month. */
export function countGivenUp(db: Db) {
  return asSystem(db, (tx) =>
    tx
      .select({ kind: tasks.kind, tasks: count() })
      .from(tasks)
      .where(isNotNull(tasks.failedAt))
      .groupBy(tasks.kind),
  )
}

/** A task that was given up, or waits, begins anew: due at once, with all its tries. */
export async function beginAnew(tx: Transaction, kind: TaskKind, subject: string) {
  await tx.delete(tasks).where(and(eq(tasks.kind, kind), eq(tasks.subject, subject)))
  await enqueue(tx, kind, subject)
}
