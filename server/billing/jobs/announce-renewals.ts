import { and, eq, gt, isNull, lte } from 'drizzle-orm'
import type { BillingContext } from '#server/billing/context.ts'
import { notify, totalOf } from '#server/billing/notices.ts'
import { asSystem } from '#server/db/row-security/callers.ts'
import { billedSubscriptions } from '#server/db/tables/schema.ts'

const aheadMs = 7 * 86_400_000

/** Tells hosts of a charge a week before it comes, once for each period: how much, when, how to stop it. */
export async function announceRenewals(context: BillingContext) {
  const now = context.payments.now()
  const { currentPeriodEnd, cancelAt, cancelAtPeriodEnd, status } = billedSubscriptions
  await asSystem(context.db, async (tx) => {
    const renewing = await tx
      .select()
      .from(billedSubscriptions)
      .where(
        and(
          eq(status, 'active'),
          eq(cancelAtPeriodEnd, false),
          isNull(cancelAt),
          gt(currentPeriodEnd, now),
          lte(currentPeriodEnd, new Date(now.getTime() + aheadMs)),
        ),
      )
    for (const { id, hostId, quantity, currentPeriodEnd: end } of renewing) {
      if (!end || quantity < 1) continue
      await notify(context, tx, {
        hostId,
        template: 'renewal_ahead',
        dedupeKey: `renewal:${id}:${end.toISOString()}`,
        payload: {
          quantity,
          totalCentavos: totalOf(quantity),
          renewsAt: end.toISOString(),
          url: `${context.appUrl()}/settings`,
        },
      })
    }
  })
  context.mail.kick()
}
