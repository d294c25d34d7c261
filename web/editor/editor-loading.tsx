import { editorCopy } from '#web/copy/editor/editor.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { Spinner } from '#web/ui/status/spinner.tsx'

/** Covers the desk until the editor's script and the device's drafts are there. */
export function EditorLoading({ isNew = false }: { isNew?: boolean }) {
  const copy = useCopy(editorCopy)
  return (
    <div className="fixed inset-0 z-30 grid place-items-center bg-paper p-6">
      <h1 className="sr-only">{isNew ? copy.createTitle : copy.editTitle}</h1>
      <div className="flex items-center gap-3 text-ink-soft noscript:hidden">
        <Spinner />
        <p role="status">{copy.loading}</p>
      </div>
      <noscript>{copy.needsScript}</noscript>
    </div>
  )
}
