import { Outlet, useMatches, useNavigation } from 'react-router'
import { useSite } from '#web/calls/use-site.ts'
import { problemsCopy } from '#web/copy/layout.ts'
import { DeskLoading } from '#web/dashboard/desk-loading.tsx'
import { privatePageMeta } from '#web/document/page-meta.ts'
import { PageFrame } from '#web/layout/page-frame.tsx'
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
