import type { RefObject } from 'react'
import { keepingCopy } from '#web/copy/editor/editor.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { AlertDialog } from '#web/ui/dialogs/alert-dialog.tsx'

type WaitingDialogProps = {
  isOffline: boolean
  finalFocus: RefObject<HTMLElement | null>
  onRetry: () => void
  onStop: () => void
}

/** A save that found nobody: it goes on trying until it succeeds or is told to stop. */
export function WaitingDialog({ isOffline, finalFocus, onRetry, onStop }: WaitingDialogProps) {
  const { offline, unreachable } = useCopy(keepingCopy)
  const words = isOffline ? offline : unreachable
  return (
    <AlertDialog
      isOpen
      title={words.title}
      description={words.lead}
      cancelLabel={offline.stopWaiting}
      onCancel={onStop}
      finalFocus={finalFocus}
      action={
        <Button tone="primary" onClick={onRetry}>
          {offline.retry}
        </Button>
      }
    />
  )
}
