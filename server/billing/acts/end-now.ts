import type { BillingContext } from '#server/billing/context.ts'
import { isMissing, isUnanswered } from '#server/billing/stripe-errors.ts'

/** Nothing carries a key here: a subscription that is gone by now is what was asked for, and silence is looked into after. */
export async function endNow({ payments }: Pick<BillingContext, 'payments'>, id: string) {
  try {
    await payments.stripe.subscriptions.cancel(id, { prorate: false })
  } catch (error) {
    if (!isMissing(error) && !isUnanswered(error)) throw error
  }
}
