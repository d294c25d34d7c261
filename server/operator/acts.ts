import { desc, eq } from 'drizzle-orm'
import type { Transaction } from '#server/db/database.ts'
import { operatorActs } from '#server/db/tables/schema.ts'

/** What was done by hand, newest first. */
export function listActs(tx: Transaction, { hostId }: { hostId?: string | undefined }) {
  return tx
    .select()
    .from(operatorActs)
    .where(hostId === undefined ? undefined : eq(operatorActs.hostId, hostId))
    .orderBy(desc(operatorActs.at), desc(operatorActs.id))
    .limit(100)
}
