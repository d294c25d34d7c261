import { and, isNotNull, isNull, sql } from 'drizzle-orm'
import type { BillingContext } from '#server/billing/context.ts'
import { asSystem } from '#server/db/row-security/callers.ts'
import { billingCustomers, hostAccounts } from '#server/db/tables/schema.ts'

/** Known to the provider, and nothing of what it says is known here yet: a new customer, or one from a restored backup. */
const isUnseen = and(
  isNotNull(billingCustomers.stripeCustomerId),
  isNull(billingCustomers.lastSyncedAt),
)

export async function listUnseen({ db }: Pick<BillingContext, 'db'>) {
  const rows = await asSystem(db, (tx) =>
    tx.select({ hostId: billingCustomers.hostId }).from(billingCustomers).where(isUnseen),
  )
  return rows.map(({ hostId }) => hostId)
}

/** Nothing is taken from a host, or reported, on the strength of credits that nobody has asked about. */
export const hasBeenSeen = sql`not exists (
  select from ${billingCustomers}
  where ${billingCustomers.hostId} = ${hostAccounts.hostId} and ${isUnseen})`
