import type Stripe from 'stripe'
import { Refusal } from '#domain/messages/refusals.ts'
import { priceTiers } from '#domain/money/pricing.ts'
import type { Db } from '#server/db/database.ts'
import { codeOf } from '#server/db/startup-error.ts'
import type { Payments } from './context.ts'
import { unless } from './stripe-errors.ts'
import { reportIncident } from './sync/incidents.ts'

type Shop = Pick<Payments, 'stripe' | 'priceLookupKey'>
type Needs = { db: Db; payments: Payments }

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
  const guide = { id: guideProductId, name: 'Guía publicada', unit_label: 'guía' }
  const isThere = (error: unknown) => codeOf(error) === 'resource_already_exists'
  await unless(isThere, stripe.products.create(guide))
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

/** The price to sell at; refused, and left for a person to see, when it is missing or is not what we quote. */
export async function getPrice(needs: Needs): Promise<Stripe.Price> {
  const price = await findListedPrice(needs.payments)
  if (!price) return refusePrice(needs, { problem: 'there is no active price with our lookup key' })
  const problem = findPriceProblem(price)
  return problem ? refusePrice(needs, { problem }) : price
}

export class PriceProblem extends Refusal {
  readonly problem: string
  constructor(problem: string) {
    super('billing_misconfigured')
    this.problem = problem
  }
}

type Refused = { problem: string; subject?: string; hostId?: string }

async function refusePrice(needs: Needs, { problem, ...about }: Refused): Promise<never> {
  const subject = needs.payments.priceLookupKey
  const detail = { problem }
  await reportIncident(needs, { kind: 'price_mismatch', subject, detail, ...about })
  throw new PriceProblem(problem)
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

/** A subscription may stand at an older price than the one we sell at: it grows only where it costs what we quote. */
export async function assertQuotedPrice(
  needs: Needs,
  { hostId, priceId }: { hostId: string; priceId: string | null },
) {
  if (priceId === null) throw new PriceProblem('the subscription has no price')
  const price = await needs.payments.stripe.prices.retrieve(priceId, { expand: ['tiers'] })
  const problem = findPriceProblem(price)
  if (problem) await refusePrice(needs, { problem, subject: priceId, hostId })
}

export function productOf({ product }: Stripe.Price) {
  return typeof product === 'string' ? product : product.id
}
