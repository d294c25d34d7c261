import { and, eq, gt, lte, or, sql } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import { asSystem } from '#server/db/row-security/callers.ts'
import { jobLeases } from '#server/db/tables/schema.ts'

type Lease = { name: string; holder: string }

type Claim = Lease & {
  forMs: number
  /** No clock that goes right has ever given one for longer than this. */
  atMostMs: number
}

/**
 * Takes a lease that nobody holds any more, or that a clock gone wrong has given away for ages; one process of many gets it, and
 * is told since when it has it. By the database's own clock: those of the processes may differ.
 */
export async function claimLease(db: Db, { name, holder, forMs, atMostMs }: Claim) {
  const isOver = lte(jobLeases.until, sql`now()`)
  const isForAges = gt(jobLeases.until, inMs(atMostMs))
  const [claimed] = await asSystem(db, (tx) =>
    tx
      .insert(jobLeases)
      .values({ name, holder, until: inMs(forMs) })
      .onConflictDoUpdate({
        target: jobLeases.name,
        set: { holder, until: inMs(forMs) },
        setWhere: or(isOver, isForAges),
      })
      .returning({ until: jobLeases.until }),
  )
  return claimed && { since: new Date(claimed.until.getTime() - forMs) }
}

/** Keeps a lease we still hold for so long from now. */
export function extendLease(db: Db, { forMs, ...lease }: Lease & { forMs: number }) {
  return setEnd(db, lease, inMs(forMs))
}

/** The moment when the next one may take the lease we still hold. */
export function endLease(db: Db, { at, ...lease }: Lease & { at: Date }) {
  return setEnd(db, lease, at)
}

async function setEnd(db: Db, { name, holder }: Lease, until: Date | ReturnType<typeof inMs>) {
  await asSystem(db, (tx) =>
    tx
      .update(jobLeases)
      .set({ until })
      .where(and(eq(jobLeases.name, name), eq(jobLeases.holder, holder))),
  )
}

function inMs(ms: number) {
  return sql`now() + ${ms}::float8 * interval '1 millisecond'`
}
