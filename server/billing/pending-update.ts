import type { BillingGround } from './ground.ts'
import type { SubscriptionRow } from './read-subscription.ts'
import { isInvalidRequest } from './stripe-errors.ts'

/** Drops an increase that waits for its payment: its invoice can no longer be paid. */
export async function dropPendingUpdate({ payments }: BillingGround, row: SubscriptionRow) {
  if (row.pendingQuantity === null || !row.latestInvoiceId || !row.unpaidInvoiceUrl) return
  try {
    await payments.stripe.invoices.voidInvoice(row.latestInvoiceId)
  } catch (error) {
    // Paid or void by now: the caller looks again and sees which.
    if (!isInvalidRequest(error)) throw error
  }
}
