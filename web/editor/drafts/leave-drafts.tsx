import { signOutCopy } from '#web/copy/editor/editor.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { AlertDialog } from '#web/ui/dialogs/dialog.tsx'

type LeaveDraftsProps = { drafts: number; onStay: () => void; onLeave: () => void }

/** Asks whether to sign out although something is not saved yet. */
export function LeaveDrafts({ drafts, onStay, onLeave }: LeaveDraftsProps) {
  const copy = useCopy(signOutCopy)
  return (
    <AlertDialog
      title={copy.title}
      description={copy.lead(drafts)}
      cancelLabel={copy.stay}
      onCancel={onStay}
      yes={{ words: copy.leave, tone: 'danger', onClick: onLeave }}
    />
  )
}
