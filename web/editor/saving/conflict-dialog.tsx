import { lazy, type RefObject, Suspense } from 'react'
import type { GuidebookForm } from '#domain/guide/guidebook.ts'
import { keepingCopy } from '#web/copy/editor/editor.ts'
import { uiCopy } from '#web/copy/ui.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { loadPart } from '#web/ui/load-part.ts'

const ConflictDifferences = lazy(loadPart(() => import('./conflict-differences.tsx')))

type ConflictDialogProps = {
  mine: GuidebookForm
  theirs: GuidebookForm
  finalFocus: RefObject<HTMLElement | null>
  onOverwrite: () => void
  onReload: () => void
  onStay: () => void
}

/** Somebody saved this guide meanwhile: both versions side by side, and the host decides. */
export function ConflictDialog({ mine, theirs, finalFocus, ...deeds }: ConflictDialogProps) {
  const copy = useCopy(keepingCopy).conflict
  return (
    <Dialog
      isOpen
      size="large"
      title={copy.title}
      description={copy.lead}
      closeLabel={useCopy(uiCopy).close}
      onClose={deeds.onStay}
      finalFocus={finalFocus}
      footer={
        <>
          <Button onClick={deeds.onStay}>{copy.stay}</Button>
          <Button onClick={deeds.onReload}>{copy.reload}</Button>
          <Button tone="primary" onClick={deeds.onOverwrite}>
            {copy.overwrite}
          </Button>
        </>
      }
    >
      <Suspense fallback={null}>
        <ConflictDifferences mine={mine} theirs={theirs} />
      </Suspense>
    </Dialog>
  )
}
