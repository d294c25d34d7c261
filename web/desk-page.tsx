import { useCallback, useEffect, useState } from 'react'
import { Outlet, useLocation, useSearchParams } from 'react-router'
import { type BoughtNews, boughtNews } from '#domain/money/credits.ts'
import type { Offer } from '#domain/money/pricing.ts'
import { PlanNotices } from '#web/billing/plan-notices.tsx'
import type { Plan } from '#web/calls/billing.ts'
import type { Desk, DeskGuide } from '#web/calls/desk.ts'
import { useSite } from '#web/calls/use-site.ts'
import { billingCopy } from '#web/copy/billing.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { Dashboard } from '#web/dashboard/dashboard.tsx'
import { DeskLoading } from '#web/dashboard/desk-loading.tsx'
import type { Offers } from '#web/dashboard/guide-dialogs.tsx'
import { type Say, useNotices, usePublishing } from '#web/dashboard/use-desk.ts'
import { listDrafts } from '#web/editor/drafts/draft-store.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { latePart } from '#web/ui/load-part.ts'
import { Banner } from '#web/ui/status/banner.tsx'

const PlanDialog = latePart(async () => (await import('#web/billing/plan-dialog.tsx')).PlanDialog)

/** What the dialogs over the desk may use of it. */
export type DeskOutlet = { say: Say; guides: Pick<DeskGuide, 'id' | 'name' | 'language'>[] }

type DeskPageProps = {
  desk: Desk
  plan: Plan | undefined
  offer: Offer
  /** A dialog covers the whole screen, and without scripts there is none: the desk under it can wait. */
  isHidden: boolean
}

/** The host's home: the desk, what the plan has to say, and the dialogs that stand over both. */
export function DeskPage({ desk, plan, isHidden, ...given }: DeskPageProps) {
  const { appUrl = '', session } = useSite() ?? {}
  const hostId = session?.hostId ?? ''
  const notices = useNotices()
  const isCovered = useLocation().pathname !== '/'
  const outlet: DeskOutlet = { say: notices.say, guides: desk.guides ?? [] }
  const courtesyCredits = desk.credits?.courtesyCredits ?? given.offer.courtesyCredits
  const offer = { ...given.offer, courtesyCredits }
  const hasReview = useCallback(
    async (guideId: string) => {
      // A device that keeps no drafts has no text waiting.
      const drafts = await listDrafts(hostId, guideId).catch(() => [])
      return drafts.some(({ pasted }) => pasted)
    },
    [hostId],
  )
  const offers: Offers = {
    buy_credits: ({ guideId, onClose }) => (
      <PlanDialog about="buy" propertyId={guideId} {...{ offer, onClose }} />
    ),
    credit_limit: ({ guideId, unpublish, onClose }) => (
      <PlanDialog
        about="limit"
        propertyId={guideId}
        onGrown={({ message: text }) => notices.say({ tone: 'success', text })}
        {...{ plan, offer, unpublish, onClose }}
      />
    ),
  }
  return (
    <>
      {isHidden ? (
        <DeskLoading />
      ) : (
        <Dashboard
          desk={desk}
          appUrl={appUrl}
          notices={notices}
          offers={offers}
          planNotices={<HostNotices desk={desk} plan={plan} />}
          hasReview={hasReview}
          isCovered={isCovered}
        />
      )}
      <Outlet context={outlet} />
    </>
  )
}

/** News of the plan; back from paying, the guide the purchase began with. */
function HostNotices({ desk, plan }: { desk: Desk; plan: Plan | undefined }) {
  const { publish, isBusy } = usePublishing()
  const boughtFor = useBought()
  const { guides = [], credits } = desk
  const guide = guides.find(({ id }) => id === boughtFor)
  const news = boughtFor === null ? undefined : boughtNews({ guide, credits })
  const republish = async () => {
    const wanted = new Set(plan?.guidesToRepublish.map(({ id }) => id))
    // One after the other, up to the first that cannot be or is asked about.
    for (const each of guides) if (wanted.has(each.id) && !(await publish(each))) return
  }
  return (
    <>
      {news ? (
        <BoughtNotice
          key={boughtFor}
          isBusy={isBusy}
          onPublish={() => guide && void publish(guide)}
          {...{ news, guide }}
        />
      ) : null}
      <PlanNotices plan={plan} isBusy={isBusy} onRepublish={() => void republish()} />
    </>
  )
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

type BoughtNoticeProps = {
  news: BoughtNews
  /** The guide the purchase began with. */
  guide?: { name: string }
  isBusy: boolean
  onPublish: () => void
}

/** Back from paying: the credits are there, and so is the guide it was about. Once that is published, nothing is left to say. */
export function BoughtNotice({ news, guide, isBusy, onPublish }: BoughtNoticeProps) {
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
          <Button tone="primary" size="compact" isBusy={isBusy} onClick={onPublish}>
            {notices.publish(toPublish.name)}
          </Button>
        ) : undefined
      }
    >
      <p>{toPublish ? notices.bought : notices.credited}</p>
    </Banner>
  )
}
