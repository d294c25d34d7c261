import { and, desc, eq, gt, or } from 'drizzle-orm'
import { billingAttempts } from '#server/db/schema.ts'
import { asSystem } from '#server/db/walls.ts'
import type { BillingGround } from './ground.ts'

const recentMs = 2 * 60_000

/** An upgrade to this quantity that went through just now, or one we never heard back about. */
export async function findRecentUpgrade(
  { db, payments }: Pick<BillingGround, 'db' | 'payments'>,
  { hostId, quantity }: { hostId: string; quantity: number },
) {
  const since = new Date(payments.now().getTime() - recentMs)
  const isRecent = and(eq(billingAttempts.state, 'succeeded'), gt(billingAttempts.updatedAt, since))
  const [found] = await asSystem(db, (tx) =>
    tx
      .select({ id: billingAttempts.id, state: billingAttempts.state })
      .from(billingAttempts)
      .where(
        and(
          eq(billingAttempts.hostId, hostId),
          eq(billingAttempts.kind, 'quantity'),
          eq(billingAttempts.quantity, quantity),
          or(eq(billingAttempts.state, 'started'), isRecent),
        ),
      )
      .orderBy(desc(billingAttempts.createdAt))
      .limit(1),
  )
  return found
}
