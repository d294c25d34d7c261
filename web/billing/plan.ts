import { isPaidQuantity, monthlyTotalCentavos } from '#domain/money/pricing.ts'
import { mustBeSettled } from '#domain/money/subscription.ts'
import type { Plan } from '#web/calls/billing.ts'

/** Whether a plan can grow; one that is over or was never there is bought anew. */
export function canGrow(plan: Plan | undefined): plan is Plan {
  return plan?.status === 'active'
}

/** Cancelled, it would be over at once: nothing of it is paid. */
export function endsNow(plan: Plan) {
  return plan.paymentProblem || mustBeSettled(plan)
}

/** Above our own limit support has agreed something else, which the invoice says. */
export function monthlyPrice(quantity: number) {
  return isPaidQuantity(quantity) ? monthlyTotalCentavos(quantity) : undefined
}
