import { Dialog as Parts } from '@base-ui/react/dialog'
import { X } from 'lucide'
import { type ReactNode, Suspense, useState } from 'react'
import { Await, useNavigate, useRevalidator } from 'react-router'
import { contentOfProperty } from '#domain/guide/stored/content-of-property.ts'
import type { ContentWithPhotos } from '#domain/guide/stored/stored-guide.ts'
import { apiOf } from '#web/calls/api.ts'
import { whyNot } from '#web/calls/ask.ts'
import { previewCopy } from '#web/copy/guest-host.ts'
import { uiCopy, useCopy } from '#web/copy/use-copy.ts'
import { privatePageMeta } from '#web/document/page-meta.ts'
import { GuestStyle } from '#web/guest/styles/guest-style.tsx'
import { localeContext } from '#web/locale.ts'
import { readGuideId } from '#web/own-guide.ts'
import { requireSession } from '#web/session.ts'
import { Button, ButtonLink, iconButtonLook } from '#web/ui/buttons/button.tsx'
import { useRestInert } from '#web/ui/dialogs/use-rest-inert.ts'
import { Icon } from '#web/ui/icon.tsx'
import { SegmentedControl } from '#web/ui/inputs/segmented-control.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'
import type { Route } from './+types/preview-page'
import { HostPreview } from './host-preview.tsx'

export async function loader({ context, params }: Route.LoaderArgs) {
  await requireSession(context)
  const id = readGuideId(params.id)
  const api = apiOf(context)
  const locale = context.get(localeContext)
  return { id, reading: readGuide() }

  /** The stored guide by the preview's own reads, published or not. */
  async function readGuide() {
    const property = await api.properties[':id'].$get({ param: { id } })
    if (!property.ok) return { failure: await whyNot(property, 'could_not_load_guidebook', locale) }
    const sections = await api.properties[':id']['content-sections'].$get({ param: { id } })
    if (!sections.ok) {
      return { failure: await whyNot(sections, 'could_not_load_guidebook_content', locale) }
    }
    const { content_sections } = await sections.json()
    const filled = await Promise.all(
      content_sections.map(async (section) => ({ ...section, ...(await readItems(section.id)) })),
    )
    const whole = { ...(await property.json()).property, content_sections: filled }
    return { content: contentOfProperty(whole) }
  }

  /** A section whose items do not load is shown without them. */
  async function readItems(sectionId: string) {
    const answer = await api['content-sections'][':id'].items.$get({ param: { id: sectionId } })
    return answer.ok ? await answer.json() : {}
  }
}

export const meta: Route.MetaFunction = (args) => privatePageMeta(args, previewCopy)

/** The dashboard's dialog of the guest view, at an address of its own. */
export default function PreviewPage({ loaderData: { id, reading } }: Route.ComponentProps) {
  const copy = useCopy(previewCopy)
  const isHydrated = useIsHydrated()
  const { state } = useRevalidator()
  if (!isHydrated) {
    return (
      <>
        <GuestStyle />
        <h1 className="sr-only">{copy.title}</h1>
        <div className="px-6 py-16 text-center text-ink-soft">
          <p className="noscript:hidden">{copy.loading}</p>
          <noscript>{copy.needsScript}</noscript>
        </div>
      </>
    )
  }
  return (
    <Suspense key={id} fallback={<Waiting />}>
      <Await resolve={reading}>
        {(read) => {
          if (read.content) return <Stage id={id} content={read.content} />
          return state === 'loading' ? <Waiting /> : <Failed sentence={read.failure} />
        }}
      </Await>
    </Suspense>
  )
}

function Waiting() {
  const copy = useCopy(previewCopy)
  return (
    <PreviewFrame title={copy.title}>
      <p role="status" className="m-auto text-ink-soft">
        {copy.loading}
      </p>
    </PreviewFrame>
  )
}

function Failed({ sentence }: { sentence: string }) {
  const copy = useCopy(previewCopy)
  const { revalidate } = useRevalidator()
  return (
    <PreviewFrame title={copy.title}>
      <div className="m-auto flex max-w-md flex-col gap-4 p-6">
        <Banner tone="error">{sentence}</Banner>
        <Button onClick={() => revalidate()}>{useCopy(uiCopy).retry}</Button>
      </div>
    </PreviewFrame>
  )
}

function Stage({ id, content }: { id: string; content: ContentWithPhotos }) {
  const copy = useCopy(previewCopy)
  const [screen, setScreen] = useState<'phone' | 'computer'>('phone')
  return (
    <PreviewFrame
      title={copy.titleOf(content.name.trim())}
      tools={
        <>
          <SegmentedControl
            label={copy.screen}
            isLabelHidden
            className="hidden lg:block"
            choices={{ phone: copy.phone, computer: copy.computer }}
            value={screen}
            onValueChange={setScreen}
          />
          <ButtonLink to={`/guides/${id}/poster`} size="compact">
            {copy.poster}
          </ButtonLink>
        </>
      }
    >
      <div className={stageLooks[screen]}>
        <HostPreview content={content} hasNote={false} />
      </div>
      <p className="border-t border-hairline bg-surface px-4 py-2 text-center text-sm text-ink-soft">
        {copy.note}
      </p>
    </PreviewFrame>
  )
}

const stageLooks = {
  phone:
    'min-h-0 flex-1 lg:mx-auto lg:my-6 lg:max-h-[54rem] lg:w-[26rem] lg:overflow-hidden lg:rounded-[2.25rem] lg:border-[10px] lg:border-ink',
  computer: 'min-h-0 flex-1',
} as const

type PreviewFrameProps = { title: string; tools?: ReactNode; children: ReactNode }

/** The whole screen for the guest's one: a head with the host's tools, and nothing else around it. */
function PreviewFrame({ title, tools, children }: PreviewFrameProps) {
  const navigate = useNavigate()
  const close = () => navigate('/', { preventScrollReset: true })
  return (
    <Parts.Root open onOpenChange={(isOpen) => isOpen || close()}>
      <Parts.Portal>
        <Parts.Viewport className="fixed inset-0 z-30">
          <Parts.Popup
            ref={useRestInert(true)}
            className="flex h-dvh w-full flex-col bg-sunken text-ink outline-none"
          >
            <div className="flex min-h-16 flex-wrap items-center gap-x-4 gap-y-2 border-b border-hairline bg-surface px-4 py-2 sm:px-6">
              <Parts.Title render={<h1>{title}</h1>} className="min-w-0 flex-1 truncate text-xl" />
              {tools}
              <Parts.Close
                aria-label={useCopy(uiCopy).close}
                className={iconButtonLook({ tone: 'quiet', className: '-mr-2' })}
              >
                <Icon of={X} />
              </Parts.Close>
            </div>
            <div className="flex min-h-0 flex-1 flex-col">{children}</div>
          </Parts.Popup>
        </Parts.Viewport>
      </Parts.Portal>
    </Parts.Root>
  )
}
