import { Outlet, useRouteLoaderData } from 'react-router'
import { problemsCopy } from '#web/copy/problems.ts'
import { PageFrame } from '#web/layout/page-frame.tsx'
import { isNotFound, Problem } from '#web/layout/problem.tsx'
import { privatePageMeta } from '#web/page-meta.ts'
import type { Route } from './+types/layout-page'
import type { loader as rootLoader } from './root.tsx'

export const meta: Route.MetaFunction = ({ error, matches, location }) => {
  if (!error) return []
  const problem = isNotFound(error) ? 'notFound' : 'unexpected'
  const { es, en } = problemsCopy
  return privatePageMeta({ matches, location }, { es: es[problem], en: en[problem] })
}

export default function LayoutPage() {
  return (
    <PageFrame site={useRouteLoaderData<typeof rootLoader>('root')}>
      <Outlet />
    </PageFrame>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <PageFrame site={useRouteLoaderData<typeof rootLoader>('root')}>
      <Problem error={error} />
    </PageFrame>
  )
}
