import { mustBeSettled, type SubscriptionStatus } from '#domain/money/subscription.ts'

type NamedGuide = { id: string; name: string }

/** A host's plan as the screens show it. */
export type Plan = {
  planType: 'courtesy' | 'per_guide_monthly'
  status: SubscriptionStatus
  currentPeriodEnd: string | null
  cancelAtPeriodEnd: boolean
  endedAt: string | null
  quantity: number
  paymentProblem: boolean
  paymentUrl: string | null
  hasInvoices: boolean
  pendingQuantity: number | null
  graceEndsAt: string | null
  guidesAtRisk: NamedGuide[]
  staysAtRisk: { guide: string; from: string; until: string }[]
  guidesToRepublish: NamedGuide[]
  isStale: boolean
}

export const billingIntents = [
  'checkout',
  'upgrade',
  'cancel',
  'reactivate',
  'portal',
  'republish',
] as const

export type BillingIntent = (typeof billingIntents)[number]

export type BillingOutcome = { intent: BillingIntent } & (
  | { is: 'done'; message: string }
  /** With an address when there is somewhere to pay or to confirm. */
  | { is: 'refused'; message: string; code: string; url?: string }
  | { is: 'unreachable' }
)

export type BillingOrder = {
  intent: BillingIntent
  quantity: number
  propertyId?: string | undefined
  ids: readonly string[]
}

/** How it went, or the provider's page where it goes on. */
export type BillingAnswer = BillingOutcome | { is: 'elsewhere'; url: string }

/** Whether a plan can grow; one that is over or was never there is bought anew. */
export function canGrow(plan: Plan | undefined): plan is Plan {
  return plan?.status === 'active'
}

/** Cancelled, it would be over at once: nothing of it is paid. */
export function endsNow(plan: Plan) {
  return plan.paymentProblem || mustBeSettled(plan)
}
