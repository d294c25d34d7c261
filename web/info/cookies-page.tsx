import { cookiesCopy } from '#web/copy/visitors/cookies-page.ts'
import type { Route } from './+types/cookies-page'
import { LegalPage, legalMeta, loadLegal } from './legal-page.tsx'

export const loader = loadLegal

export const meta: Route.MetaFunction = (args) => legalMeta(args, cookiesCopy)

export default function CookiesPage({ loaderData }: Route.ComponentProps) {
  return <LegalPage copy={cookiesCopy} known={loaderData} />
}
