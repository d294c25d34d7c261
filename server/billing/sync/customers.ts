import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type Stripe from 'stripe'
import { billedStatuses, isLive } from '#domain/money/subscription.ts'
import type { BillingContext } from '#server/billing/context.ts'
import {
  type Billing,
  isMissing,
  keepsKey,
  type Payments,
  unless,
} from '#server/billing/payments.ts'
import { guideProductId, productOf } from '#server/billing/price.ts'
import type { Transaction } from '#server/db/database.ts'
import { asSystem } from '#server/db/row-security/callers.ts'
import {
  type billedSubscriptions,
  billingCustomers,
  hostAccounts,
  user,
} from '#server/db/tables/schema.ts'
import { openIncident, reportIncident } from './incidents.ts'

export async function findCustomer({ db }: Pick<Billing, 'db'>, hostId: string) {
  const [row] = await asSystem(db, (tx) =>
    tx.select().from(billingCustomers).where(eq(billingCustomers.hostId, hostId)),
  )
  return row
}

/** Changes what we keep of a host's customer, where that is as expected; false where it is not. */
export async function changeCustomer(
  tx: Transaction,
  hostId: string,
  change: PgUpdateSetSource<typeof billingCustomers>,
  isExpected?: SQL,
) {
  const changed = await tx
    .update(billingCustomers)
    .set(change)
    .where(and(eq(billingCustomers.hostId, hostId), isExpected))
    .returning({ hostId: billingCustomers.hostId })
  return changed.length > 0
}

const hasNone = isNull(billingCustomers.stripeCustomerId)

/**
 * The host's customer at the provider, made when there is none. It is made with the host's id alone, because the same
 * key with other parameters is refused; the address follows.
 */
export async function ensureCustomer(billing: Billing, hostId: string): Promise<string> {
  const row = await findCustomer(billing, hostId)
  const id = row?.stripeCustomerId ?? (await createCustomer(billing, hostId, row?.generation ?? 1))
  const isKnown = await tellAddress(billing, hostId)
  return isKnown ? id : ensureCustomer(billing, hostId)
}

async function createCustomer({ db, payments }: Billing, hostId: string, generation: number) {
  const { id } = await payments.stripe.customers
    .create(
      { metadata: { host_id: hostId } },
      { idempotencyKey: `customer:${hostId}:${generation}` },
    )
    .catch(async (error) => {
      // What was answered once is answered again for a day: the next try has a key of its own.
      const isTried = eq(billingCustomers.generation, generation)
      const next = { generation: generation + 1 }
      if (!keepsKey(error)) await asSystem(db, (tx) => changeCustomer(tx, hostId, next, isTried))
      throw error
    })
  await asSystem(db, (tx) => changeCustomer(tx, hostId, { stripeCustomerId: id }, hasNone))
  return id
}

/** Keeps the address at the provider the one the host signs in with; false when it no longer knows the customer. */
export async function tellAddress({ db, payments }: Billing, hostId: string): Promise<boolean> {
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
  const told = await unless(isMissing, payments.stripe.customers.update(customerId, { email }))
  if (!told) {
    await loseCustomer({ db, payments }, { hostId, customerId })
    return false
  }
  await asSystem(db, (tx) => changeCustomer(tx, hostId, { email }))
  return true
}

/** The provider no longer knows the customer: the next purchase makes another one, under another key. */
export async function loseCustomer(billing: Billing, lost: { hostId: string; customerId: string }) {
  const { hostId, customerId } = lost
  await asSystem(billing.db, async (tx) => {
    const generation = sql`${billingCustomers.generation} + 1`
    const none = { stripeCustomerId: null, email: null, generation }
    const isThisOne = eq(billingCustomers.stripeCustomerId, customerId)
    if (!(await changeCustomer(tx, hostId, none, isThisOne))) return
    await openIncident(tx, billing.payments.now(), {
      kind: 'customer_deleted',
      subject: customerId,
      hostId,
    })
  })
}

/** Known to the provider, and nothing of what it says is known here yet: a new customer, or one from a restored backup. */
export const isUnseen = and(
  isNotNull(billingCustomers.stripeCustomerId),
  isNull(billingCustomers.lastSyncedAt),
)

/** Nothing is taken from a host, or reported, on the strength of credits that nobody has asked about. */
export const hasBeenSeen = sql`not exists (
  select from ${billingCustomers}
  where ${billingCustomers.hostId} = ${hostAccounts.hostId} and ${isUnseen})`

/**
 * Whose customer it is, by our own record. One we have no record of is linked only when the provider's own customer
 * names a host who has none; a customer is never moved from one host to another.
 */
export async function findOrLinkHost(context: BillingContext, customerId: string) {
  const [known] = await asSystem(context.db, (tx) =>
    tx
      .select({ hostId: billingCustomers.hostId })
      .from(billingCustomers)
      .where(eq(billingCustomers.stripeCustomerId, customerId)),
  )
  if (known) return known.hostId
  // Never from the event: what the customer itself says at the provider, where only we write it.
  const asked = context.payments.stripe.customers.retrieve(customerId)
  const customer = await unless(isMissing, asked)
  const claimed = customer?.deleted ? undefined : customer?.metadata.host_id
  if (claimed && (await link(context, { hostId: claimed, customerId }))) return claimed
  await reportStranger(context, { customerId, claimed })
  return undefined
}

