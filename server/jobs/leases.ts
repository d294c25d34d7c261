import { and, eq, lte } from 'drizzle-orm'
import { asSystem } from '#server/db/callers.ts'
import type { Db } from '#server/db/database.ts'
import { jobLeases } from '#server/db/schema.ts'

type Lease = { name: string; holder: string; until: Date }

/** Takes a lease that nobody holds any more; one process of many gets it. */
export async function claimLease(db: Db, { now, ...lease }: Lease & { now: Date }) {
  const claimed = await asSystem(db, (tx) =>
    tx
      .insert(jobLeases)
      .values(lease)
      .onConflictDoUpdate({
        target: jobLeases.name,
        set: { holder: lease.holder, until: lease.until },
        setWhere: lte(jobLeases.until, now),
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
