import { bridgeContext } from '#web/calls/api.ts'
import { useCopy, useLocale } from '#web/copy/use-copy.ts'
import { cookiesCopy } from '#web/copy/visitors/cookies-page.ts'
import { publicPageMeta } from '#web/document/page-meta.ts'
import type { Route } from './+types/cookies-page'
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
    const { title, intro } = cookiesCopy[locale].text(operatorIn(known, locale))
    return { title, description: intro }
  }
  return publicPageMeta(args, { es: words('es'), en: words('en') })
}

export default function CookiesPage({ loaderData }: Route.ComponentProps) {
  const { text } = useCopy(cookiesCopy)
  return <LegalDocument text={text(operatorIn(loaderData, useLocale()))} />
}
