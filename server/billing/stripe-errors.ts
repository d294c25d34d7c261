import Stripe from 'stripe'
import { Refusal, type RefusalCode } from '#domain/messages/refusals.ts'

const { errors } = Stripe

/** No answer came: what we asked for may have happened or not. */
export function isUnanswered(error: unknown) {
  return error instanceof errors.StripeConnectionError
}

/** What the provider answered instead of a yes, if anything: the look that follows says what it came to. */
export async function failureOf(asked: Promise<unknown>): Promise<unknown> {
  try {
    await asked
    return undefined
  } catch (error) {
    if (error instanceof errors.StripeError) return error
    throw error
  }
}

/** The answer; undefined where it failed in a way that was reckoned with. */
export function unless<Answer>(isExpected: (error: unknown) => boolean, asked: Promise<Answer>) {
  return asked.catch((error) => {
    if (isExpected(error)) return undefined
    throw error
  })
}

/** It answered that something went wrong on its side: under the same key it would say so for a day. */
export function isServerSide(error: unknown) {
  return error instanceof errors.StripeError && (error.statusCode ?? 0) >= 500
}

/** The key can be sent again: nothing was answered, or nothing was done with the request. */
export function keepsKey(error: unknown) {
  if (isUnanswered(error)) return true
  return error instanceof errors.StripeError && [409, 429].includes(error.statusCode ?? 0)
}

export function isMissing(error: unknown, param?: string) {
  if (!isInvalidRequest(error) || error.code !== 'resource_missing') return false
  return param === undefined || error.param === param
}

/** It cannot be done to the thing as it now is, such as a session that has ended. */
export function isInvalidRequest(error: unknown) {
  return error instanceof errors.StripeInvalidRequestError
}

/** What the provider's error is to a host; its own texts stay with us. */
export function refusalFor(error: unknown, saying: RefusalCode): unknown {
  if (!(error instanceof errors.StripeError)) return error
  return Object.assign(translate(error, saying), { cause: error })
}

function translate(error: InstanceType<typeof errors.StripeError>, saying: RefusalCode) {
  if (error.type === 'StripeCardError') return new Refusal(declineCode(error.decline_code))
  if (keepsKey(error) || isServerSide(error)) {
    return new Refusal('payment_provider_unavailable', { saying, values: { seconds: 5 } })
  }
  return new Refusal('billing_misconfigured', { saying })
}

export function outcomeUnknown(saying: RefusalCode) {
  return new Refusal('outcome_unknown', { saying, values: { seconds: 5 } })
}

function declineCode(code: string | undefined): RefusalCode {
  if (code === 'insufficient_funds') return 'card_insufficient_funds'
  return code === 'expired_card' ? 'card_expired' : 'card_declined'
}
