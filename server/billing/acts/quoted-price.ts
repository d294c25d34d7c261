import { findPriceProblem, PriceProblem } from '#server/billing/catalogue.ts'
import type { BillingContext } from '#server/billing/context.ts'
import { openIncident } from '#server/billing/sync/incidents.ts'
import type { SubscriptionRow } from '#server/billing/sync/read-subscription.ts'
import { asSystem } from '#server/db/row-security/callers.ts'

/** A subscription may stand at an older price than the one we sell at: it grows only where it costs what we quote. */
export async function assertQuotedPrice(
  { db, payments }: Pick<BillingContext, 'db' | 'payments'>,
  { hostId, priceId }: SubscriptionRow,
) {
  if (priceId === null) throw new PriceProblem('the subscription has no price')
  const price = await payments.stripe.prices.retrieve(priceId, { expand: ['tiers'] })
  const problem = findPriceProblem(price)
  if (!problem) return
  const incident = {
    kind: 'price_mismatch',
    subject: priceId,
    hostId,
    detail: { problem },
  } as const
  await asSystem(db, (tx) => openIncident(tx, payments.now(), incident))
  throw new PriceProblem(problem)
}
