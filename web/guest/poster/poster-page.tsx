import { Printer } from 'lucide'
import { useState } from 'react'
import { posterCopy } from '#web/copy/guest-host.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { privatePageMeta } from '#web/document/page-meta.ts'
import { BackToDesk, GuideFailed, StandingNotice } from '#web/guide-page.tsx'
import { readPrintedGuide } from '#web/printed-guide.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Checkbox } from '#web/ui/inputs/checkbox.tsx'
import type { Route } from './+types/poster-page'
import { Poster } from './poster.tsx'

export function loader({ context, params }: Route.LoaderArgs) {
  return readPrintedGuide({ context, params })
}

export const meta: Route.MetaFunction = (args) => privatePageMeta(args, posterCopy)

export default function PosterPage({ loaderData }: Route.ComponentProps) {
  const copy = useCopy(posterCopy)
  const [hasWifi, setHasWifi] = useState(true)
  if ('failure' in loaderData) {
    return (
      <main>
        <GuideFailed {...loaderData} />
      </main>
    )
  }
  const { guide, link, paper, ...standing } = loaderData
  return (
    <main className="min-h-dvh bg-sunken">
      <div className="border-b border-hairline bg-surface print:hidden">
        <div className="mx-auto flex max-w-3xl flex-wrap items-center gap-x-6 gap-y-2 px-5 py-3">
          <BackToDesk />
          {guide.wifi.length > 0 && (
            <Checkbox
              label={copy.withWifi}
              checked={hasWifi}
              onChange={({ target }) => setHasWifi(target.checked)}
              className="ml-auto"
            />
          )}
          <Button tone="primary" icon={Printer} onClick={() => print()}>
            {copy.print}
          </Button>
          <p className="w-full text-sm text-ink-soft">{copy.hint}</p>
          <StandingNotice {...standing} draft={copy.draft} />
        </div>
      </div>
      <div className="mx-auto max-w-xl p-5 print:max-w-none print:p-0">
        <Poster guide={guide} address={link} hasWifi={hasWifi} paper={paper} />
      </div>
    </main>
  )
}
