import { eq } from 'drizzle-orm'
import { vi } from 'vitest'
import { findPriceProblem } from '#server/billing/price.ts'
import { asSystem } from '#server/db/row-security/callers.ts'
import { billingCustomers } from '#server/db/tables/schema.ts'
import type { Shop, ShopHost } from './billing-shop.ts'

/** Every change of a subscription, as the provider names the call. */
export const planUpdate = 'PostSubscriptionsSubscription'

/** The invoices of a host's plan, newest first. */
export async function invoicesOf(shop: Shop, host: ShopHost) {
  const [subscription] = await shop.subscriptionsOf(host)
  const { data } = await shop.stripe.invoices.list({ subscription: subscription!.id })
  return data
}

export async function customerOf({ db }: Shop, host: ShopHost) {
  const [row] = await asSystem(db, (tx) =>
    tx.select().from(billingCustomers).where(eq(billingCustomers.hostId, host.id)),
  )
  return row!.stripeCustomerId!
}

/** A price of our product that nobody was quoted; one that takes the quoted price's key is what the shop sells from now on. */
export async function makeUnquotedPrice({ stripe }: Shop, { takesKey = false } = {}) {
  const [quoted] = (await stripe.prices.list({})).data
  return stripe.prices.create({
    product: String(quoted!.product),
    ...(takesKey && { lookup_key: quoted!.lookup_key!, transfer_lookup_key: true }),
    currency: 'mxn',
    recurring: { interval: 'month' },
    billing_scheme: 'tiered',
    tiers_mode: 'volume',
    tiers: [{ up_to: 'inf', unit_amount: 12_000 }],
  })
}

/** Somebody has put right what `makeUnquotedPrice` has put in the place of the price we quote. */
export async function sellAtQuotedPrice({ stripe, resources }: Shop) {
  const { priceLookupKey } = resources.payments
  const { data } = await stripe.prices.list({ expand: ['data.tiers'] })
  const quoted = data.find((price) => findPriceProblem(price) === undefined)
  return stripe.prices.create({
    product: String(quoted!.product),
    lookup_key: priceLookupKey,
    transfer_lookup_key: true,
    currency: 'mxn',
    recurring: { interval: 'month' },
    billing_scheme: 'tiered',
    tiers_mode: 'volume',
    tiers: quoted!.tiers!.map(({ up_to, unit_amount }) => ({
      up_to: up_to ?? 'inf',
      unit_amount: unit_amount!,
    })),
    tax_behavior: 'inclusive',
  })
}

/** What somebody else does between two calls of ours: just before this one is sent, once. */
export function justBefore(resource: object, method: string, deed: () => unknown) {
  const target = resource as Record<string, (...given: unknown[]) => unknown>
  const call = target[method]!.bind(resource)
  vi.spyOn(target, method).mockImplementationOnce((...given) => {
    deed()
    return call(...given)
  })
}
