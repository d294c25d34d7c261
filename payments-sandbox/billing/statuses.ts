import type { SubscriptionRecord } from '#sandbox/store/records.ts'

export const hasEnded = ({ status }: SubscriptionRecord): boolean =>
  status === 'canceled' || status === 'incomplete_expired'

/** It renews, can be changed and can be cancelled. */
export const isLive = ({ status }: SubscriptionRecord): boolean =>
  status === 'active' || status === 'past_due' || status === 'unpaid'

export const isCancelling = (subscription: SubscriptionRecord): boolean =>
  isLive(subscription) && subscription.cancelAt !== null
