import { and, eq, inArray, sql } from 'drizzle-orm'
import type Stripe from 'stripe'
import { settleSession } from '#server/billing/acts/attempts.ts'
import type { BillingContext } from '#server/billing/context.ts'
import { asSystem } from '#server/db/row-security/callers.ts'
import { stripeEvents } from '#server/db/tables/schema.ts'
import { loseCustomer } from './customers.ts'
import { customerOf, isSubscribed } from './event-subjects.ts'
import { findHostOf } from './find-host-of.ts'
import { openIncident } from './incidents.ts'
import { syncHost } from './sync-host.ts'

export type EventOutcome = 'done' | 'ignored'

/** An announcement names a customer; everything else is asked of the provider. Throws when the work could not be done. */
export async function receiveEvent(
  context: BillingContext,
  event: Stripe.Event,
): Promise<EventOutcome> {
  if (event.livemode !== context.payments.isLive || !isSubscribed(event.type)) return 'ignored'
  const customerId = customerOf(event)
  const known = await writeDown(context, event, customerId)
  if (known === 'done' || known === 'ignored') return known
  try {
    const outcome = await act(context, event, customerId)
    await finish(context, event.id, { state: outcome, doneAt: context.payments.now() })
    return outcome
  } catch (error) {
    const lastError = error instanceof Error ? error.constructor.name : 'unknown'
    await finish(context, event.id, { state: 'failed', lastError })
    throw error
  }
}

const sessionStates: Partial<Record<string, 'succeeded' | 'expired'>> = {
  'checkout.session.completed': 'succeeded',
  'checkout.session.expired': 'expired',
}

async function writeDown(
  { db, payments }: BillingContext,
  { id, type }: Stripe.Event,
  customerId: string | undefined,
) {
  const [row] = await asSystem(db, (tx) =>
    tx
      .insert(stripeEvents)
      .values({ id, type, customerId, tries: 1, receivedAt: payments.now() })
      .onConflictDoUpdate({
        target: stripeEvents.id,
        set: { tries: sql`${stripeEvents.tries} + 1` },
      })
      .returning({ state: stripeEvents.state }),
  )
  return row?.state
}

async function finish(
  { db }: BillingContext,
  id: string,
  change: Partial<typeof stripeEvents.$inferInsert>,
) {
  await asSystem(db, (tx) =>
    tx
      .update(stripeEvents)
      .set(change)
      .where(and(eq(stripeEvents.id, id), inArray(stripeEvents.state, ['received', 'failed']))),
  )
}

async function act(
  context: BillingContext,
  event: Stripe.Event,
  customerId: string | undefined,
): Promise<EventOutcome> {
  if (event.type === 'charge.dispute.created') return reportDispute(context, event.data.object)
  if (!customerId) return 'ignored'
  const hostId = await findHostOf(context, customerId)
  if (!hostId) return 'ignored'
  if (event.type === 'customer.deleted') await loseCustomer(context, { hostId, customerId })
  await syncHost(context, hostId, event.type)
  const session = sessionStates[event.type]
  if (session) {
    const sessionId = String(Reflect.get(event.data.object, 'id'))
    await settleSession(context, { sessionId, state: session })
  }
  return 'done'
}

/** Money a bank may take back: a person answers it, and nothing is taken from the host meanwhile. */
async function reportDispute({ db, payments }: BillingContext, { id, charge }: Stripe.Dispute) {
  const detail = { charge: typeof charge === 'string' ? charge : charge.id }
  await asSystem(db, (tx) =>
    openIncident(tx, payments.now(), { kind: 'dispute', subject: id, detail }),
  )
  return 'done' as const
}
