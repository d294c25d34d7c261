import { and, asc, desc, eq, gt, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Db, Transaction } from '#server/db/database.ts'
import { asSystem } from '#server/db/row-security/callers.ts'
import { mailOutbox } from '#server/db/tables/schema.ts'
import type { Mail } from './templates.ts'

export type OutboxRow = typeof mailOutbox.$inferSelect

const minuteMs = 60_000
/** A process that dies over a mail gives it back after so long. */
export const claimMs = 2 * minuteMs
const givenUpAfterMs = 48 * 60 * minuteMs
/** An operator may ask for one after that: some seven hours of tries. */
const triesOfAsked = 50
const keptMs = 30 * 24 * 60 * minuteMs

/** Puts a mail in the outbox, in the writer's own transaction: it is sent if, and only if, that one commits. */
export async function enqueueMail(
  tx: Transaction,
  { to, locale, hostId, dedupeKey, ...mail }: Mail,
) {
  await tx
    .insert(mailOutbox)
    .values({ to, locale, hostId, dedupeKey, ...mail })
    .onConflictDoNothing({ target: mailOutbox.dedupeKey })
}

/** Made due again after it was given up; what was only left lying is due from before. */
const isAskedFor = and(
  lt(mailOutbox.attempts, triesOfAsked),
  sql`${mailOutbox.nextAttemptAt} >= ${mailOutbox.createdAt} + ${givenUpAfterMs / 1000} * interval '1 second'`,
)

/**
 * Takes the mails that are due, for this process alone; one that dies over them gives them back in time. A new
 * mail is due whatever its time says: the database's clock may run ahead of ours.
 */
export function claimMails(db: Db, { now, most }: { now: Date; most: number }) {
  return asSystem(db, (tx) => {
    // By a WITH: Postgres may ask a plain subquery again for each row, and take more than `limit`.
    const due = tx.$with('due').as(
      tx
        .select({ id: mailOutbox.id })
        .from(mailOutbox)
        .where(
          and(
            isNull(mailOutbox.sentAt),
            or(eq(mailOutbox.attempts, 0), lte(mailOutbox.nextAttemptAt, now)),
            or(gt(mailOutbox.createdAt, new Date(now.getTime() - givenUpAfterMs)), isAskedFor),
          ),
        )
        .orderBy(asc(mailOutbox.nextAttemptAt))
        .limit(most)
        .for('update', { skipLocked: true }),
    )
    return tx
      .with(due)
      .update(mailOutbox)
      .set({
        attempts: sql`${mailOutbox.attempts} + 1`,
        nextAttemptAt: new Date(now.getTime() + claimMs),
      })
      .where(inArray(mailOutbox.id, tx.select().from(due)))
      .returning()
  })
}

export function extendClaim(db: Db, { id, now }: { id: string; now: Date }) {
  return update(db, id, { nextAttemptAt: new Date(now.getTime() + claimMs) })
}

/** What was sent is not kept: its links are keys. */
export function recordSent(db: Db, { id, now, keep }: { id: string; now: Date; keep: boolean }) {
  const forgotten = keep ? {} : { payload: {} }
  return update(db, id, { sentAt: now, lastError: null, ...forgotten })
}

export function recordFailure(db: Db, failure: { row: OutboxRow; now: Date; reason: string }) {
  const { row, now, reason } = failure
  const nextAttemptAt = new Date(now.getTime() + retryMs(row.attempts))
  return update(db, row.id, { nextAttemptAt, lastError: reason })
}

/** The server says it never will: nothing is gained by asking again. */
export function recordRejection(
  db: Db,
  { id, now, reason }: { id: string; now: Date; reason: string },
) {
  return update(db, id, { sentAt: now, payload: {}, lastError: reason })
}

export function dropOldMails(db: Db, now: Date) {
  const oldest = new Date(now.getTime() - keptMs)
  return asSystem(db, (tx) => tx.delete(mailOutbox).where(lt(mailOutbox.createdAt, oldest)))
}

export function listMails(db: Db, most: number) {
  return asSystem(db, (tx) =>
    tx.select().from(mailOutbox).orderBy(desc(mailOutbox.createdAt)).limit(most),
  )
}

/** Fifteen seconds, then twice the last wait, at most ten minutes. */
export function retryMs(attempts: number) {
  return Math.min(15_000 * 2 ** Math.min(attempts - 1, 10), 10 * minuteMs)
}

function update(db: Db, id: string, change: Partial<typeof mailOutbox.$inferInsert>) {
  return asSystem(db, (tx) => tx.update(mailOutbox).set(change).where(eq(mailOutbox.id, id)))
}
