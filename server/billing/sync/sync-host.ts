import { eq, sql } from 'drizzle-orm'
import type { BillingContext } from '#server/billing/context.ts'
import { asSystem } from '#server/db/row-security/callers.ts'
import { billingCustomers } from '#server/db/tables/schema.ts'
import { changeCustomer, loseCustomer } from './customers.ts'
import { entitleHost } from './entitle-host.ts'
import { fetchSubscriptions, writeMirror } from './mirror.ts'

/**
 * Asks the provider what the host has, and makes our copy and the credits follow: the only writer of both. Fetches may
 * run at the same time: each is numbered before it asks, and one that began earlier never overwrites a later one.
 */
export async function syncHost(context: BillingContext, hostId: string, reason: string) {
  const look = await beginLook(context, hostId)
  if (!look) return
  const { number, customerId } = look
  const fetched = customerId ? await fetchOrLose(context, { hostId, customerId }) : []
  await asSystem(context.db, async (tx) => {
    const [row] = await tx
      .select()
      .from(billingCustomers)
      .where(eq(billingCustomers.hostId, hostId))
      .for('update')
    if (!row || row.syncApplied > number) return
    const now = context.payments.now()
    await entitleHost(context, tx, {
      hostId,
      reason,
      change: () => writeMirror(tx, { hostId, fetched, now }),
    })
    await changeCustomer(tx, hostId, { syncApplied: number, lastSyncedAt: now })
  })
  context.mail.kick()
}

/** The number and the customer in one step: a look numbered later never asks about an earlier customer. */
async function beginLook({ db }: BillingContext, hostId: string) {
  const [look] = await asSystem(db, (tx) =>
    tx
      .update(billingCustomers)
      .set({ syncsStarted: sql`${billingCustomers.syncsStarted} + 1` })
      .where(eq(billingCustomers.hostId, hostId))
      .returning({
        number: billingCustomers.syncsStarted,
        customerId: billingCustomers.stripeCustomerId,
      }),
  )
  return look
}

type Customer = { hostId: string; customerId: string }

async function fetchOrLose(context: BillingContext, { hostId, customerId }: Customer) {
  const fetched = await fetchSubscriptions(context.payments, customerId)
  if (!fetched) await loseCustomer(context, { hostId, customerId })
  return fetched ?? []
}
