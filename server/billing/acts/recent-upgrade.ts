import { and, desc, eq, gt, or } from 'drizzle-orm'
import type { BillingContext } from '#server/billing/context.ts'
import { asSystem } from '#server/db/row-security/callers.ts'
import { billingAttempts } from '#server/db/tables/schema.ts'
import { unseen } from './attempts.ts'

const recentMs = 2 * 60_000
const dayMs = 24 * 3_600_000

/** An upgrade to this quantity that went through just now, or one of which nobody knows what became. */
export async function findRecentUpgrade(
  { db, payments }: Pick<BillingContext, 'db' | 'payments'>,
  { hostId, quantity }: { hostId: string; quantity: number },
) {
  const { state, errorCode, updatedAt } = billingAttempts
  const within = (ms: number) => gt(updatedAt, new Date(payments.now().getTime() - ms))
  const isRecent = and(eq(state, 'succeeded'), within(recentMs))
  const isUnseen = and(eq(state, 'failed'), eq(errorCode, unseen), within(dayMs))
  const [found] = await asSystem(db, (tx) =>
    tx
      .select({ id: billingAttempts.id, state })
      .from(billingAttempts)
      .where(
        and(
          eq(billingAttempts.hostId, hostId),
          eq(billingAttempts.kind, 'quantity'),
          eq(billingAttempts.quantity, quantity),
          or(eq(state, 'started'), isUnseen, isRecent),
        ),
      )
      .orderBy(desc(billingAttempts.createdAt))
      .limit(1),
  )
  return found
}
