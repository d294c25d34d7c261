import { termsCopy } from '#web/copy/visitors/terms-page.ts'
import type { Route } from './+types/terms-page'
import { LegalPage, legalMeta, loadLegal } from './legal-page.tsx'

export const loader = loadLegal

export const meta: Route.MetaFunction = (args) => legalMeta(args, termsCopy)

export default function TermsPage({ loaderData }: Route.ComponentProps) {
  return <LegalPage copy={termsCopy} known={loaderData} />
}
