import { inArray } from 'drizzle-orm'
import type { BillingContext } from '#server/billing/context.ts'
import { customerOf, isDispute, isSubscribed } from '#server/billing/sync/event-subjects.ts'
import { findHostOf } from '#server/billing/sync/find-host-of.ts'
import { receiveEvent } from '#server/billing/sync/receive-event.ts'
import { asSystem } from '#server/db/row-security/callers.ts'
import { stripeEvents } from '#server/db/tables/schema.ts'
import type { Pieces } from './pieces.ts'

const eventsBackMs = 26 * 3_600_000

/**
 * The announcements that did not reach us, or that we could not act on, and the hosts they are about. A dispute is about
 * no host we could look up: it is received again here.
 */
export async function listMissed(context: BillingContext, pieces: Pieces) {
  const unfinished = await listUnfinished(context)
  const missed = new Set<string>()
  await pieces.do(async () => {
    for (const event of await listUndelivered(context)) {
      const customerId = customerOf(event)
      if (customerId) missed.add(customerId)
      if (isDispute(event)) await pieces.do(() => receiveEvent(context, event))
    }
  })
  for (const { id } of unfinished.filter(isDispute)) {
    await pieces.do(async () =>
      receiveEvent(context, await context.payments.stripe.events.retrieve(id)),
    )
  }
  const others = unfinished.filter((event) => !isDispute(event))
  for (const { customerId } of others) if (customerId) missed.add(customerId)
  const hostOf = await findHosts(context, pieces, missed)
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
      .where(inArray(state, ['received', 'failed'])),
  )
}

async function listUndelivered({ payments }: BillingContext) {
  const since = Math.floor((payments.now().getTime() - eventsBackMs) / 1000)
  const events = await payments.stripe.events
    .list({ delivery_success: false, created: { gt: since }, limit: 100 })
    .autoPagingToArray({ limit: 5000 })
  return events.filter(({ type }) => isSubscribed(type))
}

async function findHosts(context: BillingContext, pieces: Pieces, customers: ReadonlySet<string>) {
  const hostOf = new Map<string, string | undefined>()
  for (const customerId of customers) {
    await pieces.do(async () => {
      hostOf.set(customerId, await findHostOf(context, customerId))
    })
  }
  return hostOf
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
