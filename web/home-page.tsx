import { layoutCopy } from '#web/copy/layout.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { publicPageMeta } from '#web/page-meta.ts'
import type { Route } from './+types/home-page'

export const meta: Route.MetaFunction = (args) => {
  const { es, en } = layoutCopy
  return publicPageMeta(args, {
    es: { title: es.tagline, description: es.pageDescription },
    en: { title: en.tagline, description: en.pageDescription },
  })
}

export default function HomePage() {
  const copy = useCopy(layoutCopy)
  return (
    <div className="px-4 py-16 text-center">
      <h1>{copy.tagline}</h1>
      <p className="mt-4 text-lg text-ink-soft">{copy.pageDescription}</p>
    </div>
  )
}
