import { useRevalidator } from 'react-router'
import { apiOf } from '#web/calls/api.ts'
import { confirmPurchase } from '#web/calls/billing.ts'
import { useAskingAgain } from '#web/calls/use-deed.ts'
import { billingCopy } from '#web/copy/billing.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { privatePageMeta } from '#web/document/page-meta.ts'
import { findSession } from '#web/session.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { ButtonLink } from '#web/ui/buttons/links.tsx'
import { Spinner } from '#web/ui/status/waiting.tsx'
import type { Route } from './+types/payment-success-page'
import { ReturnFrame } from './return-frame.tsx'

/** The address proves nothing: the purchase is confirmed with the server before anything is said of it. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const sessionId = new URL(request.url).searchParams.get('session_id') ?? ''
  const session = await findSession(context)
  if (!session || !sessionId) return { sessionId, purchase: { is: 'unknown' as const } }
  const caller = { api: apiOf(context), hostId: session.hostId }
  return { sessionId, purchase: await confirmPurchase(caller, sessionId) }
}

const titles = { unknown: 'unknownTitle', pending: 'pendingTitle', confirmed: 'pageTitle' } as const

export const meta: Route.MetaFunction = (args) => {
  const title = titles[args.loaderData?.purchase.is ?? 'unknown']
  return privatePageMeta(args, (locale) => ({ title: billingCopy[locale].success[title] }))
}

export default function PaymentSuccessPage({ loaderData }: Route.ComponentProps) {
  const { success } = useCopy(billingCopy)
  const { sessionId, purchase } = loaderData
  const { revalidate, state } = useRevalidator()
  const isSlow = useAskingAgain(purchase.is === 'pending', 10)
  const words = useWords(purchase, isSlow)
  const bought = purchase.is === 'confirmed' ? `?bought=${purchase.propertyId ?? ''}` : ''
  return (
    <ReturnFrame
      isGood={purchase.is === 'confirmed'}
      title={words.title}
      actions={
        <>
          <ButtonLink to={`/host-dashboard${bought}`} tone="primary">
            {success.dashboard}
          </ButtonLink>
          <ButtonLink to={`/${bought}`}>{success.home}</ButtonLink>
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
      {sessionId ? (
        <p className="text-sm text-ink-soft">
          {success.session}
          <code className="mt-1 block font-mono [overflow-wrap:anywhere]">{sessionId}</code>
        </p>
      ) : null}
    </ReturnFrame>
  )
}

type Purchase = Awaited<ReturnType<typeof loader>>['purchase']

function useWords(purchase: Purchase, isSlow: boolean) {
  const { success, credits } = useCopy(billingCopy)
  if (purchase.is === 'unknown') return { title: success.unknownTitle, lead: success.unknown }
  if (purchase.is === 'pending') {
    return isSlow
      ? { title: success.slowTitle, lead: success.slow }
      : { title: success.pendingTitle, lead: success.pending }
  }
  const lead = purchase.availableCredits > 0 ? success.lead : success.allUsed
  return { title: success.title, lead: lead(credits(purchase.guideCredits)) }
}
