import { and, eq, isNull, sql } from 'drizzle-orm'
import type { BillingContext } from '#server/billing/context.ts'
import { isMissing, keepsKey } from '#server/billing/stripe-errors.ts'
import { asSystem } from '#server/db/row-security/callers.ts'
import { billingCustomers, user } from '#server/db/tables/schema.ts'
import { openIncident } from './incidents.ts'

type Needs = Pick<BillingContext, 'db' | 'payments'>

export async function findCustomer({ db }: Pick<Needs, 'db'>, hostId: string) {
  const [row] = await asSystem(db, (tx) =>
    tx.select().from(billingCustomers).where(eq(billingCustomers.hostId, hostId)),
  )
  return row
}

/**
 * The host's customer at the provider, made when there is none. It is made with the host's id alone, because the same
 * key with other parameters is refused; the address follows.
 */
export async function ensureCustomer(needs: Needs, hostId: string): Promise<string> {
  const row = await findCustomer(needs, hostId)
  const id = row?.stripeCustomerId ?? (await createCustomer(needs, hostId, row?.generation ?? 1))
  const isKnown = await tellAddress(needs, hostId)
  return isKnown ? id : ensureCustomer(needs, hostId)
}

async function createCustomer({ db, payments }: Needs, hostId: string, generation: number) {
  const { id } = await payments.stripe.customers
    .create(
      { metadata: { host_id: hostId } },
      { idempotencyKey: `customer:${hostId}:${generation}` },
    )
    .catch(async (error) => {
      if (!keepsKey(error)) await spendKey({ db }, { hostId, generation })
      throw error
    })
  await asSystem(db, (tx) =>
    tx
      .update(billingCustomers)
      .set({ stripeCustomerId: id })
      .where(and(eq(billingCustomers.hostId, hostId), isNull(billingCustomers.stripeCustomerId))),
  )
  return id
}

/** What was answered once is answered again for a day: the next try has a key of its own. */
async function spendKey(
  { db }: Pick<Needs, 'db'>,
  { hostId, generation }: { hostId: string; generation: number },
) {
  const { hostId: ofHost, generation: tried } = billingCustomers
  await asSystem(db, (tx) =>
    tx
      .update(billingCustomers)
      .set({ generation: generation + 1 })
      .where(and(eq(ofHost, hostId), eq(tried, generation))),
  )
}

/** Keeps the address at the provider the one the host signs in with; false when it no longer knows the customer. */
export async function tellAddress({ db, payments }: Needs, hostId: string): Promise<boolean> {
  const [row] = await asSystem(db, (tx) =>
    tx
      .select({
        customerId: billingCustomers.stripeCustomerId,
        told: billingCustomers.email,
        email: user.email,
      })
      .from(billingCustomers)
      .innerJoin(user, eq(user.id, billingCustomers.hostId))
      .where(eq(billingCustomers.hostId, hostId)),
  )
  if (!row?.customerId || row.told === row.email) return true
  const { customerId, email } = row
  try {
    await payments.stripe.customers.update(customerId, { email })
  } catch (error) {
    if (!isMissing(error)) throw error
    await loseCustomer({ db, payments }, { hostId, customerId })
    return false
  }
  await asSystem(db, (tx) =>
    tx.update(billingCustomers).set({ email }).where(eq(billingCustomers.hostId, hostId)),
  )
  return true
}

/** The provider no longer knows the customer: the next purchase makes another one, under another key. */
export async function loseCustomer(needs: Needs, lost: { hostId: string; customerId: string }) {
  const { hostId, customerId } = lost
  await asSystem(needs.db, async (tx) => {
    const changed = await tx
      .update(billingCustomers)
      .set({
        stripeCustomerId: null,
        email: null,
        generation: sql`${billingCustomers.generation} + 1`,
      })
      .where(
        and(eq(billingCustomers.hostId, hostId), eq(billingCustomers.stripeCustomerId, customerId)),
      )
      .returning({ hostId: billingCustomers.hostId })
    if (changed.length === 0) return
    await openIncident(tx, needs.payments.now(), {
      kind: 'customer_deleted',
      subject: customerId,
      hostId,
    })
  })
}
