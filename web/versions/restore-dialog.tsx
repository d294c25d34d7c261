import { useState } from 'react'
import { useCopy } from '#web/copy/use-copy.ts'
import { versionsCopy } from '#web/copy/versions.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { AlertDialog } from '#web/ui/dialogs/alert-dialog.tsx'
import { Banner } from '#web/ui/status/banner.tsx'

type RestoreDialogProps = {
  /** Answers what went wrong, in words; nothing when all is well. */
  onConfirm: () => Promise<string | undefined>
  onClose: () => void
}

/** Asks before what guests read is another text. */
export function RestoreDialog({ onConfirm, onClose }: RestoreDialogProps) {
  const { ask } = useCopy(versionsCopy)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  async function confirm() {
    if (isBusy) return
    setBusy(true)
    setFailure(await onConfirm())
    setBusy(false)
  }
  return (
    <AlertDialog
      isOpen
      title={ask.title}
      description={ask.lead}
      cancelLabel={ask.cancel}
      onCancel={() => isBusy || onClose()}
      action={
        <Button tone="primary" isBusy={isBusy} onClick={() => void confirm()}>
          {ask.confirm}
        </Button>
      }
    >
      {failure ? (
        <Banner tone="error" className="mt-4">
          {failure}
        </Banner>
      ) : null}
    </AlertDialog>
  )
}
