import { editorCopy } from '#web/copy/editor/editor.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { AlertDialog } from '#web/ui/dialogs/alert-dialog.tsx'

type LeaveDialogProps = {
  isOpen: boolean
  canKeepDraft: boolean
  /** A text that was brought for a guide that is not there yet: it would go with the rest. */
  hasText: boolean
  onStay: () => void
  onKeep: () => void
  onDiscard: () => void
}

export function LeaveDialog(props: LeaveDialogProps) {
  const { isOpen, canKeepDraft, hasText, onStay, onKeep, onDiscard } = props
  const copy = useCopy(editorCopy).leave
  return (
    <AlertDialog
      isOpen={isOpen}
      title={copy.title}
      description={
        <>
          <p>{canKeepDraft ? copy.lead : copy.leadUnkept}</p>
          {hasText ? <p className="mt-2">{copy.withText}</p> : null}
        </>
      }
      cancelLabel={copy.stay}
      onCancel={onStay}
      action={
        <>
          <Button onClick={onDiscard}>{copy.discard}</Button>
          {canKeepDraft ? (
            <Button tone="primary" onClick={onKeep}>
              {copy.keep}
            </Button>
          ) : null}
        </>
      }
    />
  )
}
