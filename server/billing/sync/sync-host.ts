import { and, eq, notInArray, sql } from 'drizzle-orm'
import { isGraceRunning } from '#domain/money/grace.ts'
import { findCanonical, isLive, subscriptionOf } from '#domain/money/subscription.ts'
import type { BillingContext } from '#server/billing/context.ts'
import type { Transaction } from '#server/db/database.ts'
import { lockHostCredits } from '#server/db/host-accounts.ts'
import { listPublished } from '#server/db/published-guides.ts'
import { asSystem } from '#server/db/row-security/callers.ts'
import { isNotOver } from '#server/db/tables/billing-states.ts'
import {
  billedSubscriptions,
  billingAudit,
  billingCustomers,
  hostAccounts,
} from '#server/db/tables/schema.ts'
import {
  changeCustomer,
  type FetchedSubscription,
  fetchSubscriptions,
  loseCustomer,
  severalItems,
} from './customers.ts'
import { graceOf, updateGrace } from './grace.ts'
import { openIncident, resolveIncident } from './incidents.ts'
import { notify, totalOf } from './notices.ts'

/**
 * Asks the provider what the host has, and makes our copy and the paid credits follow: the only writer of both. Fetches may
 * run at the same time: each is numbered before it asks, and one that began earlier never overwrites a later one.
 */
