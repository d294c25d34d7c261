import type { InferResponseType } from 'hono/client'
import type { ApiCalls } from '#web/api.ts'
import type { Plan } from '#web/billing/plan.ts'

type Caller = { api: ApiCalls; hostId: string }

/** The plan of whoever is signed in; undefined when it cannot be read, which takes nothing else away. */
export async function findPlan({ api, hostId }: Caller) {
  const answer = await api.stripe['subscription-status'][':hostId'].$get({
    param: { hostId },
    query: {},
  })
  return answer.ok ? planOf((await answer.json()).subscription) : undefined
}

/** What became of a purchase; `unknown` when it is nobody's, or somebody else's. */
export async function confirmPurchase({ api, hostId }: Caller, sessionId: string) {
  const answer = await api.stripe['subscription-status'][':hostId'].$get({
    param: { hostId },
    query: { session_id: sessionId },
  })
  if (answer.status === 404) return { is: 'unknown' as const }
  if (!answer.ok) return { is: 'pending' as const }
  const { pending, property_id: propertyId } = await answer.json()
  if (pending) return { is: 'pending' as const }
  const credits = await api['guide-credits'].credits.$get()
  const total = credits.ok ? (await credits.json()).guide_credits : undefined
  return { is: 'confirmed' as const, propertyId, total }
}

type StatusCall = ApiCalls['stripe']['subscription-status'][':hostId']['$get']
type WirePlan = InferResponseType<StatusCall, 200>['subscription']

function planOf(told: WirePlan): Plan {
  return {
    planType: told.plan_type,
    status: told.status,
    currentPeriodEnd: told.current_period_end,
    cancelAtPeriodEnd: told.cancel_at_period_end,
    endedAt: told.ended_at,
    quantity: told.quantity,
    paymentProblem: told.payment_problem,
    paymentUrl: told.payment_url,
    hasInvoices: told.has_invoices,
    pendingQuantity: told.pending_quantity,
    graceEndsAt: told.grace_ends_at,
    guidesAtRisk: told.guides_at_risk,
    staysAtRisk: told.stays_at_risk,
    guidesToRepublish: told.guides_to_republish,
    isStale: told.stale,
  }
}
