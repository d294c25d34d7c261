import { lazy, useEffect } from 'react'
import { Outlet, redirectDocument, useLocation } from 'react-router'
import { guestViewOf } from '#domain/guest/guest-view.ts'
import { sampleGuide } from '#domain/guide/sample/sample-guide.ts'
import { apiOf, bridgeContext } from '#web/calls/api.ts'
import { findPlan } from '#web/calls/billing.ts'
import { loadDesk } from '#web/calls/desk.ts'
import { layoutCopy } from '#web/copy/layout.ts'
import { DeskPage } from '#web/desk/desk-page.tsx'
import { privatePageMeta, publicPageMeta } from '#web/document/page-meta.ts'
import { productData } from '#web/document/structured-data.ts'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'
import type { Route } from './+types/home-page'
import { holdsDesk } from './holds-desk.ts'
import { localeContext } from './locale.ts'
import { findSession, findWaitingPage } from './session.ts'

/** The desk of whoever is signed in, under the dialogs that stand over it; for everybody else the landing page. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const caller = { api: apiOf(context), locale: context.get(localeContext) }
  const [desk, session] = await Promise.all([loadDesk(caller), findSession(context)])
  const waiting = session && (await findWaitingPage(context, request))
  if (waiting) throw waiting
  const { offer } = context.get(bridgeContext)
  const plan = desk && session ? await findPlan({ ...caller, ...session }) : undefined
  return desk ? { desk, plan, offer } : { offer, sample: guestViewOf(sampleGuide(caller.locale)) }
}

export const meta: Route.MetaFunction = (args) => {
  if (args.loaderData?.desk) {
    return privatePageMeta(args, (locale) => ({ title: layoutCopy[locale].dashboard }))
  }
  const site = args.matches[0].loaderData
  const tags = publicPageMeta(args, (locale) => {
    const { tagline: title, pageDescription: description } = layoutCopy[locale]
    return { title, description }
  })
  const { offer } = args.loaderData ?? {}
  return site && offer
    ? [...tags, productData({ ...site, ...offer }, layoutCopy[site.locale])]
    : tags
}

/** A document of the server's: the browser never draws it, so its code stays out of the desk's. */
const LandingPage = lazy(() => import('#web/landing/landing-page.tsx'))

/** The router does not say what is on the screen while it loads. */
const shown = { isHome: false }

/** Reached from another page without a desk to show: the landing page is read as a document. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async ({ request }, next) => {
    const { 'home-page': home } = await next()
    if (home?.type === 'data' && !holdsDesk(home.result)) throw redirectDocument(request.url)
  },
  // What is shown and cannot be loaded anew stays as it was, on the desk and when a dialog over it closes.
  async ({ request }, next) => {
    const results = await next()
    const isShown = shown.isHome && new URL(request.url).pathname === '/'
    // A tab that was switched stands in the address without the router's knowing.
    if (!isShown && new URL(request.url).pathname !== window.location.pathname) return
    for (const [id, { type, result }] of Object.entries(results)) {
      // An answer that leads elsewhere, to log in for one, is no failure.
      if (type === 'error' && !(result instanceof Response)) delete results[id]
    }
  },
]

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { desk, plan, offer } = loaderData
  const isHydrated = useIsHydrated()
  const isCovered = useLocation().pathname !== '/'
  useEffect(() => {
    shown.isHome = true
    return () => {
      shown.isHome = false
    }
  }, [])
  if (!desk && isCovered) return <Outlet />
  if (!desk) return <LandingPage {...loaderData} />
  return <DeskPage {...{ desk, plan, offer }} isHidden={isCovered && !isHydrated} />
}
