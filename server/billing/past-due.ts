import { Refusal } from '#domain/refusals.ts'
import type { BillingGround } from './ground.ts'
import { openPortal } from './open-portal.ts'
import type { SubscriptionRow } from './read-subscription.ts'

/** Something has to be paid first: at its invoice, or where there is none to pay, on the page for cards and invoices. */
export async function pastDue(
  ground: BillingGround,
  { hostId, unpaidInvoiceUrl }: SubscriptionRow,
  facts: { quantity?: number } = {},
) {
  const url = unpaidInvoiceUrl ?? (await openPortal(ground, { hostId })).url
  return new Refusal('payment_past_due', { extra: { ...facts, url } })
}
