import { useCopy, useLocale } from '#web/copy/use-copy.ts'
import { guestGuidePageCopy } from '#web/copy/visitors/guest-guide-page.ts'
import { publicPageMeta } from '#web/document/page-meta.ts'
import { ButtonLink } from '#web/ui/buttons/button.tsx'
import type { Route } from './+types/guest-guide-page'
import { InfoFrame } from './info-frame.tsx'

export const meta: Route.MetaFunction = (args) => publicPageMeta(args, guestGuidePageCopy)

export default function GuestGuidePage() {
  const copy = useCopy(guestGuidePageCopy)
  const sample = `/g/muestra?lang=${useLocale()}`
  return (
    <InfoFrame title={copy.title} intro={copy.intro}>
      <div className="grid gap-12 lg:grid-cols-[1fr_auto]">
        <ol className="flex max-w-xl flex-col gap-7">
          {copy.steps.map(([title, text]) => (
            <li key={title} className="border-t border-hairline pt-4">
              <h2 className="text-xl">{title}</h2>
              <p className="mt-1 text-ink-soft">{text}</p>
            </li>
          ))}
        </ol>
        <div className="flex flex-col items-center gap-4 lg:w-[390px]">
          <iframe
            src={sample}
            title={copy.frameTitle}
            loading="lazy"
            className="h-180 w-full max-w-[390px] rounded-[2.25rem] border-8 border-ink bg-surface"
          />
          <ButtonLink to={sample} reloadDocument>
            {copy.open}
          </ButtonLink>
        </div>
      </div>
    </InfoFrame>
  )
}
