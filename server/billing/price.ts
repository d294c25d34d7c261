import type Stripe from 'stripe'
import { Refusal } from '#domain/messages/refusals.ts'
import { priceTiers } from '#domain/money/pricing.ts'
import { asSystem } from '#server/db/row-security/callers.ts'
import { codeOf } from '#server/db/startup-error.ts'
import { type Reporter, reportIncident, resolveIncident } from './sync/incidents.ts'

type Shop = { stripe: Stripe; priceLookupKey: string }

/** Our product at the provider, under a name of our own: what else the account sells is not ours to count. */
export const guideProductId = 'zaguan_published_guide'

/** The tiers as the provider keeps them: the last one is open, the limit is ours. */
const tiers = priceTiers.map(({ upTo, pricePerGuideMxn }, index) => ({
  up_to: index === priceTiers.length - 1 ? ('inf' as const) : upTo,
  unit_amount: pricePerGuideMxn * 100,
}))

/** Creates the product and its price where they are missing; what exists stays as it is. */
export async function createCatalogue({ stripe, priceLookupKey }: Shop) {
  const existing = await findListedPrice({ stripe, priceLookupKey })
  if (existing) return { price: existing, isNew: false }
  const words = { name: 'Guía publicada / Published guide', unit_label: 'guía / guide' }
  await stripe.products.create({ id: guideProductId, ...words }).catch((error) => {
    if (codeOf(error) !== 'resource_already_exists') throw error
  })
  const price = await stripe.prices.create({
    product: guideProductId,
    lookup_key: priceLookupKey,
    currency: 'mxn',
    recurring: { interval: 'month' },
    billing_scheme: 'tiered',
    tiers_mode: 'volume',
    tiers,
    tax_behavior: 'inclusive',
    expand: ['tiers'],
  })
  return { price, isNew: true }
}

/** The price to sell at; refused when it is missing or is not what we quote. */
export async function getPrice(shop: Shop): Promise<Stripe.Price> {
  const price = await findListedPrice(shop)
  if (!price) throw new PriceProblem('there is no active price with our lookup key')
  return assertQuoted(price)
}

/** The price that a subscription stands at, which may be older than the one we sell at; refused in the same way. */
export async function getPriceOf({ stripe }: Shop, priceId: string) {
  return assertQuoted(await stripe.prices.retrieve(priceId, { expand: ['tiers'] }))
}

/** Asks for a price, reports an incident where it is not what we quote, and resolves that incident where it is. */
export async function withPriceIncident<Price>(
  billing: Reporter,
  about: { subject: string; hostId?: string },
  asked: Promise<Price>,
) {
  const incident = { kind: 'price_mismatch', ...about } as const
  try {
    const price = await asked
    await asSystem(billing.db, (tx) => resolveIncident(tx, billing.payments.now(), incident))
    return price
  } catch (error) {
    if (error instanceof PriceProblem) {
      await reportIncident(billing, { ...incident, detail: { problem: error.problem } })
    }
    throw error
  }
}

function assertQuoted(price: Stripe.Price) {
  const problem = findPriceProblem(price)
  if (problem) throw new PriceProblem(problem)
  return price
}

export class PriceProblem extends Refusal {
  readonly problem: string
  constructor(problem: string) {
    super('billing_misconfigured')
    this.problem = problem
  }
}

async function findListedPrice({ stripe, priceLookupKey }: Shop) {
  const { data } = await stripe.prices.list({
    lookup_keys: [priceLookupKey],
    active: true,
    expand: ['data.tiers'],
  })
  return data[0]
}

/** In what a price at the provider differs from what we quote; undefined when in nothing. */
export function findPriceProblem(price: Stripe.Price): string | undefined {
  const { currency, recurring, tiers_mode: mode } = price
  if (productOf(price) !== guideProductId) return 'the price is of another product'
  if (currency !== 'mxn' || recurring?.interval !== 'month' || recurring.interval_count !== 1) {
    return 'the price is not in pesos a month'
  }
  if (mode !== 'volume') return 'the price is not by volume'
  if (price.tax_behavior === 'exclusive') return 'taxes would be added to the price'
  const found = (price.tiers ?? []).map(({ up_to, unit_amount, flat_amount }) => ({
    up_to: up_to ?? 'inf',
    unit_amount,
    flat: flat_amount ?? 0,
  }))
  const wanted = tiers.map((tier) => ({ ...tier, flat: 0 }))
  return JSON.stringify(found) === JSON.stringify(wanted) ? undefined : 'its tiers differ from ours'
}

export function productOf({ product }: Stripe.Price) {
  return typeof product === 'string' ? product : product.id
}
