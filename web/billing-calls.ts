import type { InferResponseType } from 'hono/client'
import { redirect } from 'react-router'
import { type RefusalCode, sentenceOf } from '#domain/messages/refusals.ts'
import { successSentenceOf } from '#domain/messages/successes.ts'
import type { Locale } from '#domain/values/locale.ts'
import type { ApiCalls } from '#web/api.ts'
import type { BillingIntent, BillingOutcome, Plan } from './billing/plan.ts'
import { readRefusal } from './read-refusal.ts'

type Caller = { api: ApiCalls; locale: Locale; hostId: string }

/** The plan of whoever is signed in; undefined when it cannot be read, which takes nothing else away. */
export async function findPlan({ api, hostId }: Pick<Caller, 'api' | 'hostId'>) {
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
    guidesToRepublish: told.guides_to_republish,
    isStale: told.stale,
  }
}

type Values = { quantity: number; propertyId: string | undefined; ids: string[] }

/** Does what a button of the billing screens asks; to pay, the visitor is sent to the provider's page. */
export async function doBilling(
  caller: Caller,
  intent: BillingIntent,
  values: Values,
): Promise<BillingOutcome> {
  return deeds[intent](caller, values)
}

type Deed = (caller: Caller, values: Values) => Promise<BillingOutcome>

const deeds: Readonly<Record<BillingIntent, Deed>> = {
  async checkout({ api, hostId, locale }, { quantity, propertyId }) {
    const answer = await api.stripe['create-checkout-session'].$post({
      json: { hostId, propertyId, guideQuantity: quantity },
    })
    if (answer.ok) throw redirect((await answer.json()).url)
    return refused('checkout', answer, { locale, otherwise: 'could_not_process_checkout' })
  },

  async upgrade({ api, hostId, locale }, { quantity }) {
    const answer = await api.stripe['update-subscription-quantity'].$post({
      json: { hostId, newQuantity: quantity },
    })
    if (answer.ok) return done('upgrade', successSentenceOf('subscription_upgraded', locale))
    return refused('upgrade', answer, { locale, otherwise: 'could_not_upgrade_subscription' })
  },

  async cancel({ api, hostId, locale }) {
    const answer = await api.stripe['cancel-subscription'].$post({ json: { hostId } })
    if (answer.ok) return done('cancel', successSentenceOf('subscription_cancelled', locale))
    return refused('cancel', answer, { locale, otherwise: 'error_cancelling_subscription' })
  },

  async reactivate({ api, hostId, locale }) {
    const answer = await api.stripe['reactivate-subscription'].$post({ json: { hostId } })
    if (answer.ok) return done('reactivate', successSentenceOf('subscription_reactivated', locale))
    return refused('reactivate', answer, { locale, otherwise: 'error_reactivating_subscription' })
  },

  async portal({ api, hostId, locale }) {
    const answer = await api.stripe['create-portal-session'].$post({ json: { hostId } })
    if (answer.ok) throw redirect((await answer.json()).url)
    return refused('portal', answer, { locale, otherwise: 'could_not_open_portal' })
  },

  async republish({ api, locale }, { ids }) {
    for (const id of ids) {
      const answer = await api['guide-credits'].publish[':id'].$post({ param: { id } })
      if (answer.ok) continue
      return refused('republish', answer, { locale, otherwise: 'could_not_publish_guide' })
    }
    return done('republish', successSentenceOf('guide_published', locale))
  },
}

function done(intent: BillingIntent, message: string): BillingOutcome {
  return { intent, is: 'done', message }
}

type Answer = { status: number; json: () => Promise<unknown> }
type Otherwise = { locale: Locale; otherwise: RefusalCode }

async function refused(
  intent: BillingIntent,
  answer: Answer,
  { locale, otherwise }: Otherwise,
): Promise<BillingOutcome> {
  const { error, code, url } = await readRefusal(answer)
  return {
    intent,
    is: 'refused',
    message: error ?? sentenceOf(otherwise, locale),
    code: code ?? 'http_error',
    ...(url && { url }),
  }
}
