import { lazy } from 'react'
import { Outlet, useLocation, useRouteLoaderData } from 'react-router'
import { guestViewOf } from '#domain/guest-view.ts'
import { sampleGuide } from '#domain/sample-guide.ts'
import { apiOf, bridgeContext } from '#web/api.ts'
import { layoutCopy } from '#web/copy/layout.ts'
import { Dashboard } from '#web/dashboard/dashboard.tsx'
import { DeskLoading } from '#web/dashboard/desk-loading.tsx'
import { type Say, useNotices } from '#web/dashboard/notices.tsx'
import { loadDesk } from '#web/desk-calls.ts'
import { localeContext } from '#web/locale.ts'
import { publicPageMeta } from '#web/page-meta.ts'
import { revalidateWhenReached } from '#web/revalidate-when-reached.ts'
import { useIsHydrated } from '#web/use-is-hydrated.ts'
import type { Route } from './+types/home-page'
import type { loader as rootLoader } from './root.tsx'

/** The desk of whoever is signed in, under the dialogs that stand over it; for everybody else the landing page. */
export async function loader({ context }: Route.LoaderArgs) {
  const caller = { api: apiOf(context), locale: context.get(localeContext) }
  const desk = await loadDesk(caller)
  const { courtesyCredits } = context.get(bridgeContext)
  return desk ? { desk } : { courtesyCredits, sample: guestViewOf(sampleGuide(caller.locale)) }
}

export const shouldRevalidate = revalidateWhenReached

export const meta: Route.MetaFunction = (args) => {
  const { es, en } = layoutCopy
  return publicPageMeta(args, {
    es: { title: es.tagline, description: es.pageDescription },
    en: { title: en.tagline, description: en.pageDescription },
  })
}

/** Visitors need not load the desk, nor hosts the landing. */
const LandingPage = lazy(() => import('#web/landing/landing-page.tsx'))

/** What the dialogs over the desk may use of it. */
export type DeskOutlet = { say: Say; knownIds: string[] }

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { desk } = loaderData
  const appUrl = useRouteLoaderData<typeof rootLoader>('root')?.appUrl ?? ''
  const notices = useNotices()
  const isHydrated = useIsHydrated()
  const isCovered = useLocation().pathname !== '/'
  if (!desk) return isCovered ? <Outlet /> : <LandingPage {...loaderData} />
  const outlet: DeskOutlet = {
    say: notices.say,
    knownIds: desk.guides?.map(({ id }) => id) ?? [],
  }
  // A dialog covers the whole screen, and no script means no dialog: the desk under it can wait for one.
  const isHidden = isCovered && !isHydrated
  return (
    <>
      {isHidden ? <DeskLoading /> : <Dashboard desk={desk} appUrl={appUrl} notices={notices} />}
      <Outlet context={outlet} />
    </>
  )
}
