import { and, eq, notInArray, sql } from 'drizzle-orm'
import {
  findCanonical,
  isLive,
  type Subscription,
  subscriptionOf,
} from '#domain/money/subscription.ts'
import type { Transaction } from '#server/db/database.ts'
import { billedSubscriptions } from '#server/db/tables/schema.ts'
import { billedOf, type FetchedSubscription, type SubscriptionRow } from './read-subscription.ts'

/** A host's subscriptions as our copy has them, and what they come to. */
export type Mirror = {
  rows: SubscriptionRow[]
  subscription: Subscription
  /** The row of the subscription that speaks for the host. */
  current: SubscriptionRow | undefined
  lastPaidAt: Date | null
}

export async function readMirror(tx: Transaction, hostId: string): Promise<Mirror> {
  const rows = await tx
    .select()
    .from(billedSubscriptions)
    .where(eq(billedSubscriptions.hostId, hostId))
  const billed = rows.map(billedOf)
  const canonical = findCanonical(billed)
  return {
    rows,
    subscription: subscriptionOf(billed),
    current: rows.find(({ id }) => id === canonical?.id),
    lastPaidAt: rows
      .map(({ lastPaidAt }) => lastPaidAt)
      .reduce((last, at) => (at && (!last || at > last) ? at : last), null),
  }
}

type Fetch = { hostId: string; fetched: readonly FetchedSubscription[]; now: Date }

/** Makes our copy what was fetched. What the provider no longer lists has ended; it stays as history. */
export async function writeMirror(tx: Transaction, { hostId, fetched, now }: Fetch) {
  for (const { lastPaidAt, ...row } of fetched) {
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
  await tx
    .update(billedSubscriptions)
    .set({
      status: 'canceled',
      cancellationReason: 'no_longer_listed',
      endedAt: now,
      syncedAt: now,
    })
    .where(
      and(
        eq(billedSubscriptions.hostId, hostId),
        listed.length > 0 ? notInArray(billedSubscriptions.id, listed) : undefined,
        sql`${billedSubscriptions.status} not in ('canceled', 'incomplete_expired')`,
      ),
    )
}

export function liveRows({ rows }: Mirror) {
  return rows.filter(({ status }) => isLive(status))
}
