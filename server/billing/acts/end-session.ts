import type { BillingContext } from '#server/billing/context.ts'
import { isInvalidRequest, isMissing } from '#server/billing/stripe-errors.ts'

/** Makes a page unpayable; what it was when it could not be: completed, or over already. */
export async function endSession(
  { payments }: Pick<BillingContext, 'payments'>,
  sessionId: string,
): Promise<'succeeded' | 'expired'> {
  const { sessions } = payments.stripe.checkout
  try {
    await sessions.expire(sessionId)
    return 'expired'
  } catch (error) {
    if (!isInvalidRequest(error)) throw error
    if (isMissing(error)) return 'expired'
  }
  const { status } = await sessions.retrieve(sessionId)
  return status === 'complete' ? 'succeeded' : 'expired'
}
