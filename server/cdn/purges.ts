import { and, asc, desc, inArray, lte, min, or, sql } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import { asSystem } from '#server/db/row-security/callers.ts'
import { cdnPurges } from '#server/db/tables/schema.ts'

export type PurgeRow = typeof cdnPurges.$inferSelect

const claimMs = 60_000
const longestRetryMs = 60_000

/**
 * How long after a tag was forgotten it is forgotten once more. Another process may give out an old page for half a minute
 * when the word of a change was lost, and a cache may have been fetching one just then.
 */
export const againAfterMs = 60_000

/**
 * Takes the purges that are due, for this process alone; one that dies over them gives them back in time. A new one is due
 * whatever its time says: the database's clock may run ahead of ours. It goes before what was tried already, which may be a lot.
 */
export async function claimPurges(db: Db, { now, most }: { now: Date; most: number }) {
  const claimed = await asSystem(db, (tx) => {
    const isNew = sql`(${cdnPurges.attempts} = 0 and not ${cdnPurges.isAgain})`
    // By a WITH: Postgres may ask a plain subquery again for each row, and take more than `limit`.
    const due = tx.$with('due').as(
      tx
        .select({ id: cdnPurges.id })
        .from(cdnPurges)
        .where(or(isNew, lte(cdnPurges.nextAttemptAt, now)))
        .orderBy(desc(isNew), asc(cdnPurges.nextAttemptAt))
        .limit(most)
        .for('update', { skipLocked: true }),
    )
    return tx
      .with(due)
      .update(cdnPurges)
      .set({
        attempts: sql`${cdnPurges.attempts} + 1`,
        nextAttemptAt: new Date(now.getTime() + claimMs),
      })
      .where(inArray(cdnPurges.id, tx.select().from(due)))
      .returning()
  })
  return claimed.toSorted((one, other) => one.attempts - other.attempts)
}

/** Forgotten: what was asked the first time is asked once more, later, and once however many asked. */
export function recordDone(db: Db, { rows, now }: { rows: readonly PurgeRow[]; now: Date }) {
  const first = [...new Set(rows.filter(({ isAgain }) => !isAgain).map(({ tag }) => tag))]
  const dueAt = new Date(now.getTime() + againAfterMs)
  return asSystem(db, async (tx) => {
    await tx.delete(cdnPurges).where(inArray(cdnPurges.id, idsOf(rows)))
    if (first.length === 0) return
    await tx.delete(cdnPurges).where(and(cdnPurges.isAgain, inArray(cdnPurges.tag, first)))
    await tx
      .insert(cdnPurges)
      .values(first.map((tag) => ({ tag, isAgain: true, dueAt, nextAttemptAt: dueAt })))
  })
}

type Failure = { rows: readonly PurgeRow[]; now: Date; reason: string; waitMs: number }

/** Of each tag one row waits on, the one that waits longest: a cache that is away for days fills no table. */
export function recordFailure(db: Db, { rows, now, reason, waitMs }: Failure) {
  const nextAttemptAt = new Date(now.getTime() + waitMs)
  const kept = [...Map.groupBy(rows, ({ tag }) => tag).values()].flatMap((same) =>
    same.toSorted(byWaiting).slice(0, 1),
  )
  const dropped = rows.filter((row) => !kept.includes(row))
  return asSystem(db, async (tx) => {
    if (dropped.length > 0) await tx.delete(cdnPurges).where(inArray(cdnPurges.id, idsOf(dropped)))
    await tx
      .update(cdnPurges)
      .set({ nextAttemptAt, lastError: reason })
      .where(inArray(cdnPurges.id, idsOf(kept)))
  })
}

function byWaiting(one: PurgeRow, other: PurgeRow) {
  return Number(one.isAgain) - Number(other.isAgain) || one.dueAt.getTime() - other.dueAt.getTime()
}

/** A second, then twice the last wait, at most a minute. */
export function retryMs(failures: number) {
  return Math.min(1000 * 2 ** Math.min(failures - 1, 10), longestRetryMs)
}

/** Where there is no cache nobody asks for them. */
export function forgetPurges(db: Db) {
  return asSystem(db, (tx) => tx.delete(cdnPurges))
}

/** How many seconds the purge that waits longest is late. */
export async function readDelay(db: Db, now: Date) {
  const [row] = await asSystem(db, (tx) =>
    tx.select({ oldest: min(cdnPurges.dueAt) }).from(cdnPurges),
  )
  return row?.oldest ? Math.max(0, (now.getTime() - row.oldest.getTime()) / 1000) : 0
}

function idsOf(rows: readonly PurgeRow[]) {
  return rows.map(({ id }) => id)
}
