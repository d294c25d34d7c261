import { and, eq, gt, isNull, lte, or, sql } from 'drizzle-orm'
import type { Transaction } from '#server/db/database.ts'
import { asHost } from '#server/db/row-security/callers.ts'
import { dataExports } from '#server/db/tables/schema.ts'
import type { Resources } from '#server/resources.ts'
import { enqueue } from '#server/work/queue.ts'

type Needs = Pick<Resources, 'db' | 'now' | 'jobs'>

/** Only the host: a file with all there is, made soon. Asked again while one is made or lies ready, it is that one. */
export async function askForData({ db, now, jobs }: Needs, hostId: string) {
  const askedAt = now()
  const asked = await asHost(db, hostId, async (tx) => {
    const [added] = await tx
      .insert(dataExports)
      .values({ hostId, askedAt })
      .onConflictDoUpdate({
        target: dataExports.hostId,
        // Its old parts stay named: whoever makes the new one removes them first.
        set: {
          id: sql`gen_random_uuid()`,
          state: 'asked',
          done: 0,
          of: 0,
          readyUntil: null,
          askedAt,
        },
        setWhere: or(eq(dataExports.state, 'failed'), lte(dataExports.readyUntil, askedAt)),
      })
      .returning({ id: dataExports.id })
    if (added) await enqueue(tx, 'all-my-data', added.id)
    return findDataExport(tx, { hostId, now: askedAt })
  })
  jobs.soon('all-my-data')
  return asked
}

/** The one file of a host; undefined when there is none, or not any more. */
export async function findDataExport(
  tx: Transaction,
  { hostId, now }: { hostId: string; now: Date },
) {
  const [found] = await tx
    .select()
    .from(dataExports)
    .where(
      and(
        eq(dataExports.hostId, hostId),
        or(isNull(dataExports.readyUntil), gt(dataExports.readyUntil, now)),
      ),
    )
  return found
}
