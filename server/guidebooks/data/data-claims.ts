import { and, asc, eq, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import { asSystem } from '#server/db/row-security/callers.ts'
import { dataExports } from '#server/db/tables/schema.ts'

/** Data that breaks this many processes is told to have failed. */
export const mostTries = 3

const minuteMs = 60_000
/** A claim is short, and renewed while its file is made: one of a dead process is soon free. */
export const claimMs = minuteMs

/** What a process holds while it makes one: its own name of the file, so that nobody else goes on writing it. */
export type Claim = { id: string; file: string }

type Row = typeof dataExports.$inferSelect

/** Takes a file that was asked for, for this process alone; one that dies over it leaves it to be begun anew. */
export async function claimDataExport(db: Db, now: Date): Promise<Row | undefined> {
  const [claimed] = await asSystem(db, (tx) => {
    // By a WITH: Postgres may ask a plain subquery again for each row, and take more than `limit`.
    const due = tx.$with('due').as(
      tx
        .select({ id: dataExports.id })
        .from(dataExports)
        .where(
          and(
            isNotNull(dataExports.hostId),
            inArray(dataExports.state, ['asked', 'running']),
            or(isNull(dataExports.claimedUntil), lte(dataExports.claimedUntil, now)),
          ),
        )
        .orderBy(asc(dataExports.tries), asc(dataExports.askedAt))
        .limit(1)
        .for('update', { skipLocked: true }),
    )
    return tx
      .with(due)
      .update(dataExports)
      .set({
        state: 'running',
        tries: sql`${dataExports.tries} + 1`,
        claimedUntil: new Date(now.getTime() + claimMs),
      })
      .where(inArray(dataExports.id, tx.select().from(due)))
      .returning()
  })
  return claimed
}

/** Under its new name, of which nothing is written yet; false when it is not wanted any more. */
export function begin(db: Db, { id, ...begun }: Claim & { key: string; of: number }) {
  const fresh = { ...begun, parts: 0, done: 0, bytes: 0 }
  return change(db, and(eq(dataExports.id, id), isNotNull(dataExports.hostId)), fresh)
}

/** Also keeps the claim; false when the account is gone, or the file is somebody else's. */
export function note(
  db: Db,
  claim: Claim,
  { now, ...more }: { now: Date; parts?: number; done?: number },
) {
  return change(db, heldBy(claim), { ...more, claimedUntil: new Date(now.getTime() + claimMs) })
}

/** What failed waits a little; a try that something else put an end to does not count. */
export function giveBack(db: Db, { id, tries }: Pick<Row, 'id' | 'tries'>, until: Date | null) {
  return change(db, eq(dataExports.id, id), { tries, claimedUntil: until })
}

export function giveUp(db: Db, { id }: Pick<Row, 'id'>) {
  return change(db, eq(dataExports.id, id), { state: 'failed', claimedUntil: null })
}

export function heldBy({ id, file }: Claim) {
  return and(eq(dataExports.id, id), eq(dataExports.file, file), isNotNull(dataExports.hostId))
}

async function change(
  db: Db,
  which: ReturnType<typeof and>,
  values: Partial<typeof dataExports.$inferInsert>,
) {
  const changed = await asSystem(db, (tx) =>
    tx.update(dataExports).set(values).where(which).returning({ id: dataExports.id }),
  )
  return changed.length > 0
}
