import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { type RefusalCode, sentenceOf } from '#domain/messages/refusals.ts'
import { type SuccessCode, successSentenceOf } from '#domain/messages/successes.ts'
import type { Locale } from '#domain/values/locale.ts'
import { useLocale } from '#web/copy/use-copy.ts'
import { type ApiCalls, browserApi, camel } from './api.ts'
import { ask } from './ask.ts'
import { isSignedOut, useDeed } from './use-deed.ts'
import { useSite } from './use-site.ts'

type Caller = { api: ApiCalls; hostId: string }

export type Plan = NonNullable<Awaited<ReturnType<typeof findPlan>>>

/** The plan of whoever is signed in; undefined when it cannot be read, which takes nothing else away. */
export async function findPlan({ api, hostId }: Caller) {
  const answer = await api.stripe['subscription-status'][':hostId'].$get({
    param: { hostId },
    query: {},
  })
  return answer.ok ? camel((await answer.json()).subscription) : undefined
}

/** Whether a plan can grow; one that is over or was never there is bought anew. */
export function canGrow(plan: Plan | undefined): plan is Plan {
  return plan?.status === 'active'
}

type BillingIntent = keyof typeof failures

const failures = {
  checkout: 'could_not_process_checkout',
  upgrade: 'could_not_upgrade_subscription',
  cancel: 'error_cancelling_subscription',
  reactivate: 'error_reactivating_subscription',
  portal: 'could_not_open_portal',
} as const satisfies Record<string, RefusalCode>

/** The others go on at the provider's page. */
const successes: Partial<Record<BillingIntent, SuccessCode>> = {
  upgrade: 'subscription_upgraded',
  cancel: 'subscription_cancelled',
  reactivate: 'subscription_reactivated',
}

export type BillingOutcome = { intent: BillingIntent } & (
  | { is: 'done'; message: string }
  /** With an address when there is somewhere to pay or to confirm. */
  | { is: 'refused'; message: string; code: string; url?: string }
)

type BillingValues = { quantity?: number; propertyId?: string }

type BillingOrder = BillingValues & { intent: BillingIntent; hostId: string }

/** What one part of a billing screen does; whoever is signed out signs in on a page of its own. */
export function useBilling(onOutcome?: (outcome: BillingOutcome) => void) {
  const locale = useLocale()
  const hostId = useSite()?.session?.hostId
  const navigate = useNavigate()
  const [outcome, setOutcome] = useState<BillingOutcome>()
  const tell = useRef(onOutcome)
  useEffect(() => {
    tell.current = onOutcome
  })
  const { isBusy, running, ...deed } = useDeed<BillingIntent>({
    onSignedOut: () => navigate('/login'),
  })

  async function start(intent: BillingIntent, values: BillingValues = {}) {
    if (!hostId) return navigate('/login')
    const answer = await deed.start(intent, () =>
      sendBilling({ ...values, intent, hostId }, locale),
    )
    if (!answer || answer.is === 'unreachable' || isSignedOut(answer)) return
    setOutcome(answer)
    tell.current?.(answer)
  }

  return {
    isBusy,
    running,
    outcome: isBusy ? undefined : outcome,
    start: (intent: BillingIntent, values?: BillingValues) => void start(intent, values),
  }
}

export type Billing = ReturnType<typeof useBilling>

/** Who comes back from the provider's page to this one as it was has no answer, and may press again. */
const isBack = { is: 'unreachable' } as const

async function sendBilling(
  order: BillingOrder,
  locale: Locale,
): Promise<BillingOutcome | typeof isBack> {
  const { intent, hostId, propertyId, quantity = 0 } = order
  const { stripe } = browserApi({ locale })
  const calls = {
    checkout: () => {
      const json = { hostId, propertyId, guideQuantity: quantity }
      return stripe['create-checkout-session'].$post({ json })
    },
    portal: () => stripe['create-portal-session'].$post({ json: { hostId } }),
    upgrade: () => {
      const json = { hostId, newQuantity: quantity }
      return stripe['update-subscription-quantity'].$post({ json })
    },
    cancel: () => stripe['cancel-subscription'].$post({ json: { hostId } }),
    reactivate: () => stripe['reactivate-subscription'].$post({ json: { hostId } }),
  }
  const answer = await ask(locale, () => calls[intent]())
  if (answer.is !== 'done') return failed(intent, answer, locale)
  const success = successes[intent]
  if (success) return { intent, is: 'done', message: successSentenceOf(success, locale) }
  if ('url' in answer.value) location.assign(answer.value.url)
  // The button stays busy until the page is left for the provider's.
  return new Promise((resolve) => {
    window.addEventListener('pageshow', () => resolve(isBack), { once: true })
  })
}

type Failed = Exclude<Awaited<ReturnType<typeof ask>>, { is: 'done' }>

function failed(intent: BillingIntent, answer: Failed, locale: Locale): BillingOutcome {
  if (answer.is === 'unreachable') {
    const what = intent === 'upgrade' ? 'could_not_process_upgrade' : failures[intent]
    const message = `${sentenceOf(what, locale)}. ${sentenceOf('unavailable', locale)}`
    return { intent, is: 'refused', code: 'unavailable', message }
  }
  const { is, code, url, error } = answer
  return { is, intent, code, url, message: error ?? sentenceOf(failures[intent], locale) }
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
