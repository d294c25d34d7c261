import { useMemo } from 'react'
import { useLocation, useOutletContext, useSearchParams } from 'react-router'
import { findReaderModel } from '#web/calls/guides.ts'
import { editorCopy } from '#web/copy/editor/editor.ts'
import { useLocale } from '#web/copy/use-copy.ts'
import type { DeskOutlet } from '#web/desk-page.tsx'
import { privatePageMeta } from '#web/document/page-meta.ts'
import { LatePreview } from '#web/guest/preview/late-preview.ts'
import { GuestStyle } from '#web/guest/styles/guest-style.tsx'
import { requireSession } from '#web/session.ts'
import { useIsHydrated } from '#web/use-is-hydrated.ts'
import type { Route } from './+types/new-guide-page'
import { useDraftOffer } from './drafts/draft-offer.tsx'
import { draftIdIn } from './drafts/read-draft.ts'
import { Editor } from './editor.tsx'
import { EditorLoading } from './editor-frame.tsx'
import { StartChooser } from './start-chooser.tsx'
import { startForm } from './templates/start-form.ts'
import { findStart } from './templates/templates.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { hostId } = await requireSession(context)
  return { hostId, model: await findReaderModel(context) }
}

export const shouldRevalidate = () => false

export const meta: Route.MetaFunction = (args) =>
  privatePageMeta(args, {
    es: { title: editorCopy.es.createTitle },
    en: { title: editorCopy.en.createTitle },
  })

/** A new guide: how to start, then the editor. */
export default function NewGuidePage({ loaderData }: Route.ComponentProps) {
  const isHydrated = useIsHydrated()
  return (
    <>
      <GuestStyle />
      {isHydrated ? <NewGuide {...loaderData} /> : <EditorLoading isNew />}
    </>
  )
}

function NewGuide({ hostId, model }: Route.ComponentProps['loaderData']) {
  const locale = useLocale()
  const { say } = useOutletContext<DeskOutlet>()
  const from = useSearchParams()[0].get('from')
  const isWritten = from === 'written'
  const start = isWritten ? 'empty' : findStart(from)
  const stored = useMemo(() => startForm(start ?? 'empty', locale), [start, locale])
  const { asking, restored } = useDraftOffer({
    hostId,
    guideId: 'new',
    stored,
    chosenId: draftIdIn(useLocation().state),
  })
  if (asking) return asking
  if (!start && !restored) return <StartChooser />
  return (
    <Editor
      key={restored?.id ?? start}
      hostId={hostId}
      stored={stored}
      restored={restored}
      illustration={start && start !== 'empty' ? start : 'city'}
      Preview={LatePreview}
      model={model}
      startsWithPaste={isWritten && !restored}
      say={say}
    />
  )
}
