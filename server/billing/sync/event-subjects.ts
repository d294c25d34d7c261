import type Stripe from 'stripe'

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
