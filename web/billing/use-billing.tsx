import { useState } from 'react'
import { useNavigate } from 'react-router'
import { type ScreenRefusal, screenSentenceOf } from '#domain/messages/screen-refusals.ts'
import { type SuccessCode, successSentenceOf } from '#domain/messages/successes.ts'
import type { Locale } from '#domain/values/locale.ts'
import { browserApi } from '#web/calls/api.ts'
import { ask } from '#web/calls/ask.ts'
import type { Plan } from '#web/calls/billing.ts'
import { isSignedOut, useDeed } from '#web/calls/use-deed.ts'
import { useSite } from '#web/calls/use-site.ts'
import { billingCopy } from '#web/copy/billing.ts'
import { useCopy, useLocale } from '#web/copy/use-copy.ts'
import { buttonLook } from '#web/ui/buttons/button.tsx'
import { Banner } from '#web/ui/status/banner.tsx'

/** What one part of a billing screen does; whoever is signed out signs in on a page of its own. */
export function useBilling(onOutcome?: (outcome: BillingOutcome) => void) {
  const locale = useLocale()
  const hostId = useSite()?.session?.hostId
  const navigate = useNavigate()
  const [outcome, setOutcome] = useState<BillingOutcome>()
  const { isBusy, running, ...deed } = useDeed<BillingIntent>({
    onSignedOut: () => navigate('/login'),
  })

  async function start(intent: BillingIntent, values: BillingValues = {}) {
    if (!hostId) return navigate('/login')
    setOutcome(undefined)
    const answer = await deed.start(intent, () =>
      sendBilling({ ...values, intent, hostId }, locale),
    )
    if (!answer || answer.is === 'unreachable' || isSignedOut(answer)) return
    setOutcome(answer)
    onOutcome?.(answer)
  }

  return {
    isBusy,
    running,
    outcome,
    isDone: outcome?.is === 'done',
    /** What became of an earlier deed says nothing of the next. */
    forget: () => setOutcome(undefined),
    start: (intent: BillingIntent, values?: BillingValues) => void start(intent, values),
  }
}

export type Billing = ReturnType<typeof useBilling>

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
} as const satisfies Record<string, ScreenRefusal>

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

/** Who is on this page again, or still, has no answer of the provider's, and may press again. */
const isBack = { is: 'unreachable' } as const

async function sendBilling(
  order: BillingValues & { intent: BillingIntent; hostId: string },
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
  const isOver = 'subscription' in answer.value && answer.value.subscription.ended_at !== null
  const success = isOver ? 'subscription_ended_now' : successes[intent]
  if (success) return { intent, is: 'done', message: successSentenceOf(success, locale) }
  if ('url' in answer.value) location.assign(answer.value.url)
  // The button stays busy until the page is left for the provider's; a browser that was stopped before tells nobody.
  return new Promise((resolve) => {
    window.addEventListener('pageshow', () => resolve(isBack), { once: true })
    setTimeout(() => resolve(isBack), mostLeavingMs)
  })
}

const mostLeavingMs = 10_000

type Failed = Exclude<Awaited<ReturnType<typeof ask>>, { is: 'done' }>

function failed(intent: BillingIntent, answer: Failed, locale: Locale): BillingOutcome {
  if (answer.is === 'unreachable') {
    const what = intent === 'upgrade' ? 'could_not_process_upgrade' : failures[intent]
    const message = `${screenSentenceOf(what, locale)}. ${screenSentenceOf('unavailable', locale)}`
    return { intent, is: 'refused', code: 'unavailable', message }
  }
  const { is, code, url, error } = answer
  return { is, intent, code, url, message: error ?? screenSentenceOf(failures[intent], locale) }
}

type OutcomeBannerProps = { outcome?: BillingOutcome; onGone?: () => void }

/** How a deed went, for five seconds; when the bank wants something, it stays with where to go on. */
export function OutcomeBanner({ outcome, onGone }: OutcomeBannerProps) {
  const { upgrade } = useCopy(billingCopy)
  if (!outcome) return null
  const url = outcome.is === 'refused' ? outcome.url : undefined
  return (
    <Banner
      tone={outcome.is === 'done' ? 'success' : 'error'}
      vanishes={!url}
      onGone={onGone}
      action={url ? <PayLink url={url}>{upgrade.payNow}</PayLink> : undefined}
    >
      {outcome.message}
    </Banner>
  )
}

/** To the provider's page, where a charge is paid or confirmed. */
export function PayLink({ url, children }: { url: string; children: string }) {
  return (
    <a href={url} className={buttonLook({ tone: 'primary', size: 'compact' })}>
      {children}
    </a>
  )
}
