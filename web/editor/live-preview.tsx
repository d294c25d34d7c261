import { Component, memo, type ReactNode, Suspense, useMemo } from 'react'
import { formToStored, type GuidebookForm } from '#domain/guide/guidebook.ts'
import type { SectionType } from '#domain/guide/section-names.ts'
import type { ContentWithPhotos } from '#domain/guide/stored/stored-guide.ts'
import { editorCopy } from '#web/copy/editor/editor.ts'
import { useCopy } from '#web/copy/use-copy.ts'

/** Draws a guide as guests see it; the page brings it, so that the editor knows no other screen. */
export type RenderGuide = (content: ContentWithPhotos, section: SectionType) => ReactNode

type LivePreviewProps = {
  form: GuidebookForm
  section: SectionType
  renderGuide: RenderGuide
}

/** The guest's phone, filled with what is being typed. */
export const LivePreview = memo(function LivePreview(props: LivePreviewProps) {
  const { form, section, renderGuide } = props
  const content = useMemo(() => formToStored(form), [form])
  return (
    <PreviewBoundary fallback={<PreviewFailed />}>
      <Suspense fallback={null}>{renderGuide(content, section)}</Suspense>
    </PreviewBoundary>
  )
})

function PreviewFailed() {
  return <p className="p-6 text-ink-soft">{useCopy(editorCopy).previewFailed}</p>
}

type BoundaryProps = { fallback: ReactNode; children: ReactNode }

/** A broken preview must not take the form with it. */
class PreviewBoundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
