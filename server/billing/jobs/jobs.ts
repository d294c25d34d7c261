import { and, eq, gt, isNull, lte, sql } from 'drizzle-orm'
import type { BillingContext } from '#server/billing/context.ts'
import { isNotOver } from '#server/billing/sync/mirror.ts'
import { notify, totalOf } from '#server/billing/sync/sync-host.ts'
import { asSystem } from '#server/db/row-security/callers.ts'
import { billedSubscriptions, mailOutbox } from '#server/db/tables/schema.ts'
import { auditAccount, startProgress } from './audit-account.ts'
import { reconcile } from './reconcile.ts'
import { sweepGraces } from './sweep-graces.ts'

const minute = 60_000
const hour = 60 * minute

/** What billing does by itself, and how often. */
export function billingJobs(context: BillingContext) {
  const audited = startProgress()
  return [
    { name: 'billing-graces', everyMs: minute / 4, run: () => sweepGraces(context) },
    { name: 'billing-reconcile', everyMs: hour, run: () => reconcile(context) },
    { name: 'billing-renewals', everyMs: hour, run: () => announceRenewals(context) },
    { name: 'billing-audit', everyMs: 24 * hour, run: () => auditAccount(context, audited) },
  ]
}

const aheadMs = 7 * 86_400_000

/** Its mail is not in the outbox yet, under the key that `notify` puts it there with. */
const isUntold = sql`not exists (
  select from ${mailOutbox}
  where ${mailOutbox.dedupeKey} = 'renewal:' || ${billedSubscriptions.id} || ':' ||
    to_char(${billedSubscriptions.currentPeriodEnd} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))`

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
          isNotOver,
          eq(cancelAtPeriodEnd, false),
          isNull(cancelAt),
          gt(currentPeriodEnd, now),
          lte(currentPeriodEnd, new Date(now.getTime() + aheadMs)),
          isUntold,
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
