import { ClipboardPaste } from 'lucide'
import { lazy, Suspense, useState } from 'react'
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
  startsOpen: boolean
  onSignedOut: () => void
}

/** In the editor's head, beside the languages; a new guide may begin with it. */
export function PasteButton({ startsOpen, ...dialog }: PasteButtonProps) {
  const { open } = useCopy(pasteCopy)
  const [isOpen, setOpen] = useState(startsOpen)
  return (
    <>
      <IconButton icon={ClipboardPaste} label={open} onClick={() => setOpen(true)} />
      {isOpen ? (
        <Suspense fallback={null}>
          <PasteDialog {...dialog} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
