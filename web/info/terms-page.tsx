import { bridgeContext } from '#web/calls/api.ts'
import { useCopy, useLocale } from '#web/copy/use-copy.ts'
import { termsCopy } from '#web/copy/visitors/terms-page.ts'
import { publicPageMeta } from '#web/document/page-meta.ts'
import type { Route } from './+types/terms-page'
import { LegalDocument } from './legal-document.tsx'
import { operatorIn } from './operator.ts'

export function loader({ context }: Route.LoaderArgs) {
  const { productName, operator, offer } = context.get(bridgeContext)
  return { productName, operator, offer }
}

export const meta: Route.MetaFunction = (args) => {
  const known = args.loaderData
  if (!known) return []
  const words = (locale: 'es' | 'en') => {
    const { title, intro } = termsCopy[locale].text(operatorIn(known, locale), known.offer)
    return { title, description: intro }
  }
  return publicPageMeta(args, { es: words('es'), en: words('en') })
}

export default function TermsPage({ loaderData }: Route.ComponentProps) {
  const { text } = useCopy(termsCopy)
  return <LegalDocument text={text(operatorIn(loaderData, useLocale()), loaderData.offer)} />
}
