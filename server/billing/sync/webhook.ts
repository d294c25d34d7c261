import { and, eq, inArray, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import Stripe from 'stripe'
import { noteSessionOutcome } from '#server/billing/acts/attempts.ts'
import type { BillingContext } from '#server/billing/context.ts'
import { asSystem } from '#server/db/row-security/callers.ts'
import { stripeEvents } from '#server/db/tables/schema.ts'
import { takesBody } from '#server/http/limit-body.ts'
import { findOrLinkHost, loseCustomer } from './customers.ts'
import { reportIncident } from './incidents.ts'
import { syncHost } from './sync-host.ts'

/** Where the provider announces that something changed. Mounted before anything that reads bodies. */
export function createWebhookRoutes(context: BillingContext) {
  return new Hono().post('/stripe/webhook', takesBody({ maxBytes: 1024 ** 2 }), async (c) => {
    const isJson = c.req.header('content-type')?.toLowerCase().startsWith('application/json')
    const event =
      isJson &&
      openEnvelope(context, {
        body: Buffer.from(await c.req.arrayBuffer()),
        signature: c.req.header('stripe-signature'),
      })
    if (!event) return c.json({ error: 'invalid signature', code: 'invalid_signature' }, 400)
    // Whatever fails from here on answers 500, so that it is sent again.
    const outcome = await receiveEvent(context, event)
    return c.json({ received: true, outcome }, 200)
  })
}

type Envelope = { body: Buffer; signature: string | undefined }

/** Signed by one of our secrets, just now; several, while one replaces another. */
function openEnvelope({ payments }: BillingContext, { body, signature }: Envelope) {
  if (!signature) return undefined
  for (const secret of payments.webhookSecrets) {
    try {
      return payments.stripe.webhooks.constructEvent(body, signature, secret)
    } catch (error) {
      const isForged = error instanceof Stripe.errors.StripeSignatureVerificationError
      if (!isForged && !(error instanceof SyntaxError)) throw error
    }
  }
  return undefined
}

/** An announcement names a customer; everything else is asked of the provider. Throws when the work could not be done. */
export async function receiveEvent(context: BillingContext, event: Stripe.Event) {
  if (event.livemode !== context.payments.isLive || !isSubscribed(event.type)) return 'ignored'
  const customerId = customerOf(event)
  const { id, type } = event
  const [known] = await asSystem(context.db, (tx) =>
    tx
      .insert(stripeEvents)
      .values({ id, type, customerId, tries: 1, receivedAt: context.payments.now() })
      .onConflictDoUpdate({
        target: stripeEvents.id,
        set: { tries: sql`${stripeEvents.tries} + 1` },
      })
      .returning({ state: stripeEvents.state }),
  )
  if (known?.state === 'done' || known?.state === 'ignored') return known.state
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

/** What became of a page to pay at, by the event that says so. */
const sessionStates: Partial<Record<string, 'succeeded' | 'expired'>> = {
  'checkout.session.completed': 'succeeded',
  'checkout.session.expired': 'expired',
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

async function act(context: BillingContext, event: Stripe.Event, customerId: string | undefined) {
  if (event.type === 'charge.dispute.created') {
    const { id, charge } = event.data.object
    const detail = { charge: typeof charge === 'string' ? charge : charge.id }
    // Money a bank may take back: a person answers it, and nothing is taken from the host meanwhile.
    await reportIncident(context, { kind: 'dispute', subject: id, detail })
    return 'done'
  }
  if (!customerId) return 'ignored'
  const hostId = await findOrLinkHost(context, customerId)
  if (!hostId) return 'ignored'
  if (event.type === 'customer.deleted') await loseCustomer(context, { hostId, customerId })
  await syncHost(context, hostId, event.type)
  const session = sessionStates[event.type]
  if (session) {
    const sessionId = String(Reflect.get(event.data.object, 'id'))
    await noteSessionOutcome(context, { sessionId, state: session })
  }
  return 'done'
}

/** What the endpoint is subscribed to; the rest is somebody else's. */
const subscribed = new Set<string>([
  'checkout.session.completed',
  'checkout.session.expired',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'customer.subscription.pending_update_applied',
  'customer.subscription.pending_update_expired',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.payment_action_required',
  'invoice.finalization_failed',
  'invoice.upcoming',
  'customer.deleted',
  'charge.dispute.created',
])

export function isSubscribed(type: string) {
  return subscribed.has(type)
}

/** A bank asks for money back: the event itself is the news, nothing at the provider's customer tells it. */
export function isDispute<Named extends { type: string }>(event: Named) {
  return event.type === 'charge.dispute.created'
}

/** The customer an event is about. Its payload may be of another version: nothing else is read from it. */
export function customerOf({ type, data }: Stripe.Event): string | undefined {
  const named =
    type === 'customer.deleted'
      ? Reflect.get(data.object, 'id')
      : idOf(Reflect.get(data.object, 'customer'))
  return typeof named === 'string' && named.startsWith('cus_') ? named : undefined
}

function idOf(reference: unknown): unknown {
  const isObject = typeof reference === 'object' && reference !== null && 'id' in reference
  return isObject ? reference.id : reference
}
