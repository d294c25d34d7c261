import { Printer } from 'lucide'
import { useState } from 'react'
import { data, useRouteLoaderData } from 'react-router'
import { guestViewOf } from '#domain/guest/guest-view.ts'
import { contentOfProperty } from '#domain/guide/stored/content-of-property.ts'
import { sentenceOf } from '#domain/messages/refusals.ts'
import { apiOf } from '#web/api.ts'
import { posterCopy } from '#web/copy/guest-host.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { readGuideId } from '#web/guide-id.ts'
import { localeContext } from '#web/locale.ts'
import { privatePageMeta } from '#web/page-meta.ts'
import type { loader as rootLoader } from '#web/root.tsx'
import { requireSession } from '#web/session.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import type { Route } from './+types/poster-page'
import { Poster } from './poster.tsx'

export async function loader({ context, params }: Route.LoaderArgs) {
  await requireSession(context)
  const id = readGuideId(params.id)
  const answer = await apiOf(context).guidebooks[':id'].$get({ param: { id } })
  if (!answer.ok) {
    const failure = sentenceOf('could_not_load_guidebook', context.get(localeContext))
    return data({ failure }, { status: answer.status })
  }
  const { property } = await answer.json()
  const { short_code: code, is_published: isPublished } = property
  return { guide: guestViewOf(contentOfProperty(property)), code, isPublished }
}

export const meta: Route.MetaFunction = (args) => privatePageMeta(args, posterCopy)

export default function PosterPage({ loaderData }: Route.ComponentProps) {
  const copy = useCopy(posterCopy)
  const [hasWifi, setHasWifi] = useState(true)
  const appUrl = useRouteLoaderData<typeof rootLoader>('root')?.appUrl ?? ''
  if ('failure' in loaderData) {
    return (
      <main className="mx-auto flex max-w-xl flex-col gap-4 px-5 py-16">
        <Banner tone="error">{loaderData.failure}</Banner>
        <TextLink to="/">{copy.back}</TextLink>
      </main>
    )
  }
  const { guide, code, isPublished } = loaderData
  return (
    <main className="min-h-dvh bg-sunken">
      <div className="poster-desk border-b border-hairline bg-surface">
        <div className="mx-auto flex max-w-3xl flex-wrap items-center gap-x-6 gap-y-2 px-5 py-3">
          <TextLink to="/">{copy.back}</TextLink>
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
          {!isPublished && <Banner tone="info">{copy.draft}</Banner>}
        </div>
      </div>
      <div className="poster-sheet mx-auto max-w-xl p-5">
        <Poster guide={guide} address={`${appUrl}/g/${code}`} hasWifi={hasWifi} />
      </div>
    </main>
  )
}
