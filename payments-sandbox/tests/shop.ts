import type Stripe from 'stripe'
import type { Box } from './sandbox-test.ts'

export const good = '4242424242424242'
export const declined = '4000000000000002'
export const noFunds = '4000000000009995'
export const asksOnce = '4000002500003155'
export const asksAlways = '4000002760003184'
export const failsLater = '4000000000000341'

export const hour = 3600
export const day = 24 * hour

/** A price by volume: the more units, the less each costs. */
export const volume: Stripe.PriceCreateParams.Tier[] = [
  { up_to: 1, unit_amount: 10_000 },
  { up_to: 2, unit_amount: 9000 },
  { up_to: 4, unit_amount: 8000 },
  { up_to: 8, unit_amount: 7000 },
  { up_to: 12, unit_amount: 6000 },
  { up_to: 'inf', unit_amount: 5000 },
]

/** Pesos a month for 1 to 15 units. */
export const monthly = [100, 180, 240, 320, 350, 420, 490, 560, 540, 600, 660, 720, 650, 700, 750]

export async function createPrice(
  { stripe }: Box,
  lookupKey = 'unit_monthly',
): Promise<Stripe.Price> {
  const product = await stripe.products.create({ name: 'Guía publicada' })
  return await stripe.prices.create({
    currency: 'mxn',
    product: product.id,
    recurring: { interval: 'month' },
    billing_scheme: 'tiered',
    tiers_mode: 'volume',
    tiers: volume,
    lookup_key: lookupKey,
    tax_behavior: 'inclusive',
  })
}

type Order = { quantity?: number; customer?: string; price?: string }

export async function openSession(
  box: Box,
  order: Order = {},
): Promise<Stripe.Checkout.Session & { customer: string }> {
  const price = order.price ?? (await priceOf(box))
  const customer =
    order.customer ?? (await box.stripe.customers.create({ email: 'host@example.com' })).id
  const session = await box.stripe.checkout.sessions.create({
    mode: 'subscription',
    ui_mode: 'hosted_page',
    customer,
    client_reference_id: 'host-1',
    line_items: [{ price, quantity: order.quantity ?? 4, adjustable_quantity: { enabled: false } }],
    allowed_payment_method_types: ['card'],
    locale: 'es-419',
    metadata: { host_id: 'host-1' },
    subscription_data: { metadata: { host_id: 'host-1' }, billing_mode: { type: 'flexible' } },
    success_url: 'http://localhost:3000/payment-success?session_id={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://localhost:3000/payment-cancel',
  })
  return { ...session, customer }
}

async function priceOf(box: Box): Promise<string> {
  const { data } = await box.stripe.prices.list({ lookup_keys: ['unit_monthly'] })
  return data[0]?.id ?? (await createPrice(box)).id
}

/** A customer who has just bought: the subscription as the API tells it. */
export async function buy(box: Box, order: Order & { card?: string } = {}) {
  const session = await openSession(box, order)
  const outcome = box.controls.payCheckout({ session: session.id, card: order.card ?? good })
  if (outcome.kind === 'challenge') {
    box.controls.answerChallenge({ challenge: outcome.challenge, confirmed: true })
  }
  const { subscription } = await box.stripe.checkout.sessions.retrieve(session.id)
  return await retrieve(box, String(subscription))
}

export async function retrieve({ stripe }: Box, id: string): Promise<Stripe.Subscription> {
  return await stripe.subscriptions.retrieve(id)
}

export const itemOf = (subscription: Stripe.Subscription): Stripe.SubscriptionItem =>
  subscription.items.data[0]!

export const latestInvoice = async (
  { stripe }: Box,
  subscription: string,
): Promise<Stripe.Invoice> => {
  const { latest_invoice } = await stripe.subscriptions.retrieve(subscription, {
    expand: ['latest_invoice'],
  })
  return latest_invoice as Stripe.Invoice
}

export const changeQuantity = (
  { stripe }: Box,
  subscription: Stripe.Subscription,
  quantity: number,
  options?: Stripe.RequestOptions,
) =>
  stripe.subscriptions.update(
    subscription.id,
    {
      items: [{ id: itemOf(subscription).id, quantity }],
      proration_behavior: 'always_invoice',
      payment_behavior: 'pending_if_incomplete',
      expand: ['latest_invoice'],
    },
    options,
  )
