import { Refusal } from '#domain/messages/refusals.ts'
import type { BillingContext } from '#server/billing/context.ts'
import type { SubscriptionRow } from '#server/billing/sync/read-subscription.ts'
import { openPortal } from './open-portal.ts'

/** Something has to be paid first: at its invoice, or where there is none to pay, on the page for cards and invoices. */
export async function pastDue(
  context: BillingContext,
  { hostId, unpaidInvoiceUrl }: SubscriptionRow,
  facts: { quantity?: number } = {},
) {
  const url = unpaidInvoiceUrl ?? (await openPortal(context, { hostId })).url
  return new Refusal('payment_past_due', { extra: { ...facts, url } })
}