type Pair = { hostId: string; customerId: string }

async function link({ db }: BillingContext, { hostId, customerId }: Pair) {
  return asSystem(db, async (tx) => {
    const [host] = await tx.select({ id: user.id }).from(user).where(eq(user.id, hostId))
    if (!host) return false
    await tx.insert(billingCustomers).values({ hostId }).onConflictDoNothing()
    return changeCustomer(tx, hostId, { stripeCustomerId: customerId }, hasNone)
  })
}

type Stranger = { customerId: string; claimed: string | undefined }

/** Somebody pays us for guides and is nobody's host: a person has to look. One who left and pays nothing is no news. */
async function reportStranger(context: BillingContext, { customerId, claimed }: Stranger) {
  const fetched = await fetchSubscriptions(context.payments, customerId)
  const live = fetched?.filter(({ status }) => isLive(status)) ?? []
  if (live.length === 0) return
  await reportIncident(context, {
    kind: claimed ? 'customer_linked_elsewhere' : 'unknown_customer',
    subject: customerId,
    detail: { subscriptions: live.map(({ id }) => id), claimed: claimed ?? null },
  })
}

/** A subscription as our copy has it. */
export type SubscriptionRow = typeof billedSubscriptions.$inferSelect
export type FetchedSubscription = Omit<SubscriptionRow, 'hostId' | 'syncedAt'> & {
  owedCentavos: number
}

/** More than one item of ours: nobody can say which of them to change. */
export const severalItems = ''

/** All that a customer ever had to our product; undefined when the provider does not know the customer. */
export async function fetchSubscriptions({ stripe }: Pick<Payments, 'stripe'>, customer: string) {
  const asked = stripe.subscriptions
    .list({ customer, status: 'all', limit: 100, expand: ['data.latest_invoice'] })
    .autoPagingToArray({ limit: 1000 })
  const told = await unless(isMissing, asked)
  return told?.flatMap((one) => readSubscription(one) ?? [])
}

/** A subscription as the provider tells it; undefined when it is not one to our product. */
export function readSubscription(told: Stripe.Subscription): FetchedSubscription | undefined {
  const items = told.items.data.filter(({ price }) => productOf(price) === guideProductId)
  const [item] = items
  if (!item) return undefined
  const invoice = typeof told.latest_invoice === 'object' ? told.latest_invoice : null
  return {
    id: told.id,
    // A word we do not know yet grants nothing and is left for a person to read.
    status: billedStatuses.find((known) => known === told.status) ?? 'paused',
    quantity: Math.max(...items.map(({ quantity }) => quantity ?? 0)),
    itemId: items.length === 1 ? item.id : severalItems,
    priceId: item.price.id,
    currentPeriodEnd: moment(item.current_period_end),
    cancelAt: moment(told.cancel_at),
    cancelAtPeriodEnd: told.cancel_at_period_end,
    cancellationReason: told.cancellation_details?.reason ?? null,
    endedAt: moment(told.ended_at),
    latestInvoiceId: invoice?.id ?? null,
    owedCentavos: invoice?.amount_remaining ?? 0,
    unpaidInvoiceUrl: invoice?.status === 'open' ? (invoice.hosted_invoice_url ?? null) : null,
    lastPaidAt: invoice?.status === 'paid' ? moment(invoice.status_transitions.paid_at) : null,
    pendingQuantity: told.pending_update?.subscription_items?.[0]?.quantity ?? null,
    stripeCreated: new Date(told.created * 1000),
  }
}

/** The provider counts in seconds. */
function moment(seconds: number | null | undefined) {
  return typeof seconds === 'number' ? new Date(seconds * 1000) : null
}

const mostAtOnce = 100

/** All invoices of a host's customer at the provider, newest first, a page at a time. Nobody there: none. */
export async function listInvoices(billing: Billing, hostId: string, pageSize = mostAtOnce) {
  const customer = (await findCustomer(billing, hostId))?.stripeCustomerId
  if (!customer) return []
  const { invoices } = billing.payments.stripe
  const listed: ReturnType<typeof readInvoice>[] = []
  try {
    for await (const invoice of invoices.list({ customer, limit: pageSize }))
      listed.push(readInvoice(invoice))
  } catch (error) {
    if (!isMissing(error)) throw error
  }
  return listed
}

/** What says which invoice it is, and nothing that opens it: its page needs no password. */
function readInvoice(invoice: Stripe.Invoice) {
  const { id, number, status, currency, total, amount_paid: paid, parent } = invoice
  const subscription = parent?.subscription_details?.subscription
  return {
    number,
    id,
    status,
    subscription: typeof subscription === 'object' ? subscription.id : (subscription ?? null),
    currency,
    total: total / 100,
    paid: paid / 100,
    createdAt: moment(invoice.created),
    paidAt: moment(invoice.status_transitions.paid_at),
  }
}
