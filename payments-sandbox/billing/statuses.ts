import type { SubscriptionRecord, SubscriptionStatus } from '#sandbox/store/records.ts'

export const hasEnded = ({ status }: SubscriptionRecord): boolean =>
  status === 'canceled' || status === 'incomplete_expired'

const live: readonly SubscriptionStatus[] = ['trialing', 'active', 'past_due', 'unpaid']

/** It renews, can be changed and can be cancelled. */
export const isLive = ({ status }: SubscriptionRecord): boolean => live.includes(status)
