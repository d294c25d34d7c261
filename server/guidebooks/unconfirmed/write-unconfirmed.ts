import { eq } from 'drizzle-orm'
import type { Unconfirmed } from '#domain/guide/unconfirmed/unconfirmed.ts'
import type { Transaction } from '#server/db/database.ts'
import { guideUnconfirmed } from '#server/db/tables/schema.ts'

type Change = {
  propertyId: string
  before?: Unconfirmed | null | undefined
  after: Unconfirmed | null | undefined
  now: Date
}

/** Writes which texts of a guide wait to be confirmed; one without any, before and after, is not asked about. */
export async function writeUnconfirmed(
  tx: Transaction,
  { propertyId, before, after, now }: Change,
) {
  if (JSON.stringify(before ?? null) === JSON.stringify(after ?? null)) return
  if (!after || Object.keys(after).length === 0) {
    await tx.delete(guideUnconfirmed).where(eq(guideUnconfirmed.propertyId, propertyId))
    return
  }
  const row = { texts: after, updatedAt: now }
  await tx
    .insert(guideUnconfirmed)
    .values({ propertyId, ...row })
    .onConflictDoUpdate({ target: guideUnconfirmed.propertyId, set: row })
}
