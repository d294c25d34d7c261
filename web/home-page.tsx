import { lazy } from 'react'
import { Outlet, useLocation, useRouteLoaderData, useSearchParams } from 'react-router'
import { guestViewOf } from '#domain/guest-view.ts'
import { sampleGuide } from '#domain/sample-guide.ts'
import { apiOf, bridgeContext } from '#web/api.ts'
import { BoughtNotice } from '#web/billing/bought-notice.tsx'
import { BuyCreditsDialog } from '#web/billing/buy-credits-dialog.tsx'
import { CreditLimitDialog } from '#web/billing/credit-limit-dialog.tsx'
import type { Plan } from '#web/billing/plan.ts'
import { PlanNotices } from '#web/billing/plan-notices.tsx'
import { findPlan } from '#web/billing-calls.ts'
import { layoutCopy } from '#web/copy/layout.ts'
import { Dashboard } from '#web/dashboard/dashboard.tsx'
import type { Desk } from '#web/dashboard/desk.ts'
import { DeskLoading } from '#web/dashboard/desk-loading.tsx'
import type { Offers } from '#web/dashboard/guide-dialogs.tsx'
import { type Say, useNotices } from '#web/dashboard/notices.tsx'
import { loadDesk } from '#web/desk-calls.ts'
import { localeContext } from '#web/locale.ts'
import { publicPageMeta } from '#web/page-meta.ts'
import { findSession } from '#web/session.ts'
import { productData } from '#web/structured-data.ts'
import { useIsHydrated } from '#web/use-is-hydrated.ts'
import type { Route } from './+types/home-page'
import type { loader as rootLoader } from './root.tsx'

/** The desk of whoever is signed in, under the dialogs that stand over it; for everybody else the landing page. */
export async function loader({ context }: Route.LoaderArgs) {
  const caller = { api: apiOf(context), locale: context.get(localeContext) }
  const [desk, session] = await Promise.all([loadDesk(caller), findSession(context)])
  const { courtesyCredits } = context.get(bridgeContext)
  const plan = desk && session ? await findPlan({ ...caller, ...session }) : undefined
  return desk
    ? { desk, plan, courtesyCredits }
    : { courtesyCredits, sample: guestViewOf(sampleGuide(caller.locale)) }
}

export const meta: Route.MetaFunction = (args) => {
  const { es, en } = layoutCopy
  const site = args.matches[0].loaderData
  const tags = publicPageMeta(args, {
    es: { title: es.tagline, description: es.pageDescription },
    en: { title: en.tagline, description: en.pageDescription },
  })
  return site ? [...tags, productData(site, layoutCopy[site.locale])] : tags
}

/** Visitors need not load the desk, nor hosts the landing. */
const LandingPage = lazy(() => import('#web/landing/landing-page.tsx'))

/** What the dialogs over the desk may use of it. */
export type DeskOutlet = { say: Say; knownIds: string[] }

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { desk, plan } = loaderData
  const appUrl = useRouteLoaderData<typeof rootLoader>('root')?.appUrl ?? ''
  const notices = useNotices()
  const isHydrated = useIsHydrated()
  const isCovered = useLocation().pathname !== '/'
  if (!desk) return isCovered ? <Outlet /> : <LandingPage {...loaderData} />
  const outlet: DeskOutlet = {
    say: notices.say,
    knownIds: desk.guides?.map(({ id }) => id) ?? [],
  }
  const courtesyCredits = desk.credits?.courtesy ?? loaderData.courtesyCredits
  const offers: Offers = {
    buy_credits: ({ guideId, onClose }) => (
      <BuyCreditsDialog propertyId={guideId} {...{ courtesyCredits, onClose }} />
    ),
    credit_limit: ({ guideId, unpublish, onClose }) => (
      <CreditLimitDialog propertyId={guideId} {...{ plan, courtesyCredits, unpublish, onClose }} />
    ),
  }
  // A dialog covers the whole screen, and no script means no dialog: the desk under it can wait for one.
  const isHidden = isCovered && !isHydrated
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
        />
      )}
      <Outlet context={outlet} />
    </>
  )
}

/** News of the plan; back from paying, the guide the purchase began with. */
function HostNotices({ desk, plan }: { desk: Desk; plan: Plan | undefined }) {
  const boughtFor = useSearchParams()[0].get('bought')
  const guide = desk.guides?.find(({ id, isPublished }) => id === boughtFor && !isPublished)
  return (
    <>
      {boughtFor === null ? null : <BoughtNotice guide={guide} />}
      <PlanNotices plan={plan} />
    </>
  )
}
