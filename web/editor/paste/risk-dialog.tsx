import { pasteCopy } from '#web/copy/editor/paste.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { AlertDialog } from '#web/ui/dialogs/alert-dialog.tsx'

type RiskDialogProps = { isOpen: boolean; onGoOn: () => void; onSave: () => void }

/** On a device that keeps nothing a save would end the review: it is asked about first. */
export function RiskDialog({ isOpen, onGoOn, onSave }: RiskDialogProps) {
  const copy = useCopy(pasteCopy)
  return (
    <AlertDialog
      isOpen={isOpen}
      title={copy.atRiskTitle}
      description={copy.atRiskLead}
      cancelLabel={copy.goOn}
      onCancel={onGoOn}
      action={<Button onClick={onSave}>{copy.saveAnyway}</Button>}
    />
  )
}
