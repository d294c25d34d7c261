import { and, eq, inArray, isNotNull, lt, or, sql } from 'drizzle-orm'
import {
  billedSubscriptions,
  billingAttempts,
  billingCustomers,
  stripeEvents,
  user,
} from '#server/db/schema.ts'
import { asSystem } from '#server/db/walls.ts'
import { type Attempt, isForgotten, settleAttempt } from './attempts.ts'
import { tellAddress } from './customers.ts'
import { customerOf, isSubscribed } from './event-subjects.ts'
import { findHostOf } from './find-host-of.ts'
import type { BillingGround } from './ground.ts'
import { getMirror } from './queries.ts'
import { isMissing } from './stripe-errors.ts'
import { syncHost } from './sync-host.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const eventsBackMs = 26 * hourMs

/** Every hour: whatever the webhooks did not bring is fetched. What fails for one host is left for the next hour. */
export async function reconcile(ground: BillingGround) {
  const failures: unknown[] = []
  const attempt = async (work: () => Promise<unknown>) => {
    await work().catch((error) => failures.push(error))
  }
  const hosts = new Set<string>()
  const unfinished = await listUnfinishedEvents(ground)
  await attempt(async () => {
    for (const hostId of await listUnheard(ground, unfinished)) hosts.add(hostId)
  })
  for (const hostId of await listOverdue(ground)) hosts.add(hostId)
  const attempts = await listUnsettled(ground)
  for (const { hostId } of attempts) hosts.add(hostId)
  for (const hostId of hosts) await attempt(() => syncHost(ground, hostId, 'reconcile'))
  for (const one of attempts) await attempt(() => settle(ground, one))
  for (const hostId of await listMoved(ground)) await attempt(() => tellAddress(ground, hostId))
  if (failures.length === 0) await markDone(ground, unfinished)
  else throw new AggregateError(failures, 'some hosts were not reconciled')
}

type UnfinishedEvent = { id: string; customerId: string | null }

async function listUnfinishedEvents({ db }: BillingGround): Promise<UnfinishedEvent[]> {
  return asSystem(db, (tx) =>
    tx
      .select({ id: stripeEvents.id, customerId: stripeEvents.customerId })
      .from(stripeEvents)
      .where(inArray(stripeEvents.state, ['received', 'failed'])),
  )
}

/** The hosts of announcements that did not reach us, or that we could not act on. */
async function listUnheard(ground: BillingGround, unfinished: readonly UnfinishedEvent[]) {
  const { payments } = ground
  const since = Math.floor((payments.now().getTime() - eventsBackMs) / 1000)
  const events = await payments.stripe.events
    .list({ delivery_success: false, created: { gt: since }, limit: 100 })
    .autoPagingToArray({ limit: 5000 })
  const ours = events.filter(({ type }) => isSubscribed(type))
  const missed = new Set(ours.flatMap((event) => customerOf(event) ?? []))
  for (const { customerId } of unfinished) if (customerId) missed.add(customerId)
  const hosts: string[] = []
  for (const customerId of missed) {
    const hostId = await findHostOf(ground, customerId)
    if (hostId) hosts.push(hostId)
  }
  return hosts
}

/** Their hosts have been looked up. */
async function markDone({ db, payments }: BillingGround, events: readonly { id: string }[]) {
  if (events.length === 0) return
  const ids = events.map(({ id }) => id)
  await asSystem(db, (tx) =>
    tx
      .update(stripeEvents)
      .set({ state: 'done', doneAt: payments.now() })
      .where(inArray(stripeEvents.id, ids)),
  )
}

/** Hosts whose period is over, or whose end has come, without our having looked since. */
async function listOverdue({ db, payments }: BillingGround) {
  const anHourAgo = new Date(payments.now().getTime() - hourMs)
  const { hostId, currentPeriodEnd, cancelAt, syncedAt, status } = billedSubscriptions
  const rows = await asSystem(db, (tx) =>
    tx
      .selectDistinct({ hostId })
      .from(billedSubscriptions)
      .where(
        and(
          sql`${status} not in ('canceled', 'incomplete_expired')`,
          or(
            and(lt(currentPeriodEnd, anHourAgo), lt(syncedAt, currentPeriodEnd)),
            and(isNotNull(cancelAt), lt(cancelAt, anHourAgo), lt(syncedAt, cancelAt)),
          ),
        ),
      ),
  )
  return rows.map((row) => row.hostId)
}

async function listUnsettled({ db, payments }: BillingGround) {
  const before = new Date(payments.now().getTime() - 5 * minuteMs)
  return asSystem(db, (tx) =>
    tx
      .select()
      .from(billingAttempts)
      .where(
        and(
          inArray(billingAttempts.state, ['started', 'open']),
          lt(billingAttempts.createdAt, before),
        ),
      ),
  )
}

/** What became of an attempt, by what the host has now. */
async function settle(ground: BillingGround, attempt: Attempt) {
  const state = await outcomeOf(ground, attempt)
  if (state) await settleAttempt(ground, attempt.id, { state })
}

async function outcomeOf(ground: BillingGround, attempt: Attempt) {
  const { kind, hostId, stripeObjectId, quantity } = attempt
  if (kind === 'checkout') {
    if (stripeObjectId) return sessionState(ground, stripeObjectId)
    return isForgotten(ground, attempt) ? 'expired' : undefined
  }
  const { current, subscription } = await getMirror(ground, hostId)
  const isDone =
    (kind === 'quantity' && current?.quantity === quantity) ||
    (kind === 'cancel' && subscription.cancelAtPeriodEnd) ||
    (kind === 'reactivate' && !subscription.cancelAtPeriodEnd)
  if (isDone) return 'succeeded'
  return isForgotten(ground, attempt) ? 'failed' : undefined
}

async function sessionState({ payments }: BillingGround, id: string) {
  try {
    const { status } = await payments.stripe.checkout.sessions.retrieve(id)
    if (status === 'open') return undefined
    return status === 'complete' ? 'succeeded' : 'expired'
  } catch (error) {
    if (isMissing(error)) return 'expired'
    throw error
  }
}

/** Hosts who have changed their address since the provider was told. */
async function listMoved({ db }: BillingGround) {
  const rows = await asSystem(db, (tx) =>
    tx
      .select({ hostId: billingCustomers.hostId })
      .from(billingCustomers)
      .innerJoin(user, eq(user.id, billingCustomers.hostId))
      .where(
        and(
          isNotNull(billingCustomers.stripeCustomerId),
          sql`${billingCustomers.email} is distinct from ${user.email}`,
        ),
      ),
  )
  return rows.map(({ hostId }) => hostId)
}
