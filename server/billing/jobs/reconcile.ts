import { and, eq, gt, inArray, isNotNull, lt, sql } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import {
  type Attempt,
  findSessionOutcome,
  isForgotten,
  noteAttempt,
} from '#server/billing/acts/attempts.ts'
import type { BillingContext } from '#server/billing/context.ts'
import { findOrLinkHost, isUnseen, tellAddress } from '#server/billing/sync/customers.ts'
import { getMirror, syncHost } from '#server/billing/sync/sync-host.ts'
import { customerOf, isDispute, isSubscribed, receiveEvent } from '#server/billing/sync/webhook.ts'
import { asSystem } from '#server/db/row-security/callers.ts'
import { isNotOver, isUnsettled } from '#server/db/tables/billing-states.ts'
import {
  billedSubscriptions,
  billingAttempts,
  billingCustomers,
  stripeEvents,
  user,
} from '#server/db/tables/schema.ts'
import { type Batch, openBatch } from '#server/work/promises.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** Every hour: whatever the webhooks did not bring is fetched. What fails for one host is left for the next hour. */
export async function reconcile(context: BillingContext) {
  const batch = openBatch()
  const missed = await listMissed(context, batch)
  const attempts = await listUnsettled(context)
  const hosts = new Set(
    [
      missed.hosts,
      await listUnseen(context),
      await listOverdue(context),
      attempts.map(({ hostId }) => hostId),
    ].flat(),
  )
  const synced = new Set<string>()
  for (const hostId of hosts) {
    await batch.do(async () => {
      await syncHost(context, hostId, 'reconcile')
      synced.add(hostId)
    })
  }
  for (const one of attempts) {
    await batch.do(async () => {
      const state = await outcomeOf(context, one)
      if (state) await noteAttempt(context, one.id, { state })
    })
  }
  for (const id of await listWithNewEmail(context)) await batch.do(() => tellAddress(context, id))
  await batch.do(() => missed.markDone(synced))
  batch.finish('some hosts were not reconciled')
}

async function listUnseen({ db }: BillingContext) {
  const rows = await asSystem(db, (tx) =>
    tx.select({ hostId: billingCustomers.hostId }).from(billingCustomers).where(isUnseen),
  )
  return rows.map(({ hostId }) => hostId)
}

/** Hosts whose period is over, or whose end has come, without our having looked since. */
async function listOverdue({ db, payments }: BillingContext) {
  const anHourAgo = new Date(payments.now().getTime() - hourMs)
  const { hostId, currentPeriodEnd, cancelAt, syncedAt } = billedSubscriptions
  const rows = await asSystem(db, (tx) => {
    const hosts = (end: typeof cancelAt | typeof currentPeriodEnd) =>
      tx
        .select({ hostId })
        .from(billedSubscriptions)
        .where(and(isNotOver(billedSubscriptions), lt(end, anHourAgo), lt(syncedAt, end)))
    return union(hosts(currentPeriodEnd), hosts(cancelAt))
  })
  return rows.map((row) => row.hostId)
}

async function listUnsettled({ db, payments }: BillingContext) {
  const before = new Date(payments.now().getTime() - 5 * minuteMs)
  return asSystem(db, (tx) =>
    tx
      .select()
      .from(billingAttempts)
      .where(and(isUnsettled(billingAttempts), lt(billingAttempts.createdAt, before))),
  )
}

/** What became of an attempt, by what the host has now. */
async function outcomeOf(context: BillingContext, attempt: Attempt) {
  const { kind, hostId, stripeObjectId, quantity } = attempt
  if (kind === 'checkout') {
    if (stripeObjectId) return findSessionOutcome(context, stripeObjectId)
    return isForgotten(context, attempt) ? 'expired' : undefined
  }
  const { current, subscription } = await getMirror(context, hostId)
  const isDone =
    (kind === 'quantity' && current?.quantity === quantity) ||
    (kind === 'cancel' && subscription.cancelAtPeriodEnd) ||
    (kind === 'reactivate' && !subscription.cancelAtPeriodEnd)
  if (isDone) return 'succeeded'
  return isForgotten(context, attempt) ? 'failed' : undefined
}

