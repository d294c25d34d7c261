import { and, eq, inArray, isNotNull, lt, or, sql } from 'drizzle-orm'
import { type Attempt, isForgotten, settleAttempt } from '#server/billing/acts/attempts.ts'
import type { BillingContext } from '#server/billing/context.ts'
import { getMirror } from '#server/billing/queries.ts'
import { isMissing } from '#server/billing/stripe-errors.ts'
import { tellAddress } from '#server/billing/sync/customers.ts'
import { syncHost } from '#server/billing/sync/sync-host.ts'
import { asSystem } from '#server/db/row-security/callers.ts'
import {
  billedSubscriptions,
  billingAttempts,
  billingCustomers,
  user,
} from '#server/db/tables/schema.ts'
import { listMissed } from './missed-events.ts'
import { openPieces } from './pieces.ts'
import { listUnseen } from './unseen.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** Every hour: whatever the webhooks did not bring is fetched. What fails for one host is left for the next hour. */
export async function reconcile(context: BillingContext) {
  const pieces = openPieces()
  const missed = await listMissed(context, pieces)
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
    await pieces.do(async () => {
      await syncHost(context, hostId, 'reconcile')
      synced.add(hostId)
    })
  }
  for (const one of attempts) await pieces.do(() => settle(context, one))
  for (const hostId of await listMoved(context)) await pieces.do(() => tellAddress(context, hostId))
  await pieces.do(() => missed.markDone(synced))
  pieces.finish('some hosts were not reconciled')
}

/** Hosts whose period is over, or whose end has come, without our having looked since. */
async function listOverdue({ db, payments }: BillingContext) {
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

async function listUnsettled({ db, payments }: BillingContext) {
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
async function settle(context: BillingContext, attempt: Attempt) {
  const state = await outcomeOf(context, attempt)
  if (state) await settleAttempt(context, attempt.id, { state })
}

async function outcomeOf(context: BillingContext, attempt: Attempt) {
  const { kind, hostId, stripeObjectId, quantity } = attempt
  if (kind === 'checkout') {
    if (stripeObjectId) return sessionState(context, stripeObjectId)
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

async function sessionState({ payments }: BillingContext, id: string) {
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
async function listMoved({ db }: BillingContext) {
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
