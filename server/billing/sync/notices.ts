import { and, eq, gt, isNull, lte, sql } from 'drizzle-orm'
import { maxPaidGuides, monthlyTotalCentavos } from '#domain/money/pricing.ts'
import type { BillingContext } from '#server/billing/context.ts'
import { findAddressee } from '#server/db/addressee.ts'
import type { Transaction } from '#server/db/database.ts'
import type { Letter } from '#server/db/mails.ts'
import { asSystem } from '#server/db/row-security/callers.ts'
import { isNotOver } from '#server/db/tables/billing-states.ts'
import { billedSubscriptions, mailOutbox } from '#server/db/tables/schema.ts'

export async function notify(
  context: Pick<BillingContext, 'mail'>,
  tx: Transaction,
  { hostId, ...notice }: Letter & { hostId: string; dedupeKey: string },
) {
  const host = await findAddressee(tx, hostId)
  if (host) await context.mail.enqueue(tx, { ...host, hostId, ...notice })
}

/** What the provider will charge; above our own limit, by the last of our prices. */
export function totalOf(quantity: number) {
  if (quantity < 1) return 0
  return quantity <= maxPaidGuides
    ? monthlyTotalCentavos(quantity)
    : (monthlyTotalCentavos(maxPaidGuides) / maxPaidGuides) * quantity
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
          isNotOver(billedSubscriptions),
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
  context.mail.sendSoon()
}
