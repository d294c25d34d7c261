import { useBilling } from '#web/calls/billing.ts'
import { billingCopy } from '#web/copy/billing.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { privatePageMeta } from '#web/document/page-meta.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { ButtonLink, LinkLine } from '#web/ui/buttons/links.tsx'
import type { Route } from './+types/payment-cancel-page'
import { OutcomeBanner } from './plan-notices.tsx'
import { ReturnFrame } from './return-frame.tsx'

/** What the purchase was about, so that it can be tried again. */
export function loader({ request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const propertyId = searchParams.get('property_id') ?? undefined
  const quantity = Number(searchParams.get('quantity') ?? 0)
  return { order: propertyId && quantity > 0 ? { propertyId, quantity } : undefined }
}

export const meta: Route.MetaFunction = (args) =>
  privatePageMeta(args, (locale) => ({ title: billingCopy[locale].cancelled.pageTitle }))

export default function PaymentCancelPage({ loaderData }: Route.ComponentProps) {
  const { order } = loaderData
  const { cancelled } = useCopy(billingCopy)
  const billing = useBilling()
  return (
    <ReturnFrame
      isGood={false}
      title={cancelled.title}
      actions={
        <>
          {order ? (
            <Button
              tone="primary"
              isBusy={billing.running === 'checkout'}
              onClick={() => billing.start('checkout', order)}
            >
              {cancelled.retry}
            </Button>
          ) : (
            <ButtonLink to="/settings" tone="primary">
              {cancelled.retry}
            </ButtonLink>
          )}
          <ButtonLink to="/dashboard">{cancelled.dashboard}</ButtonLink>
          <ButtonLink to="/">{cancelled.home}</ButtonLink>
        </>
      }
    >
      <p>{cancelled.lead}</p>
      <OutcomeBanner outcome={billing.outcome} />
      <LinkLine to="/support">{cancelled.support}</LinkLine>
    </ReturnFrame>
  )
}
