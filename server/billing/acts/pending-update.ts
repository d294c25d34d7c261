import type { BillingContext } from '#server/billing/context.ts'
import { isInvalidRequest } from '#server/billing/stripe-errors.ts'
import type { SubscriptionRow } from '#server/billing/sync/read-subscription.ts'

/** Drops an increase that waits for its payment: its invoice can no longer be paid. */
export async function dropPendingUpdate({ payments }: BillingContext, row: SubscriptionRow) {
  if (row.pendingQuantity === null || !row.latestInvoiceId || !row.unpaidInvoiceUrl) return
  try {
    await payments.stripe.invoices.voidInvoice(row.latestInvoiceId)
  } catch (error) {
    // Paid or void by now: the caller looks again and sees which.
    if (!isInvalidRequest(error)) throw error
  }
}
