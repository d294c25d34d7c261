import { Hono } from 'hono'
import Stripe from 'stripe'
import type { BillingContext } from '#server/billing/context.ts'
import { receiveEvent } from './receive-event.ts'

/** Where the provider announces that something changed. Mounted before anything that reads bodies. */
export function createWebhookRoutes(context: BillingContext) {
  return new Hono().post('/stripe/webhook', async (c) => {
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
      if (!isForged(error)) throw error
    }
  }
  return undefined
}

function isForged(error: unknown) {
  return (
    error instanceof Stripe.errors.StripeSignatureVerificationError || error instanceof SyntaxError
  )
}
