/** A subscription of one of our hosts to our product, in the payment provider's words, normalised. */
export type BilledSubscription = {
  id: string
  status: BilledStatus
  quantity: number
  currentPeriodEnd: Date | null
  cancelAt: Date | null
  cancelAtPeriodEnd: boolean
  /** Why it ended: `cancellation_requested`, `payment_failed`, `payment_disputed`. */
  cancellationReason: string | null
  endedAt: Date | null
  createdAt: Date
}

export const billedStatuses = [
  'incomplete',
  'incomplete_expired',
  'trialing',
  'active',
  'past_due',
  'canceled',
  'unpaid',
  'paused',
] as const

export type BilledStatus = (typeof billedStatuses)[number]

export const subscriptionStatuses = ['active', 'inactive', 'cancelled', 'expired'] as const

type SubscriptionStatus = (typeof subscriptionStatuses)[number]

export const planTypes = ['courtesy', 'per_guide_monthly'] as const

export type Subscription = {
  planType: (typeof planTypes)[number]
  status: SubscriptionStatus
  currentPeriodEnd: Date | null
  cancelAtPeriodEnd: boolean
  /** Also before the period's end, when it was ended at once. */
  endedAt: Date | null
  /** Of the canonical subscription, also after it ended; zero without one. */
  quantity: number
  paidCredits: number
  /** A charge failed: it is being retried, or was given up and is still owed. */
  paymentProblem: boolean
  /** The one all of this was read from. */
  billed?: BilledSubscription
  /** More than one can still charge the host: somebody must look. */
  hasDuplicates: boolean
}

/** Reads all of a host's subscriptions as the one the product shows. */
export function subscriptionOf(all: readonly BilledSubscription[]): Subscription {
  const hasDuplicates = all.filter(({ status }) => isLive(status)).length > 1
  const billed = findCanonical(all)
  if (!billed || neverStarted(billed.status)) return { ...courtesy, hasDuplicates }
  return {
    planType: 'per_guide_monthly',
    status: statusOf(billed),
    currentPeriodEnd: periodEndOf(billed),
    cancelAtPeriodEnd: isGranting(billed.status) && isEnding(billed),
    endedAt: billed.endedAt,
    quantity: billed.quantity,
    paidCredits: paidCreditsOf(all),
    paymentProblem: billed.status === 'past_due' || billed.status === 'unpaid',
    billed,
    hasDuplicates,
  }
}

/** The subscription that speaks for the host: granting first, then stuck, then ended; newest first. */
export function findCanonical<Billed extends BilledSubscription>(all: readonly Billed[]) {
  return all.toSorted(
    (one, other) =>
      rankOf(one.status) - rankOf(other.status) ||
      other.createdAt.getTime() - one.createdAt.getTime() ||
      (one.id < other.id ? 1 : -1),
  )[0]
}

/** Two by accident grant the larger quantity, never their sum. */
function paidCreditsOf(all: readonly BilledSubscription[]): number {
  return all
    .filter(({ status }) => isGranting(status))
    .reduce((most, { quantity }) => Math.max(most, quantity), 0)
}

/** Can still charge the host. */
export function isLive(status: BilledStatus): boolean {
  return isGranting(status) || status === 'unpaid' || status === 'paused'
}

/** Gives credits now; while a renewal is being retried it still does. */
export function isGranting(status: BilledStatus): boolean {
  return status === 'active' || status === 'trialing' || status === 'past_due'
}

export function mayCancel({ status, cancelAtPeriodEnd }: SubscriptionState): boolean {
  return status === 'active' && !cancelAtPeriodEnd
}

export function mayReactivate({ status, cancelAtPeriodEnd }: SubscriptionState): boolean {
  return status === 'active' && cancelAtPeriodEnd
}

/** Neither granting nor over: what is owed or on hold comes before a new purchase. */
export function mustBeSettled({
  status,
  planType,
  paymentProblem,
}: Pick<Subscription, 'status' | 'planType' | 'paymentProblem'>): boolean {
  if (status === 'expired') return paymentProblem
  return status === 'inactive' && planType !== 'courtesy'
}

/** When a period is not paid there is nothing left to run: cancelling ends it now. */
export function endsAtOnce(status: BilledStatus): boolean {
  return status === 'past_due' || status === 'unpaid' || status === 'paused'
}

export function subscriptionLabel({ status, cancelAtPeriodEnd }: SubscriptionState) {
  return cancelAtPeriodEnd ? 'cancelling' : status
}

type SubscriptionState = Pick<Subscription, 'status' | 'cancelAtPeriodEnd'>

const courtesy = {
  planType: 'courtesy',
  status: 'inactive',
  currentPeriodEnd: null,
  cancelAtPeriodEnd: false,
  endedAt: null,
  quantity: 0,
  paidCredits: 0,
  paymentProblem: false,
} as const

function neverStarted(status: BilledStatus): boolean {
  return status === 'incomplete' || status === 'incomplete_expired'
}

function rankOf(status: BilledStatus): number {
  if (isGranting(status)) return 0
  return isLive(status) || status === 'incomplete' ? 1 : 2
}

function statusOf({ status, cancellationReason }: BilledSubscription): SubscriptionStatus {
  if (isGranting(status)) return 'active'
  if (status === 'paused') return 'inactive'
  return status === 'canceled' && cancellationReason === 'cancellation_requested'
    ? 'cancelled'
    : 'expired'
}

type Ending = Pick<BilledSubscription, 'cancelAt' | 'cancelAtPeriodEnd' | 'currentPeriodEnd'>

/** By a date beyond the running period it is charged again first: until then it goes on as any other. */
export function isEnding({ cancelAt, cancelAtPeriodEnd, currentPeriodEnd }: Ending): boolean {
  if (cancelAtPeriodEnd || cancelAt === null) return cancelAtPeriodEnd
  return currentPeriodEnd === null || cancelAt <= currentPeriodEnd
}

function periodEndOf({ currentPeriodEnd, cancelAt }: BilledSubscription): Date | null {
  if (!cancelAt) return currentPeriodEnd
  return currentPeriodEnd && currentPeriodEnd < cancelAt ? currentPeriodEnd : cancelAt
}
