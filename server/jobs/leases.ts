import { and, eq, gt, lte, or } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import { asSystem } from '#server/db/row-security/callers.ts'
import { jobLeases } from '#server/db/tables/schema.ts'

type Lease = { name: string; holder: string; until: Date }

type Claim = Lease & {
  now: Date
  /** No clock that goes right has ever given one until later than this. */
  atMost: Date
}

/** Takes a lease that nobody holds any more, or that a clock gone wrong has given away for ages; one process of many gets it. */
export async function claimLease(db: Db, { now, atMost, ...lease }: Claim) {
  const claimed = await asSystem(db, (tx) =>
    tx
      .insert(jobLeases)
      .values(lease)
      .onConflictDoUpdate({
        target: jobLeases.name,
        set: { holder: lease.holder, until: lease.until },
        setWhere: or(lte(jobLeases.until, now), gt(jobLeases.until, atMost)),
      })
      .returning({ name: jobLeases.name }),
  )
  return claimed.length > 0
}

/** Moves the end of a lease we still hold. */
export async function extendLease(db: Db, { name, holder, until }: Lease) {
  await asSystem(db, (tx) =>
    tx
      .update(jobLeases)
      .set({ until })
      .where(and(eq(jobLeases.name, name), eq(jobLeases.holder, holder))),
  )
}
