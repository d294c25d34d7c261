import { signOutCopy } from '#web/copy/editor.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { AlertDialog } from '#web/ui/alert-dialog.tsx'
import { Button } from '#web/ui/button.tsx'

type LeaveDraftsProps = { drafts: number; onStay: () => void; onLeave: () => void }

/** Asks whether to sign out although something is not saved yet. */
export default function LeaveDrafts({ drafts, onStay, onLeave }: LeaveDraftsProps) {
  const copy = useCopy(signOutCopy)
  return (
    <AlertDialog
      isOpen
      title={copy.title}
      description={copy.lead(drafts)}
      cancelLabel={copy.stay}
      onCancel={onStay}
      action={
        <Button tone="danger" onClick={onLeave}>
          {copy.leave}
        </Button>
      }
    />
  )
}
