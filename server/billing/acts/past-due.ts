import { Refusal } from '#domain/messages/refusals.ts'
import type { BillingGround } from '#server/billing/ground.ts'
import type { SubscriptionRow } from '#server/billing/sync/read-subscription.ts'
import { openPortal } from './open-portal.ts'

/** Something has to be paid first: at its invoice, or where there is none to pay, on the page for cards and invoices. */
export async function pastDue(
  ground: BillingGround,
  { hostId, unpaidInvoiceUrl }: SubscriptionRow,
  facts: { quantity?: number } = {},
) {
  const url = unpaidInvoiceUrl ?? (await openPortal(ground, { hostId })).url
  return new Refusal('payment_past_due', { extra: { ...facts, url } })
}
