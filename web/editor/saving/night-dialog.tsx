import { useRef } from 'react'
import { editorCopy } from '#web/copy/editor/editor.ts'
import { useCopy, useLocale } from '#web/copy/use-copy.ts'
import { findField } from '#web/editor/form/form-places.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { AlertDialog } from '#web/ui/dialogs/alert-dialog.tsx'
import type { NightQuestion } from './use-night-question.ts'

type NightDialogProps = { question: NightQuestion; onChange: () => void; onKeep: () => void }

/** A check-out in the middle of the night is more often a slip than meant; it stands in no way. */
export function NightDialog({ question, onChange, onKeep }: NightDialogProps) {
  const { night } = useCopy(editorCopy)
  const locale = useLocale()
  const target = useRef<HTMLElement>(null)
  if (!question.asked) return null
  const { time12, time24 } = question.asked
  return (
    <AlertDialog
      isOpen
      title={night.title(locale === 'en' ? time12 : time24)}
      description={night.lead}
      cancelLabel={night.change}
      finalFocus={target}
      onCancel={() => {
        onChange()
        target.current = findField('welcome.checkOutHour') ?? null
      }}
      action={
        <Button tone="primary" onClick={onKeep}>
          {night.keep}
        </Button>
      }
    />
  )
}
