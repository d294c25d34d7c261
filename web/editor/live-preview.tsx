import {
  Component,
  type ComponentType,
  memo,
  type ReactNode,
  Suspense,
  useMemo,
  useSyncExternalStore,
} from 'react'
import { formToStored, type GuidebookForm } from '#domain/guide/guidebook.ts'
import type { SectionType } from '#domain/guide/section-names.ts'
import type { ContentWithPhotos } from '#domain/guide/stored/stored-guide.ts'
import { editorCopy } from '#web/copy/editor/editor.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'

/** Draws a guide as guests see it; the page brings it, so that the editor knows no other screen. */
export type GuidePreview = ComponentType<{ content: ContentWithPhotos; section: SectionType }>

type LivePreviewProps = {
  form: GuidebookForm
  section: SectionType
  Preview: GuidePreview
  isOpen: boolean
  onClose: () => void
}

/** The guest's phone, filled with what is being typed: beside the form where there is room, else one tap away and one back. */
export function LivePreview({ isOpen, onClose, ...shown }: LivePreviewProps) {
  const copy = useCopy(editorCopy)
  if (useIsWide()) {
    return (
      <aside
        aria-label={copy.previewTitle}
        className="hidden w-[clamp(22rem,32vw,30rem)] shrink-0 flex-col items-center gap-3 border-l border-hairline bg-sunken px-6 py-4 lg:flex"
      >
        <p className="text-sm text-ink-soft">{copy.previewTitle}</p>
        <div className="flex min-h-0 w-full max-w-88 flex-1 flex-col overflow-hidden rounded-[2.25rem] border-[10px] border-ink bg-paper">
          <Shown {...shown} />
        </div>
      </aside>
    )
  }
  if (!isOpen) return null
  return (
    <Dialog
      onClose={onClose}
      size="full"
      title={copy.previewTitle}
      closeLabel={copy.backToForm}
      footer={<Button onClick={onClose}>{copy.backToForm}</Button>}
    >
      <div className="mx-auto flex h-full max-w-md flex-col overflow-hidden rounded-card border border-hairline">
        <Shown {...shown} />
      </div>
    </Dialog>
  )
}

type ShownProps = Pick<LivePreviewProps, 'form' | 'section' | 'Preview'>

const Shown = memo(function Shown({ form, section, Preview }: ShownProps) {
  const content = useMemo(() => formToStored(form), [form])
  return (
    <PreviewBoundary>
      <Suspense fallback={null}>
        <Preview content={content} section={section} />
      </Suspense>
    </PreviewBoundary>
  )
})

function PreviewFailed() {
  return <p className="p-6 text-ink-soft">{useCopy(editorCopy).previewFailed}</p>
}

/** A broken preview must not take the form with it. */
class PreviewBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? <PreviewFailed /> : this.props.children
  }
}

/** Tailwind's `lg`: from here on the preview stands beside the form. Asking the browser anew at every render is slow. */
const wide = typeof window === 'undefined' ? undefined : matchMedia('(min-width: 64rem)')

export function useIsWide() {
  return useSyncExternalStore(
    watchWidth,
    () => wide?.matches ?? false,
    () => false,
  )
}

function watchWidth(onChange: () => void) {
  wide?.addEventListener('change', onChange)
  return () => wide?.removeEventListener('change', onChange)
}