/**
 * Hosts who have changed their address since the provider was told: of the last week's, everything before was told by then.
 * Accounts import nothing of billing, so the change itself tells nobody: it is found by `user.updatedAt`, which has an index.
 */
async function listWithNewEmail({ db, payments }: BillingContext) {
  const aWeekAgo = new Date(payments.now().getTime() - 7 * 24 * hourMs)
  const rows = await asSystem(db, (tx) =>
    tx
      .select({ hostId: billingCustomers.hostId })
      .from(billingCustomers)
      .innerJoin(user, eq(user.id, billingCustomers.hostId))
      .where(
        and(
          gt(user.updatedAt, aWeekAgo),
          isNotNull(billingCustomers.stripeCustomerId),
          sql`${billingCustomers.email} is distinct from ${user.email}`,
        ),
      ),
  )
  return rows.map(({ hostId }) => hostId)
}

const eventsBackMs = 26 * 3_600_000

/**
 * The announcements that did not reach us, or that we could not act on, and the hosts they are about. A dispute is about
 * no host we could look up: it is received again here.
 */
async function listMissed(context: BillingContext, batch: Batch) {
  const unfinished = await listUnfinished(context)
  const missed = new Set<string>()
  await batch.do(async () => {
    for (const event of await listUndelivered(context)) {
      const customerId = customerOf(event)
      if (customerId) missed.add(customerId)
      if (isDispute(event)) await batch.do(() => receiveEvent(context, event))
    }
  })
  for (const { id } of unfinished.filter(isDispute)) {
    await batch.do(async () =>
      receiveEvent(context, await context.payments.stripe.events.retrieve(id)),
    )
  }
  const others = unfinished.filter((event) => !isDispute(event))
  for (const { customerId } of others) if (customerId) missed.add(customerId)
  const hostOf = new Map<string, string | undefined>()
  for (const customerId of missed) {
    await batch.do(async () => {
      hostOf.set(customerId, await findOrLinkHost(context, customerId))
    })
  }
  return {
    hosts: [...hostOf.values()].flatMap((hostId) => hostId ?? []),
    /** What has nothing left to be looked up: its host was, or it has none. */
    markDone: (synced: ReadonlySet<string>) => {
      const isHeard = ({ customerId }: UnfinishedEvent) => {
        if (customerId === null) return true
        const hostId = hostOf.get(customerId)
        return hostOf.has(customerId) && (hostId === undefined || synced.has(hostId))
      }
      return markDone(context, others.filter(isHeard))
    },
  }
}

type UnfinishedEvent = { id: string; type: string; customerId: string | null }

function listUnfinished({ db }: BillingContext): Promise<UnfinishedEvent[]> {
  const { id, type, customerId, state } = stripeEvents
  return asSystem(db, (tx) =>
    tx
      .select({ id, type, customerId })
      .from(stripeEvents)
      .where(sql`${state} in ('received', 'failed')`),
  )
}

async function listUndelivered({ payments }: BillingContext) {
  const since = Math.floor((payments.now().getTime() - eventsBackMs) / 1000)
  const events = await payments.stripe.events
    .list({ delivery_success: false, created: { gt: since }, limit: 100 })
    .autoPagingToArray({ limit: 5000 })
  return events.filter(({ type }) => isSubscribed(type))
}

async function markDone({ db, payments }: BillingContext, events: readonly UnfinishedEvent[]) {
  if (events.length === 0) return
  const ids = events.map(({ id }) => id)
  await asSystem(db, (tx) =>
    tx
      .update(stripeEvents)
      .set({ state: 'done', doneAt: payments.now() })
      .where(inArray(stripeEvents.id, ids)),
  )
}
