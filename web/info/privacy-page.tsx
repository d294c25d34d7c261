import { bridgeContext } from '#web/calls/api.ts'
import { useCopy, useLocale } from '#web/copy/use-copy.ts'
import { privacyCopy } from '#web/copy/visitors/privacy-page.ts'
import { publicPageMeta } from '#web/document/page-meta.ts'
import type { Route } from './+types/privacy-page'
import { LegalDocument } from './legal-document.tsx'
import { operatorIn } from './operator.ts'

export function loader({ context }: Route.LoaderArgs) {
  const { productName, operator } = context.get(bridgeContext)
  return { productName, operator }
}

export const meta: Route.MetaFunction = (args) => {
  const known = args.loaderData
  if (!known) return []
  const words = (locale: 'es' | 'en') => {
    const { title, intro } = privacyCopy[locale].text(operatorIn(known, locale))
    return { title, description: intro }
  }
  return publicPageMeta(args, { es: words('es'), en: words('en') })
}

export default function PrivacyPage({ loaderData }: Route.ComponentProps) {
  const { text } = useCopy(privacyCopy)
  return <LegalDocument text={text(operatorIn(loaderData, useLocale()))} />
}
