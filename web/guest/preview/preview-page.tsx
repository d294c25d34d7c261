import { Suspense } from 'react'
import { Await, useNavigate, useRevalidator } from 'react-router'
import { contentOfProperty } from '#domain/guide/stored/content-of-property.ts'
import type { ContentWithPhotos } from '#domain/guide/stored/stored-guide.ts'
import { sentenceOf } from '#domain/messages/refusals.ts'
import { apiOf } from '#web/calls/api.ts'
import { readRefusal } from '#web/calls/ask.ts'
import { previewCopy } from '#web/copy/guest-host.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { privatePageMeta } from '#web/document/page-meta.ts'
import { GuestStyle } from '#web/guest/styles/guest-style.tsx'
import { readGuideId } from '#web/guide-id.ts'
import { localeContext } from '#web/locale.ts'
import { requireSession } from '#web/session.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { useIsHydrated } from '#web/use-is-hydrated.ts'
import type { Route } from './+types/preview-page'
import { PreviewFrame } from './preview-frame.tsx'
import { PreviewStage } from './preview-stage.tsx'

type Reading = { content: ContentWithPhotos } | { failure: string }

export async function loader({ context, params }: Route.LoaderArgs) {
  await requireSession(context)
  const id = readGuideId(params.id)
  const api = apiOf(context)
  const locale = context.get(localeContext)
  return { id, reading: readGuide() }

  /** The stored guide by the preview's own reads, published or not. */
  async function readGuide(): Promise<Reading> {
    const property = await api.properties[':id'].$get({ param: { id } })
    if (!property.ok) return fail('could_not_load_guidebook', property)
    const sections = await api.properties[':id']['content-sections'].$get({ param: { id } })
    if (!sections.ok) return fail('could_not_load_guidebook_content', sections)
    const { content_sections } = await sections.json()
    const filled = await Promise.all(
      content_sections.map(async (section) => ({ ...section, items: await readItems(section.id) })),
    )
    const whole = { ...(await property.json()).property, content_sections: filled }
    return { content: contentOfProperty(whole) }
  }

  /** A section whose items do not load is shown without them. */
  async function readItems(sectionId: string) {
    const answer = await api['content-sections'][':id'].items.$get({ param: { id: sectionId } })
    return answer.ok ? (await answer.json()).content_items : []
  }

  async function fail(code: FailureCode, answer: Parameters<typeof readRefusal>[0]) {
    const { error } = await readRefusal(answer)
    return { failure: error ?? sentenceOf(code, locale) }
  }
}

type FailureCode = 'could_not_load_guidebook' | 'could_not_load_guidebook_content'

export const meta: Route.MetaFunction = (args) => privatePageMeta(args, previewCopy)

/** The dashboard's dialog of the guest view, at an address of its own. */
export default function PreviewPage({ loaderData: { id, reading } }: Route.ComponentProps) {
  const copy = useCopy(previewCopy)
  const isHydrated = useIsHydrated()
  const { state } = useRevalidator()
  const navigate = useNavigate()
  const close = () => navigate('/', { preventScrollReset: true })
  const waiting = <Waiting onClose={close} />
  if (!isHydrated) {
    return (
      <>
        <GuestStyle />
        <div className="px-6 py-16 text-center text-ink-soft">
          <p className="noscript:hidden">{copy.loading}</p>
          <noscript>{copy.needsScript}</noscript>
        </div>
      </>
    )
  }
  return (
    <Suspense key={id} fallback={waiting}>
      <Await resolve={reading}>
        {(read) => {
          if ('content' in read)
            return (
              <PreviewStage
                content={read.content}
                posterAddress={`/guides/${id}/poster`}
                onClose={close}
              />
            )
          return state === 'loading' ? waiting : <Failed sentence={read.failure} onClose={close} />
        }}
      </Await>
    </Suspense>
  )
}

function Waiting({ onClose }: { onClose: () => void }) {
  const copy = useCopy(previewCopy)
  return (
    <PreviewFrame title={copy.title} onClose={onClose}>
      <p role="status" className="m-auto text-ink-soft">
        {copy.loading}
      </p>
    </PreviewFrame>
  )
}

function Failed({ sentence, onClose }: { sentence: string; onClose: () => void }) {
  const copy = useCopy(previewCopy)
  const { revalidate } = useRevalidator()
  return (
    <PreviewFrame title={copy.title} onClose={onClose}>
      <div className="m-auto flex max-w-md flex-col gap-4 p-6">
        <Banner tone="error">{sentence}</Banner>
        <Button onClick={() => revalidate()}>{copy.retry}</Button>
      </div>
    </PreviewFrame>
  )
}
