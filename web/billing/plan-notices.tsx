import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { type BoughtNews, boughtNews } from '#domain/money/credits.ts'
import { mustBeSettled } from '#domain/money/subscription.ts'
import type { Plan } from '#web/calls/billing.ts'
import type { DeskCredits, DeskGuide } from '#web/calls/desk.ts'
import { billingCopy } from '#web/copy/billing.ts'
import { formatDate } from '#web/copy/formats/format.ts'
import { formatDays } from '#web/copy/formats/format-days.ts'
import { useCopy, useLocale } from '#web/copy/use-copy.ts'
import { Button, ButtonLink } from '#web/ui/buttons/button.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { OutcomeBanner, PayLink, useBilling } from './use-billing.tsx'

type PlanNoticesProps = { plan: Plan | undefined; isBusy?: boolean; onRepublish?: () => void }

/** What a host must know of the plan before anything else: a charge that failed, guides at risk, guides to bring back. */
export function PlanNotices({ plan, ...republish }: PlanNoticesProps) {
  if (!plan) return null
  return (
    <>
      <PaymentProblem plan={plan} />
      <GraceNotice plan={plan} />
      <RepublishOffer guides={plan.guidesToRepublish} {...republish} />
    </>
  )
}

function PaymentProblem({ plan }: { plan: Plan }) {
  const { notices } = useCopy(billingCopy)
  const billing = useBilling()
  const isStuck = mustBeSettled(plan)
  if (!plan.paymentProblem && !isStuck) return null
  const { paymentUrl } = plan
  return (
    <Banner
      tone="error"
      title={isStuck ? notices.stuckTitle : notices.problemTitle}
      action={
        <div className="flex flex-wrap gap-3">
          {paymentUrl ? <PayLink url={paymentUrl}>{notices.pay}</PayLink> : null}
          <Button
            size="compact"
            isBusy={billing.running === 'portal'}
            onClick={() => billing.start('portal')}
          >
            {notices.card}
          </Button>
        </div>
      }
    >
      <p>{isStuck ? notices.stuck : notices.problem}</p>
      <OutcomeBanner outcome={billing.outcome} />
    </Banner>
  )
}

function GraceNotice({ plan }: { plan: Plan }) {
  const { notices } = useCopy(billingCopy)
  const locale = useLocale()
  if (!plan.graceEndsAt) return null
  const date = formatDate(new Date(plan.graceEndsAt), { locale, length: 'long' })
  return (
    <Banner
      tone="info"
      title={notices.graceTitle}
      action={
        <ButtonLink to="/settings#subscription" tone="primary" size="compact">
          {notices.recover}
        </ButtonLink>
      }
    >
      <p>{notices.grace(date, namesOf(plan.guidesAtRisk))}</p>
      {plan.staysAtRisk.length > 0 ? (
        <p className="mt-2">
          {notices.graceStays(
            plan.staysAtRisk
              .map(({ guide, ...days }) => `${guide} (${formatDays(days, locale)})`)
              .join('; '),
          )}
        </p>
      ) : null}
    </Banner>
  )
}

type RepublishOfferProps = Omit<PlanNoticesProps, 'plan'> & { guides: readonly { name: string }[] }

/** Guides are published on the desk, where what guests will act on is asked first. */
function RepublishOffer({ guides, isBusy, onRepublish }: RepublishOfferProps) {
  const { notices, success } = useCopy(billingCopy)
  if (guides.length === 0) return null
  return (
    <Banner
      tone="success"
      title={notices.republishTitle}
      action={
        onRepublish ? (
          <Button tone="primary" size="compact" isBusy={isBusy} onClick={onRepublish}>
            {notices.republishAll(guides.length)}
          </Button>
        ) : (
          <ButtonLink to="/" tone="primary" size="compact">
            {success.dashboard}
          </ButtonLink>
        )
      }
    >
      <p>{notices.republish(namesOf(guides))}</p>
    </Banner>
  )
}

function namesOf(guides: readonly { name: string }[]) {
  return guides.map(({ name }) => name).join(', ')
}

type BoughtProps = {
  guides: readonly DeskGuide[]
  credits?: DeskCredits
  isBusy: boolean
  onPublish: (guide: DeskGuide) => void
}

/** Back from paying: the credits are there, and so is the guide the purchase began with. */
export function BoughtNotice({ guides, credits, ...publishing }: BoughtProps) {
  const bought = useBought()
  const guide = guides.find(({ id }) => id === bought)
  const news = bought === null ? undefined : boughtNews({ guide, credits })
  return news ? <Bought key={bought} {...{ news, guide }} {...publishing} /> : null
}

/** The guide a host is back from paying for, told once: it goes from the address, so that a reload or back says nothing. */
function useBought() {
  const [params, setParams] = useSearchParams()
  const inAddress = params.get('bought')
  const [bought, setBought] = useState(inAddress)
  if (inAddress !== null && inAddress !== bought) setBought(inAddress)
  const isInAddress = inAddress !== null
  useEffect(() => {
    if (!isInAddress) return
    const withoutIt = (params: URLSearchParams) =>
      new URLSearchParams([...params].filter(([name]) => name !== 'bought'))
    setParams(withoutIt, { replace: true, preventScrollReset: true })
  }, [isInAddress, setParams])
  return bought
}

type BoughtNewsProps = Pick<BoughtProps, 'isBusy' | 'onPublish'> & {
  news: BoughtNews
  guide?: DeskGuide
}

/** Once the guide is published, nothing is left to say. */
function Bought({ news, guide, isBusy, onPublish }: BoughtNewsProps) {
  const { notices } = useCopy(billingCopy)
  const [told] = useState(news)
  if (news !== told) return null
  const toPublish = news === 'may_publish' ? guide : undefined
  return (
    <Banner
      tone="success"
      vanishes={!isBusy}
      action={
        toPublish ? (
          <Button
            tone="primary"
            size="compact"
            isBusy={isBusy}
            onClick={() => onPublish(toPublish)}
          >
            {notices.publish(toPublish.name)}
          </Button>
        ) : undefined
      }
    >
      <p>{toPublish ? notices.bought : notices.credited}</p>
    </Banner>
  )
}
