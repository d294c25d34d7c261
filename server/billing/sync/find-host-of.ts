import { and, eq, isNull } from 'drizzle-orm'
import { isLive } from '#domain/money/subscription.ts'
import type { BillingContext } from '#server/billing/context.ts'
import { isMissing } from '#server/billing/stripe-errors.ts'
import { asSystem } from '#server/db/row-security/callers.ts'
import { billingCustomers, user } from '#server/db/tables/schema.ts'
import { openIncident } from './incidents.ts'
import { readSubscription } from './read-subscription.ts'

/**
 * Whose customer it is, by our own record. One we have no record of is linked only when the provider's own customer
 * names a host who has none; a customer is never moved from one host to another.
 */
export async function findHostOf(context: BillingContext, customerId: string) {
  const known = await findLinked(context, customerId)
  if (known) return known
  const claimed = await findClaimedHost(context, customerId)
  if (claimed && (await link(context, { hostId: claimed, customerId }))) return claimed
  await reportStranger(context, { customerId, claimed })
  return undefined
}

async function findLinked({ db }: BillingContext, customerId: string) {
  const [row] = await asSystem(db, (tx) =>
    tx
      .select({ hostId: billingCustomers.hostId })
      .from(billingCustomers)
      .where(eq(billingCustomers.stripeCustomerId, customerId)),
  )
  return row?.hostId
}

/** Never from the event: what the customer itself says at the provider, where only we write it. */
async function findClaimedHost({ payments }: BillingContext, customerId: string) {
  try {
    const customer = await payments.stripe.customers.retrieve(customerId)
    return customer.deleted ? undefined : customer.metadata.host_id
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

type Pair = { hostId: string; customerId: string }

async function link({ db }: BillingContext, { hostId, customerId }: Pair) {
  return asSystem(db, async (tx) => {
    const [host] = await tx.select({ id: user.id }).from(user).where(eq(user.id, hostId))
    if (!host) return false
    await tx.insert(billingCustomers).values({ hostId }).onConflictDoNothing()
    const linked = await tx
      .update(billingCustomers)
      .set({ stripeCustomerId: customerId })
      .where(and(eq(billingCustomers.hostId, hostId), isNull(billingCustomers.stripeCustomerId)))
      .returning({ hostId: billingCustomers.hostId })
    return linked.length > 0
  })
}

type Stranger = { customerId: string; claimed: string | undefined }

/** Somebody pays us for guides and is nobody's host: a person has to look. One who left and pays nothing is no news. */
async function reportStranger(context: BillingContext, { customerId, claimed }: Stranger) {
  const { db, payments } = context
  const subscriptions = await listLive(context, customerId)
  if (subscriptions.length === 0) return
  await asSystem(db, (tx) =>
    openIncident(tx, payments.now(), {
      kind: claimed ? 'customer_linked_elsewhere' : 'unknown_customer',
      subject: customerId,
      detail: { subscriptions, claimed: claimed ?? null },
    }),
  )
}

async function listLive({ payments }: BillingContext, customerId: string) {
  try {
    const { data } = await payments.stripe.subscriptions.list({ customer: customerId, limit: 100 })
    return data
      .flatMap((told) => readSubscription(told) ?? [])
      .filter(({ status }) => isLive(status))
      .map(({ id }) => id)
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}
