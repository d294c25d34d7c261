import { eq, sql } from 'drizzle-orm'
import {
  type Grace,
  graceAfter,
  graceNoticesDue,
  guidesToUnpublish,
  isGraceRunning,
} from '#domain/money/grace.ts'
import { maxPaidGuides, monthlyTotalCentavos } from '#domain/money/pricing.ts'
import type { BillingContext } from '#server/billing/context.ts'
import type { Transaction } from '#server/db/database.ts'
import { type HostAccount, lockHostCredits } from '#server/db/host-accounts.ts'
import type { Letter } from '#server/db/mails.ts'
import { listPublished, type NamedGuide } from '#server/db/published-guides.ts'
import { asSystem } from '#server/db/row-security/callers.ts'
import { findStaysAround } from '#server/db/stays-around.ts'
import { billingAudit, billingCustomers, hostAccounts, user } from '#server/db/tables/schema.ts'
import { changeCustomer, loseCustomer } from './customers.ts'
import { openIncident, resolveIncident } from './incidents.ts'
import {
  fetchSubscriptions,
  liveRows,
  type Mirror,
  readMirror,
  severalItems,
  writeMirror,
} from './mirror.ts'

/**
 * Asks the provider what the host has, and makes our copy and the paid credits follow: the only writer of both. Fetches may
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

type Change = { hostId: string; reason: string; change: () => Promise<void> }

/** Changes our copy of what the host pays for, and lets credits, grace and news follow from it, under the account's lock. */
async function entitleHost(
  context: BillingContext,
  tx: Transaction,
  { hostId, reason, change }: Change,
) {
  const { courtesyCredits } = context.config
  const at = context.payments.now()
  const account = await lockHostCredits(tx, { hostId, courtesyCredits, at })
  const before = await readMirror(tx, hostId)
  await change()
  const after = await readMirror(tx, hostId)
  const { paidCredits, cancelAtPeriodEnd } = after.subscription
  const entitled = { ...account, paidCredits, isCancelling: cancelAtPeriodEnd }
  await tx
    .update(hostAccounts)
    .set({ paidCredits, isCancelling: cancelAtPeriodEnd, updatedAt: at })
    .where(eq(hostAccounts.hostId, hostId))
  const grace = await settleGrace(context, tx, {
    account: entitled,
    published: await listPublished(tx, hostId),
    lastPaidAt: after.lastPaidAt,
  })
  const wasInGrace = isGraceRunning(graceOf(account))
  await recordChange(tx, {
    hostId,
    reason,
    at,
    before: { ...summary(before), credits: account.paidCredits, inGrace: wasInGrace },
    after: { ...summary(after), credits: paidCredits, inGrace: isGraceRunning(grace) },
  })
  await tellNews(context, tx, { hostId, before, after })
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

type Entry = typeof billingAudit.$inferInsert

async function recordChange(tx: Transaction, entry: Entry) {
  if (JSON.stringify(entry.before) === JSON.stringify(entry.after)) return
  await tx.insert(billingAudit).values(entry)
}

type News = { hostId: string; before: Mirror; after: Mirror }

async function tellNews(context: BillingContext, tx: Transaction, { hostId, before, after }: News) {
  const { subscription: was } = before
  const { subscription: is, current } = after
  if (!current) return
  const url = `${context.appUrl()}/settings`
  const totalCentavos = totalOf(is.quantity)
  const isNew = is.status === 'active' && (was.status !== 'active' || was.billed?.id !== current.id)
  if (isNew && is.currentPeriodEnd && is.quantity > 0) {
    await notify(context, tx, {
      hostId,
      template: 'plan_bought',
      dedupeKey: `plan-bought:${current.id}`,
      payload: {
        quantity: is.quantity,
        totalCentavos,
        renewsAt: is.currentPeriodEnd.toISOString(),
        url,
      },
    })
  }
  if (is.paymentProblem && !was.paymentProblem) {
    await notify(context, tx, {
      hostId,
      template: 'payment_failed',
      dedupeKey: `payment-failed:${current.id}:${current.latestInvoiceId}`,
      payload: { totalCentavos, url },
    })
  }
}

/** In the transaction that brings the news: it is sent if, and only if, that one commits. */
export async function notify(
  context: Pick<BillingContext, 'mail'>,
  tx: Transaction,
  { hostId, ...notice }: Letter & { hostId: string; dedupeKey: string },
) {
  const [host] = await tx
    .select({ to: user.email, locale: user.locale })
    .from(user)
    .where(eq(user.id, hostId))
  if (host) await context.mail.enqueue(tx, { ...host, hostId, ...notice })
}

/** What the provider will charge; above our own limit, by the last of our prices. */
export function totalOf(quantity: number) {
  if (quantity < 1) return 0
  return quantity <= maxPaidGuides
    ? monthlyTotalCentavos(quantity)
    : (monthlyTotalCentavos(maxPaidGuides) / maxPaidGuides) * quantity
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

export function graceOf(account: HostAccount): Grace | null {
  const { graceStartedAt: startedAt, graceEndsAt: endsAt, graceClearedAt: clearedAt } = account
  return startedAt && endsAt ? { startedAt, endsAt, clearedAt } : null
}

type Covered = {
  account: HostAccount
  published: readonly NamedGuide[]
  lastPaidAt: Date | null
}

/** Starts, goes on with or clears the grace that credits and published guides come to; under the account's lock. */
export async function settleGrace(
  context: BillingContext,
  tx: Transaction,
  { account, published, lastPaidAt }: Covered,
): Promise<Grace | null> {
  const now = context.payments.now()
  const guideCredits = account.courtesyCredits + account.paidCredits
  const grace = graceAfter({
    now,
    guideCredits,
    publishedCount: published.length,
    grace: graceOf(account),
    lastPaidAt,
    graceDays: context.config.graceDays,
  })
  await tx
    .update(hostAccounts)
    .set({
      graceStartedAt: grace?.startedAt ?? null,
      graceEndsAt: grace?.endsAt ?? null,
      graceClearedAt: grace?.clearedAt ?? null,
    })
    .where(eq(hostAccounts.hostId, account.hostId))
  const atRisk = guidesToUnpublish(published, guideCredits)
  await tellGrace(context, tx, { hostId: account.hostId, grace, atRisk })
  return grace
}

type Telling = { hostId: string; grace: Grace | null; atRisk: readonly NamedGuide[] }

async function tellGrace(
  context: BillingContext,
  tx: Transaction,
  { hostId, grace, atRisk }: Telling,
) {
  // A process that slept through several days tells the newest of them alone.
  const day = graceNoticesDue(grace, context.payments.now()).at(-1)
  if (day === undefined || !isGraceRunning(grace) || atRisk.length === 0) return
  const guideIds = atRisk.map(({ id }) => id)
  await notify(context, tx, {
    hostId,
    template: 'grace_running',
    dedupeKey: `grace:${hostId}:${grace.startedAt.toISOString()}:${day}`,
    payload: {
      guides: atRisk.map(({ name }) => name),
      stays: await findStaysAround(tx, { guideIds, at: grace.endsAt }),
      endsAt: grace.endsAt.toISOString(),
      url: `${context.appUrl()}/`,
    },
  })
}
