import type { ReactNode } from 'react'
import { Outlet, useMatches, useNavigation } from 'react-router'
import { useSite } from '#web/calls/use-site.ts'
import { layoutCopy, problemsCopy } from '#web/copy/layout.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { DeskLoading } from '#web/desk/desk-loading.tsx'
import { privatePageMeta } from '#web/document/page-meta.ts'
import { Footer } from '#web/layout/footer.tsx'
import { Header } from '#web/layout/header.tsx'
import { isNotFound, Problem } from '#web/layout/problem.tsx'
import type { Route } from './+types/layout-page'
import { LeavingHost } from './editor/drafts/leaving-host.tsx'

export const meta: Route.MetaFunction = ({ error, matches, location }) => {
  if (!error) return []
  const problem = isNotFound(error) ? 'notFound' : 'unexpected'
  return privatePageMeta({ matches, location }, (locale) => problemsCopy[locale][problem])
}

export default function LayoutPage() {
  const hostId = useSite()?.session?.hostId
  return (
    <PageFrame>
      {useIsDeskLoading() ? <DeskLoading /> : <Outlet />}
      <LeavingHost hostId={hostId} />
    </PageFrame>
  )
}

/** The desk is the one page worth an outline: a host comes back to it all the time. */
function useIsDeskLoading() {
  const { state, location } = useNavigation()
  const isAtDesk = useMatches().some(({ id }) => id === 'home-page')
  return state === 'loading' && location.pathname === '/' && !isAtDesk
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <PageFrame>
      <Problem error={error} />
    </PageFrame>
  )
}

/** Header, content, footer. Pages bring what goes inside `main`. */
function PageFrame({ children }: { children: ReactNode }) {
  const site = useSite()
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href={`#${contentId}`}
        className={
          'fixed top-2 left-2 z-50 -translate-y-20 rounded-control bg-ink px-4 py-3 font-semibold ' +
          'text-paper no-underline focus:translate-y-0 print:hidden'
        }
      >
        {useCopy(layoutCopy).skipToContent}
      </a>
      <NavigationProgress />
      {site ? <Header {...site} /> : null}
      <main id={contentId} tabIndex={-1} className="flex-1">
        {children}
      </main>
      {site ? <Footer {...site} /> : null}
    </div>
  )
}

const contentId = 'content'

/** A thin line while the next page is on its way; quick ones arrive before it shows. */
function NavigationProgress() {
  const { loadingPage } = useCopy(layoutCopy)
  const isLoading = useNavigation().state === 'loading'
  return (
    <div role="status" className="fixed inset-x-0 top-0 z-50 print:hidden">
      {isLoading ? (
        <div className="navigation-progress h-[3px] bg-primary">
          <span className="sr-only">{loadingPage}</span>
        </div>
      ) : null}
    </div>
  )
}
