import { useState } from 'react'
import { styleguideCopy } from '#web/copy/styleguide.ts'
import { uiCopy } from '#web/copy/ui.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { AlertDialog } from '#web/ui/dialogs/alert-dialog.tsx'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { Field } from '#web/ui/inputs/field.tsx'
import { TextArea } from '#web/ui/inputs/text-area.tsx'

export function PlainDialogShown({ size, label }: { size: 'medium' | 'large'; label: string }) {
  const copy = useCopy(styleguideCopy)
  const { close, cancel } = useCopy(uiCopy)
  const [isOpen, setOpen] = useState(false)
  const onClose = () => setOpen(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{label}</Button>
      <Dialog
        isOpen={isOpen}
        onClose={onClose}
        size={size}
        title={copy.dialogTitle}
        description={copy.dialogDescription}
        closeLabel={close}
        footer={
          <>
            <Button onClick={onClose}>{cancel}</Button>
            <Button tone="primary" onClick={onClose}>
              {copy.primary}
            </Button>
          </>
        }
      >
        <Field label={copy.note}>
          <TextArea defaultValue={copy.body} />
        </Field>
      </Dialog>
    </>
  )
}

/** Asks before it closes. */
export function GuardedDialogShown() {
  const copy = useCopy(styleguideCopy)
  const { close } = useCopy(uiCopy)
  const [isOpen, setOpen] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const leave = () => {
    setAsking(false)
    setOpen(false)
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>{copy.openGuarded}</Button>
      <Dialog
        isOpen={isOpen}
        onClose={leave}
        closable={() => {
          setAsking(true)
          return false
        }}
        title={copy.dialogTitle}
        closeLabel={close}
      >
        <Field label={copy.note}>
          <TextArea defaultValue={copy.body} />
        </Field>
        <AlertDialog
          isOpen={isAsking}
          onCancel={() => setAsking(false)}
          title={copy.confirmTitle}
          description={copy.confirmDescription}
          cancelLabel={copy.stay}
          action={
            <Button tone="danger" onClick={leave}>
              {copy.leave}
            </Button>
          }
        />
      </Dialog>
    </>
  )
}
