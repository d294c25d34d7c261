import { privacyCopy } from '#web/copy/visitors/privacy-page.ts'
import type { Route } from './+types/privacy-page'
import { LegalPage, legalMeta, loadLegal } from './legal-page.tsx'

export const loader = loadLegal

export const meta: Route.MetaFunction = (args) => legalMeta(args, privacyCopy)

export default function PrivacyPage({ loaderData }: Route.ComponentProps) {
  return <LegalPage copy={privacyCopy} known={loaderData} />
}
