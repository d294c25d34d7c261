import type { ReactNode } from 'react'
import { editorCopy } from '#web/copy/editor/editor.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'

/** Beside the form where there is room for it. */
export function PreviewColumn({ children }: { children: ReactNode }) {
  const copy = useCopy(editorCopy)
  return (
    <aside
      aria-label={copy.previewTitle}
      className="hidden w-[clamp(22rem,32vw,30rem)] shrink-0 flex-col items-center gap-3 border-l border-hairline bg-sunken px-6 py-4 lg:flex"
    >
      <p className="text-sm text-ink-soft">{copy.previewTitle}</p>
      <PhoneFrame>{children}</PhoneFrame>
    </aside>
  )
}

type PreviewDialogProps = { isOpen: boolean; onClose: () => void; children: ReactNode }

/** On a small screen the preview takes all of it, one tap away and one tap back. */
export function PreviewDialog({ isOpen, onClose, children }: PreviewDialogProps) {
  const copy = useCopy(editorCopy)
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      size="full"
      title={copy.previewTitle}
      closeLabel={copy.backToForm}
      footer={<Button onClick={onClose}>{copy.backToForm}</Button>}
    >
      <div className="mx-auto flex h-full max-w-md flex-col overflow-hidden rounded-card border border-hairline">
        {children}
      </div>
    </Dialog>
  )
}

function PhoneFrame({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-0 w-full max-w-88 flex-1 flex-col overflow-hidden rounded-[2.25rem] border-[10px] border-ink bg-paper">
      {children}
    </div>
  )
}
