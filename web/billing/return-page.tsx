import { CircleCheck, CreditCard } from 'lucide'
import type { ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import { type ApiCalls, apiOf, bridgeContext, camel } from '#web/calls/api.ts'
import { useAskingAgain } from '#web/calls/use-deed.ts'
import { billingCopy } from '#web/copy/billing.ts'
import { uiCopy, useCopy } from '#web/copy/use-copy.ts'
import { privatePageMeta } from '#web/document/page-meta.ts'
import { Button, ButtonLink, LinkLine } from '#web/ui/buttons/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Spinner } from '#web/ui/status/waiting.tsx'
import type { Route } from './+types/return-page'
import { OutcomeBanner, useBilling } from './use-billing.tsx'

/** The address proves nothing: a purchase is confirmed with the server before anything is said of it. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url)
  const sessionId = searchParams.get('session_id') ?? ''
  if (/^\/payment-cancel\b/i.test(pathname)) {
    const propertyId = searchParams.get('property_id') ?? undefined
    const quantity = Number(searchParams.get('quantity') ?? 0)
    const order = propertyId && quantity > 0 ? { propertyId, quantity } : undefined
    return { is: 'cancelled' as const, order }
  }
  const { findHost } = context.get(bridgeContext)
  const host = await findHost().catch(() => 'away' as const)
  if (!host || !sessionId) return { is: 'unknown' as const, sessionId }
  // The root has noted why nobody can tell who asks; it is asked again.
  if (host === 'away') return { is: 'pending' as const, sessionId }
  const caller = { api: apiOf(context), hostId: host.id }
  return { ...(await confirmPurchase(caller, sessionId)), sessionId }
}

type Caller = { api: ApiCalls; hostId: string }

/** What became of a purchase; `unknown` when it is nobody's, or somebody else's. */
async function confirmPurchase({ api, hostId }: Caller, sessionId: string) {
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

type Loaded = Awaited<ReturnType<typeof loader>>
type Cancelled = Extract<Loaded, { is: 'cancelled' }>
type Purchase = Exclude<Loaded, Cancelled>

const titles = { unknown: 'unknownTitle', pending: 'pendingTitle', confirmed: 'pageTitle' } as const

export const meta: Route.MetaFunction = (args) => {
  const { is } = args.loaderData ?? { is: 'unknown' }
  return privatePageMeta(args, (locale) => {
    const { cancelled, success } = billingCopy[locale]
    return { title: is === 'cancelled' ? cancelled.pageTitle : success[titles[is]] }
  })
}

export default function ReturnPage({ loaderData }: Route.ComponentProps) {
  if (loaderData.is === 'cancelled') return <NotPaid {...loaderData} />
  return <Paid purchase={loaderData} />
}

function Paid({ purchase }: { purchase: Purchase }) {
  const { home, success } = useCopy(billingCopy)
  const { revalidate, state } = useRevalidator()
  const isSlow = useAskingAgain(purchase.is === 'pending', 10)
  const words = useWords(purchase, isSlow)
  const bought = purchase.is === 'confirmed' ? `?bought=${purchase.propertyId ?? ''}` : ''
  return (
    <Frame
      title={words.title}
      isGood={purchase.is === 'confirmed'}
      actions={
        <>
          <ButtonLink to={`/host-dashboard${bought}`} tone="primary">
            {success.dashboard}
          </ButtonLink>
          <ButtonLink to={`/${bought}`}>{home}</ButtonLink>
        </>
      }
    >
      <p role="status">{words.lead}</p>
      {purchase.is === 'pending' && !isSlow ? <Spinner /> : null}
      {isSlow ? (
        <Button isBusy={state === 'loading'} onClick={() => void revalidate()}>
          {success.check}
        </Button>
      ) : null}
      {purchase.sessionId ? (
        <p className="text-sm text-ink-soft">
          {success.session}
          <code className="mt-1 block font-mono [overflow-wrap:anywhere]">
            {purchase.sessionId}
          </code>
        </p>
      ) : null}
    </Frame>
  )
}

function useWords(purchase: Purchase, isSlow: boolean) {
  const { success, credits } = useCopy(billingCopy)
  if (purchase.is === 'unknown') return { title: success.unknownTitle, lead: success.unknown }
  if (isSlow) return { title: success.slowTitle, lead: success.slow }
  if (purchase.is === 'pending') return { title: success.pendingTitle, lead: success.pending }
  const lead = purchase.availableCredits > 0 ? success.lead : success.allUsed
  return { title: success.title, lead: lead(credits(purchase.guideCredits)) }
}

/** With what it was about, so that it can be tried again. */
function NotPaid({ order }: Cancelled) {
  const { home, cancelled } = useCopy(billingCopy)
  const { retry } = useCopy(uiCopy)
  const billing = useBilling()
  return (
    <Frame
      title={cancelled.title}
      actions={
        <>
          {order ? (
            <Button
              tone="primary"
              isBusy={billing.running === 'checkout'}
              onClick={() => billing.start('checkout', order)}
            >
              {retry}
            </Button>
          ) : (
            <ButtonLink to="/settings" tone="primary">
              {retry}
            </ButtonLink>
          )}
          <ButtonLink to="/dashboard">{cancelled.dashboard}</ButtonLink>
          <ButtonLink to="/">{home}</ButtonLink>
        </>
      }
    >
      <p>{cancelled.lead}</p>
      <OutcomeBanner outcome={billing.outcome} />
      <LinkLine to="/support">{cancelled.support}</LinkLine>
    </Frame>
  )
}

type FrameProps = { isGood?: boolean; title: string; children: ReactNode; actions: ReactNode }

function Frame({ isGood, title, children, actions }: FrameProps) {
  const look = isGood ? 'bg-agave-soft text-agave-ink' : 'bg-sun-soft text-sun-ink'
  return (
    <div className="mx-auto w-full max-w-xl px-4 py-12 sm:px-6 sm:py-20">
      <Card className="flex flex-col gap-5">
        <span className={`grid size-14 place-items-center rounded-t-full rounded-b-md ${look}`}>
          <Icon of={isGood ? CircleCheck : CreditCard} size={24} />
        </span>
        <h1 className="text-3xl">{title}</h1>
        {children}
        <div className="flex flex-wrap gap-3">{actions}</div>
      </Card>
    </div>
  )
}
