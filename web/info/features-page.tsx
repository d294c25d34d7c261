import { useCopy } from '#web/copy/use-copy.ts'
import { featuresPageCopy } from '#web/copy/visitors/features-page.ts'
import { publicPageMeta } from '#web/document/page-meta.ts'
import { Features } from '#web/landing/landing-sections.tsx'
import { ButtonLink } from '#web/ui/buttons/button.tsx'
import type { Route } from './+types/features-page'
import { InfoFrame } from './info-frame.tsx'

export const meta: Route.MetaFunction = (args) => publicPageMeta(args, featuresPageCopy)

export default function FeaturesPage() {
  const copy = useCopy(featuresPageCopy)
  return (
    <>
      <InfoFrame title={copy.title} intro={copy.description}>
        <div className="flex flex-col gap-12">
          {copy.groups.map((group) => (
            <section key={group.title}>
              <h2>{group.title}</h2>
              <dl className="mt-6 grid gap-x-8 gap-y-7 sm:grid-cols-2 lg:grid-cols-3">
                {group.points.map(([name, text]) => (
                  <div key={name} className="border-t border-hairline pt-4">
                    <dt className="font-semibold">{name}</dt>
                    <dd className="mt-1 text-ink-soft">{text}</dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
        <ButtonLink to="/#auth" tone="primary" className="mt-10">
          {copy.start}
        </ButtonLink>
      </InfoFrame>
      <Features />
    </>
  )
}
