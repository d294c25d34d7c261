import { and, eq, gt, isNull, lte, or, sql } from 'drizzle-orm'
import { maxPaidGuides, monthlyTotalCentavos } from '#domain/money/pricing.ts'
import type { BillingContext } from '#server/billing/context.ts'
import { isMissing, unless } from '#server/billing/payments.ts'
import { findAddressee } from '#server/db/addressee.ts'
import type { Transaction } from '#server/db/database.ts'
import type { Letter } from '#server/db/mails.ts'
import { asSystem } from '#server/db/row-security/callers.ts'
import { isNotOver } from '#server/db/tables/billing-states.ts'
import { billedSubscriptions, billingCustomers, mailOutbox } from '#server/db/tables/schema.ts'
import { openBatch } from '#server/work/promises.ts'

export async function notify(
  context: Pick<BillingContext, 'mail'>,
  tx: Transaction,
  { hostId, ...notice }: Letter & { hostId: string; dedupeKey: string },
) {
  const host = await findAddressee(tx, hostId)
  if (host) await context.mail.enqueue(tx, { ...host, hostId, ...notice })
}

/** What the provider asks for a month; above our own limit, by the last of our prices. */
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
  const batch = openBatch()
  for (const { id, hostId, quantity, end, customerId } of await listRenewing(context)) {
    await batch.do(async () => {
      if (!end || !customerId) return
      const asked = context.payments.stripe.customers.retrieve(customerId)
      const customer = await unless(isMissing, asked)
      if (!customer || customer.deleted) return
      // What an earlier change has left, owed or to the good, is settled with the next charge.
      const totalCentavos = Math.max(0, totalOf(quantity) + customer.balance)
      const renewsAt = end.toISOString()
      await asSystem(context.db, (tx) =>
        notify(context, tx, {
          hostId,
          template: 'renewal_ahead',
          dedupeKey: `renewal:${id}:${renewsAt}`,
          payload: { quantity, totalCentavos, renewsAt, url: `${context.appUrl()}/settings` },
        }),
      )
    })
  }
  context.mail.sendSoon()
  batch.finish('some charges were not announced')
}

function listRenewing({ db, payments }: BillingContext) {
  const now = payments.now()
  const { id, hostId, quantity, currentPeriodEnd, cancelAt, cancelAtPeriodEnd, status } =
    billedSubscriptions
  const { stripeCustomerId: customerId } = billingCustomers
  return asSystem(db, (tx) =>
    tx
      .select({ id, hostId, quantity, end: currentPeriodEnd, customerId })
      .from(billedSubscriptions)
      .innerJoin(billingCustomers, eq(billingCustomers.hostId, hostId))
      .where(
        and(
          eq(status, 'active'),
          isNotOver(billedSubscriptions),
          eq(cancelAtPeriodEnd, false),
          or(isNull(cancelAt), gt(cancelAt, currentPeriodEnd)),
          gt(quantity, 0),
          gt(currentPeriodEnd, now),
          lte(currentPeriodEnd, new Date(now.getTime() + aheadMs)),
          isUntold,
        ),
      ),
  )
}
