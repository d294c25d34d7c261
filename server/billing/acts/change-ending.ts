import type { BillingContext } from '#server/billing/context.ts'
import { isUnanswered } from '#server/billing/stripe-errors.ts'
import type { SubscriptionRow } from '#server/billing/sync/read-subscription.ts'
import { ask, findUnanswered, settleAttempt, startAttempt } from './attempts.ts'

type Change = {
  kind: 'cancel' | 'reactivate'
  params: { cancel_at_period_end: boolean } | { cancel_at: '' }
}

/** Sets or clears the end of a subscription; whoever called looks at what became of it. */
export async function changeEnding(
  context: BillingContext,
  { id, hostId }: SubscriptionRow,
  { kind, params }: Change,
) {
  await closeOpposite(context, { hostId, kind })
  const stored = { subscription: id, ...params }
  const unanswered = await findUnanswered(context, { hostId, kind })
  const isSame = unanswered?.params.subscription === id && hasSame(unanswered.params, params)
  const attempt =
    unanswered && isSame
      ? unanswered
      : await startAttempt(context, { hostId, kind, params: stored })
  try {
    await ask(context, attempt, (key) =>
      context.payments.stripe.subscriptions.update(id, params, key),
    )
    await settleAttempt(context, attempt.id, { state: 'succeeded' })
  } catch (error) {
    if (!isUnanswered(error)) throw error
  }
}

function hasSame(stored: Record<string, unknown>, params: Change['params']) {
  return Object.entries(params).every(([name, value]) => stored[name] === value)
}

/** Once the opposite is asked for, an old request that was never answered must not be replayed. */
async function closeOpposite(
  context: BillingContext,
  { hostId, kind }: { hostId: string; kind: Change['kind'] },
) {
  const opposite = kind === 'cancel' ? 'reactivate' : 'cancel'
  const old = await findUnanswered(context, { hostId, kind: opposite })
  if (old) await settleAttempt(context, old.id, { state: 'expired' })
}
