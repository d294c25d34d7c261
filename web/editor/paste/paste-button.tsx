import { ClipboardPaste } from 'lucide'
import { lazy, Suspense } from 'react'
import { pasteCopy } from '#web/copy/editor/paste.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { loadPart } from '#web/ui/load-part.ts'
import type { PastedStore, ReadTexts } from './pasted.ts'

const PasteDialog = lazy(
  loadPart(async () => ({ default: (await import('./paste-dialog.tsx')).PasteDialog })),
)

type PasteButtonProps = {
  pasted: PastedStore
  readTexts: ReadTexts
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onSignedOut: () => void
}

/** In the editor's head, beside the languages; a new guide may begin with it. */
export function PasteButton({ isOpen, onOpenChange, ...dialog }: PasteButtonProps) {
  const { open } = useCopy(pasteCopy)
  return (
    <>
      <IconButton icon={ClipboardPaste} label={open} onClick={() => onOpenChange(true)} />
      {isOpen ? (
        <Suspense fallback={null}>
          <PasteDialog {...dialog} onClose={() => onOpenChange(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
