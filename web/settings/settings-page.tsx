import { useEffect } from 'react'
import {
  data,
  redirect,
  type ShouldRevalidateFunction,
  useLocation,
  useSearchParams,
} from 'react-router'
import { screenSentenceOf } from '#domain/messages/screen-refusals.ts'
import { successSentenceOf } from '#domain/messages/successes.ts'
import { onlyPaidGuides } from '#domain/money/credits.ts'
import { AccountSection } from '#web/auth/account/account-section.tsx'
import { answerForm, formOf } from '#web/auth/post-form.tsx'
import { PlanNotices } from '#web/billing/plan-notices.tsx'
import { SubscriptionSection } from '#web/billing/subscription-section.tsx'
import { actOnAccount, findDataExport, isAccountIntent } from '#web/calls/account.ts'
import { apiOf, bridgeContext, camel } from '#web/calls/api.ts'
import { findPlan } from '#web/calls/billing.ts'
import { secondFactorCopy } from '#web/copy/accounts/second-factor.ts'
import { passkeyCopy, settingsCopy } from '#web/copy/accounts/settings.ts'
import { useCopy, useLocale } from '#web/copy/use-copy.ts'
import { privatePageMeta } from '#web/document/page-meta.ts'
import { requireSession } from '#web/session.ts'
import { Banner } from '#web/ui/status/banner.tsx'
import type { Route } from './+types/settings-page'

export async function loader({ context }: Route.LoaderArgs) {
  const { hostId } = await requireSession(context)
  const api = apiOf(context)
  const [answer, sessions, passkeys, plan, guides, credits, dataExport] = await Promise.all([
    api.account.$get(),
    api.auth['list-sessions'].$get(),
    api.auth.passkeys.$get(),
    findPlan({ api, hostId }),
    api.guidebooks.$get(),
    api['guide-credits'].credits.$get(),
    findDataExport(api).catch(() => undefined),
  ])
  if (!answer.ok || !sessions.ok || !passkeys.ok || !guides.ok) {
    throw answer.status === 401 ? redirect('/login') : data(null, { status: 503 })
  }
  const { offer, paymentsKey } = context.get(bridgeContext)
  const figures = credits.ok ? camel(await credits.json()) : undefined
  const own = figures && { courtesyCredits: figures.courtesyCredits }
  return {
    account: camel(await answer.json()),
    sessions: (await sessions.json()).sessions,
    passkeys: (await passkeys.json()).passkeys,
    dataExport,
    now: Date.now(),
    plan,
    newestGuideId: (await guides.json()).properties[0]?.id,
    offer: { ...offer, ...own },
    onlyPaid: onlyPaidGuides(figures ?? {}),
    paymentsKey,
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await formOf(request)
  const read = (name: string) => String(form.get(name) ?? '')
  const intent = read('intent')
  if (!isAccountIntent(intent)) throw data(null, { status: 400 })
  const { refused, ...told } = await actOnAccount(intent, { context, api: apiOf(context), read })
  return answerForm(refused, { intent, ...told })
}

/** Also after a refusal: what has to be shown again is asked for again. */
export const shouldRevalidate: ShouldRevalidateFunction = (args) =>
  args.actionStatus === 400 || args.defaultShouldRevalidate

export const meta: Route.MetaFunction = (args) => privatePageMeta(args, settingsCopy)

export default function SettingsPage({ loaderData }: Route.ComponentProps) {
  const locale = useLocale()
  const { plan, newestGuideId, offer } = loaderData
  return (
    <div className="mx-auto flex max-w-6xl flex-col gap-8 px-4 py-10 sm:px-6">
      <h1>{useCopy(settingsCopy).title}</h1>
      <Notice />
      <ProviderScript publishableKey={loaderData.paymentsKey} />
      {plan ? (
        <>
          <PlanNotices plan={plan} />
          <SubscriptionSection
            plan={plan}
            propertyId={newestGuideId}
            onlyPaid={loaderData.onlyPaid}
            offer={offer}
          />
        </>
      ) : (
        <Banner tone="error">
          {screenSentenceOf('error_fetching_subscription_status', locale)}
        </Banner>
      )}
      <AccountSection {...loaderData} />
    </div>
  )
}

/** How one got here: by the link that confirmed a new address, or after a new password. */
function Notice() {
  const { email, devices } = useCopy(settingsCopy)
  const passkeys = useCopy(passkeyCopy)
  const locale = useLocale()
  const { key } = useLocation()
  const notice = useSearchParams()[0].get('notice') ?? ''
  const told: Partial<Record<string, string>> = {
    session_ended: devices.ended,
    other_sessions_ended: devices.othersEnded,
    second_factor_ended: useCopy(secondFactorCopy).settings.ended,
    passkey_renamed: passkeys.renamed,
    passkey_removed: passkeys.removed,
    email_changed: email.changed,
    password_updated: successSentenceOf('password_updated', locale),
  }
  const text = Object.hasOwn(told, notice) ? told[notice] : undefined
  if (!text) return null
  return (
    <Banner key={key} tone="success" vanishes>
      {text}
    </Banner>
  )
}

const address = 'https://js.stripe.com/v3/'

/** The provider's own script, which watches for fraud; only with a real key. The pages to pay at do without it. */
function ProviderScript({ publishableKey }: { publishableKey: string | undefined }) {
  useEffect(() => {
    if (!publishableKey || document.querySelector(`script[src="${address}"]`)) return
    const script = document.createElement('script')
    script.src = address
    script.async = true
    script.onload = () => (window as { Stripe?: (key: string) => unknown }).Stripe?.(publishableKey)
    document.head.append(script)
  }, [publishableKey])
  return null
}