export async function syncHost(context: BillingContext, hostId: string, reason: string) {
  const look = await beginLook(context, hostId)
  if (!look) return
  const { number, customerId } = look
  const fetched = customerId ? await fetchSubscriptions(context.payments, customerId) : []
  if (customerId && !fetched) await loseCustomer(context, { hostId, customerId })
  await asSystem(context.db, async (tx) => {
    const [row] = await tx
      .select()
      .from(billingCustomers)
      .where(eq(billingCustomers.hostId, hostId))
      .for('update')
    if (!row || row.syncApplied > number) return
    const now = context.payments.now()
    await entitleHost(context, tx, { hostId, reason, fetched: fetched ?? [] })
    await changeCustomer(tx, hostId, { syncApplied: number, lastSyncedAt: now })
  })
  context.mail.sendSoon()
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

type Look = { hostId: string; reason: string; fetched: readonly FetchedSubscription[] }

/** Changes our copy of what the host pays for, and lets credits, grace and news follow from it, under the account's lock. */
async function entitleHost(
  context: BillingContext,
  tx: Transaction,
  { hostId, reason, fetched }: Look,
) {
  const { courtesyCredits } = context.config
  const at = context.payments.now()
  const account = await lockHostCredits(tx, { hostId, courtesyCredits, at })
  const before = await readMirror(tx, hostId)
  await writeMirror(tx, { hostId, fetched, now: at })
  const after = await readMirror(tx, hostId)
  const { paidCredits, cancelAtPeriodEnd } = after.subscription
  const entitled = { ...account, paidCredits, isCancelling: cancelAtPeriodEnd }
  await tx
    .update(hostAccounts)
    .set({ paidCredits, isCancelling: cancelAtPeriodEnd, updatedAt: at })
    .where(eq(hostAccounts.hostId, hostId))
  const grace = await updateGrace(context, tx, {
    account: entitled,
    published: await listPublished(tx, hostId),
  })
  const wasInGrace = isGraceRunning(graceOf(account))
  const was = { ...summary(before), credits: account.paidCredits, inGrace: wasInGrace }
  const is = { ...summary(after), credits: paidCredits, inGrace: isGraceRunning(grace) }
  if (JSON.stringify(was) !== JSON.stringify(is)) {
    await tx.insert(billingAudit).values({ hostId, reason, at, before: was, after: is })
  }
  await tellNews(context, tx, { hostId, before, after, fetched })
  await flagOddities(context, tx, { hostId, mirror: after })
}

function summary({ subscription }: Mirror) {
  const { status, quantity, currentPeriodEnd, cancelAtPeriodEnd, paymentProblem } = subscription
  return {
    status,
    quantity,
    periodEnd: currentPeriodEnd?.toISOString() ?? null,
    cancelling: cancelAtPeriodEnd,
    paymentProblem,
  }
}

type News = Pick<Look, 'hostId' | 'fetched'> & { before: Mirror; after: Mirror }

async function tellNews(context: BillingContext, tx: Transaction, news: News) {
  const { hostId, before, after, fetched } = news
  const { subscription: was } = before
  const { subscription: is, current } = after
  if (!current) return
  const url = `${context.appUrl()}/settings`
  const { quantity } = is
  const renewsAt = is.currentPeriodEnd?.toISOString()
  const isNew = is.status === 'active' && (was.status !== 'active' || was.billed?.id !== current.id)
  if (isNew && renewsAt && quantity > 0) {
    await notify(context, tx, {
      hostId,
      template: 'plan_bought',
      dedupeKey: `plan-bought:${current.id}`,
      payload: { quantity, totalCentavos: totalOf(quantity), renewsAt, url },
    })
  }
  const owed = fetched.find(({ id }) => id === current.id)
  if (owed && is.paymentProblem && !was.paymentProblem) {
    await notify(context, tx, {
      hostId,
      template: 'payment_failed',
      dedupeKey: `payment-failed:${current.id}:${current.latestInvoiceId}`,
      payload: { totalCentavos: owed.owedCentavos || totalOf(quantity), url },
    })
  }
}

/** Two that can charge, or one with several items of ours: a person has to look. */
async function flagOddities(
  { payments }: BillingContext,
  tx: Transaction,
  { hostId, mirror }: { hostId: string; mirror: Mirror },
) {
  const now = payments.now()
  const duplicate = { kind: 'duplicate_subscription', subject: hostId, hostId } as const
  const live = liveRows(mirror).map(({ id }) => id)
  if (mirror.subscription.hasDuplicates) {
    await openIncident(tx, now, { ...duplicate, detail: { subscriptions: live } })
  } else await resolveIncident(tx, now, duplicate)
  for (const { id, itemId } of mirror.rows) {
    if (itemId === severalItems) {
      await openIncident(tx, now, { kind: 'several_items', subject: id, hostId })
    }
  }
}

/** A host's subscriptions as our copy has them, and what they come to. */
export type Mirror = Awaited<ReturnType<typeof readMirror>>

export async function readMirror(tx: Transaction, hostId: string) {
  const copies = await tx
    .select()
    .from(billedSubscriptions)
    .where(eq(billedSubscriptions.hostId, hostId))
  const rows = copies.map((row) => ({ ...row, createdAt: row.stripeCreated }))
  return {
    rows,
    subscription: subscriptionOf(rows),
    current: findCanonical(rows),
  }
}

export function getMirror({ db }: Pick<BillingContext, 'db'>, hostId: string) {
  return asSystem(db, (tx) => readMirror(tx, hostId))
}

type Fetch = { hostId: string; fetched: readonly FetchedSubscription[]; now: Date }

/** Makes our copy what was fetched. What the provider no longer lists has ended; it stays as history. */
async function writeMirror(tx: Transaction, { hostId, fetched, now }: Fetch) {
  for (const { lastPaidAt, owedCentavos: _, ...row } of fetched) {
    const fresh = { ...row, ...(lastPaidAt && { lastPaidAt }), syncedAt: now }
    await tx
      .insert(billedSubscriptions)
      .values({ ...fresh, hostId })
      .onConflictDoUpdate({
        target: billedSubscriptions.id,
        set: fresh,
        setWhere: eq(billedSubscriptions.hostId, hostId),
      })
  }
  const listed = fetched.map(({ id }) => id)
  const isLeft = notInArray(billedSubscriptions.id, listed)
  await tx
    .update(billedSubscriptions)
    .set({
      status: 'canceled',
      cancellationReason: 'no_longer_listed',
      endedAt: now,
      syncedAt: now,
    })
    .where(and(eq(billedSubscriptions.hostId, hostId), isLeft, isNotOver(billedSubscriptions)))
}

export function liveRows({ rows }: Mirror) {
  return rows.filter(({ status }) => isLive(status))
}
