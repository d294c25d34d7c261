import { type RefusalCode, sentenceOf } from '#domain/messages/refusals.ts'
import { successSentenceOf } from '#domain/messages/successes.ts'
import type { Locale } from '#domain/values/locale.ts'
import { type ApiCalls, browserApi, camel } from './api.ts'
import { ask } from './ask.ts'

type Caller = { api: ApiCalls; hostId: string }

/** A host's plan as the screens show it. */
export type Plan = NonNullable<Awaited<ReturnType<typeof findPlan>>>

/** The plan of whoever is signed in; undefined when it cannot be read, which takes nothing else away. */
export async function findPlan({ api, hostId }: Caller) {
  const answer = await api.stripe['subscription-status'][':hostId'].$get({
    param: { hostId },
    query: {},
  })
  return answer.ok ? camel((await answer.json()).subscription) : undefined
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
  if (!credits.ok) return { is: 'pending' as const }
  return { is: 'confirmed' as const, propertyId, ...camel(await credits.json()) }
}

export type BillingIntent = keyof typeof failures

const failures = {
  checkout: 'could_not_process_checkout',
  upgrade: 'could_not_upgrade_subscription',
  cancel: 'error_cancelling_subscription',
  reactivate: 'error_reactivating_subscription',
  portal: 'could_not_open_portal',
} as const satisfies Record<string, RefusalCode>

const successes = {
  upgrade: 'subscription_upgraded',
  cancel: 'subscription_cancelled',
  reactivate: 'subscription_reactivated',
} as const

export type BillingOutcome = { intent: BillingIntent } & (
  | { is: 'done'; message: string }
  /** With an address when there is somewhere to pay or to confirm. */
  | { is: 'refused'; message: string; code: string; url?: string }
)

export type BillingValues = {
  quantity?: number
  propertyId?: string | undefined
}

type BillingOrder = BillingValues & { intent: BillingIntent; hostId: string }

/** Does what a button of the billing screens asks. */
export async function sendBilling(order: BillingOrder, locale: Locale): Promise<BillingOutcome> {
  const { intent } = order
  if (intent === 'checkout' || intent === 'portal')
    return goToProvider({ ...order, intent }, locale)
  const { hostId, quantity = 0 } = order
  const api = browserApi({ locale })
  const calls = {
    upgrade: () => {
      const json = { hostId, newQuantity: quantity }
      return api.stripe['update-subscription-quantity'].$post({ json })
    },
    cancel: () => api.stripe['cancel-subscription'].$post({ json: { hostId } }),
    reactivate: () => api.stripe['reactivate-subscription'].$post({ json: { hostId } }),
  }
  const answer = await ask(locale, () => calls[intent]())
  if (answer.is !== 'done') return failed(intent, answer, locale)
  return { intent, is: 'done', message: successSentenceOf(successes[intent], locale) }
}

type Elsewhere = BillingOrder & { intent: 'checkout' | 'portal' }

/** Goes on at the provider's page; until this one is left, its button stays busy. */
async function goToProvider(order: Elsewhere, locale: Locale): Promise<BillingOutcome> {
  const { intent, hostId, propertyId, quantity: guideQuantity = 0 } = order
  const { stripe } = browserApi({ locale })
  const calls = {
    checkout: () => {
      const json = { hostId, propertyId, guideQuantity }
      return stripe['create-checkout-session'].$post({ json })
    },
    portal: () => stripe['create-portal-session'].$post({ json: { hostId } }),
  }
  const answer = await ask(locale, () => calls[intent]())
  if (answer.is !== 'done') return failed(intent, answer, locale)
  location.assign(answer.value.url)
  return new Promise(() => {})
}

type Failed = Exclude<Awaited<ReturnType<typeof ask>>, { is: 'done' }>

function failed(intent: BillingIntent, answer: Failed, locale: Locale): BillingOutcome {
  if (answer.is === 'unreachable') {
    const what = sentenceOf(
      intent === 'upgrade' ? 'could_not_process_upgrade' : failures[intent],
      locale,
    )
    const message = `${what}. ${sentenceOf('unavailable', locale)}`
    return { intent, is: 'refused', code: 'unavailable', message }
  }
  const { is, code, url, error } = answer
  return { is, intent, code, url, message: error ?? sentenceOf(failures[intent], locale) }
}
