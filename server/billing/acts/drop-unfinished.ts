import type { BillingContext } from '#server/billing/context.ts'
import { isInvalidRequest } from '#server/billing/stripe-errors.ts'
import type { SubscriptionRow } from '#server/billing/sync/read-subscription.ts'
import { endNow } from './end-now.ts'

/** Ends a subscription whose first payment was never finished. Its invoice goes first: one paid by now cannot be voided. */
export async function dropUnfinished(
  { payments }: Pick<BillingContext, 'payments'>,
  { id, latestInvoiceId }: SubscriptionRow,
) {
  const { invoices, subscriptions } = payments.stripe
  try {
    if (latestInvoiceId) await invoices.voidInvoice(latestInvoiceId)
  } catch (error) {
    // Paid or void by now: the status read next says which.
    if (!isInvalidRequest(error)) throw error
  }
  const { status } = await subscriptions.retrieve(id)
  if (status === 'incomplete') await endNow({ payments }, id)
}
