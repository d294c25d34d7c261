import type { RefObject } from 'react'
import type { RequiredItem } from '#domain/guide/editing/completeness.ts'
import { fieldSentenceOf } from '#domain/guide/field-sentences.ts'
import type { SectionType } from '#domain/guide/section-names.ts'
import { sentenceOf } from '#domain/messages/refusals.ts'
import { editorCopy } from '#web/copy/editor/editor.ts'
import { useCopy, useLocale } from '#web/copy/use-copy.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { AlertDialog } from '#web/ui/dialogs/alert-dialog.tsx'

type MissingDialogProps = {
  required: RequiredItem[]
  empty: SectionType[]
  finalFocus: RefObject<HTMLElement | null>
  onGoBack: () => void
  onSaveAnyway: () => void
}

/** What stands in the way of saving, or only what is still empty: the second can be saved all the same. */
export function MissingDialog(props: MissingDialogProps) {
  const { required, empty, finalFocus, onGoBack, onSaveAnyway } = props
  const { missing, tabs } = useCopy(editorCopy)
  const locale = useLocale()
  const isBlocked = required.length > 0
  return (
    <AlertDialog
      isOpen
      title={isBlocked ? missing.title : missing.emptyTitle}
      description={isBlocked ? sentenceOf('required_missing', locale) : missing.emptyLead}
      cancelLabel={missing.goBack}
      onCancel={onGoBack}
      finalFocus={finalFocus}
      action={
        isBlocked ? undefined : (
          <Button tone="primary" onClick={onSaveAnyway}>
            {missing.saveAnyway}
          </Button>
        )
      }
    >
      <ul className="mt-4 flex flex-col gap-2">
        {required.map((item) => (
          <li key={item} className="font-semibold text-danger-ink">
            {fieldSentenceOf(item, locale)}
          </li>
        ))}
        {empty.map((type) => (
          <li key={type}>{tabs[type]}</li>
        ))}
      </ul>
      {required.includes('property_photo_required') ? (
        <p className="mt-3 text-sm text-ink-soft">{sentenceOf('photo_required', locale)}</p>
      ) : null}
    </AlertDialog>
  )
}
