import { figuresOf, wordsToTranslate } from '#domain/guide/translations/standing.ts'
import { swapLanguages } from '#domain/guide/translations/swap-languages.ts'
import type { GuideLanguage } from '#domain/values/guide-language.ts'
import { translationsCopy } from '#web/copy/editor/translations.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { toEditorForm, toGuidebookForm } from '#web/editor/form/editor-form.ts'
import { useFormAccess } from '#web/editor/form/form-access.ts'
import { AlertDialog } from '#web/ui/dialogs/dialog.tsx'

type SwapDialogProps = {
  to: GuideLanguage
  onClose: () => void
  /** Another first language, and every text where it stands. */
  onOnlyName: () => void
}

/** Asked when the guide's first language becomes one in which there are texts already. */
export function SwapDialog({ to, onClose, onOnlyName }: SwapDialogProps) {
  const { swap: copy, names } = useCopy(translationsCopy)
  const { getValues, reset } = useFormAccess()
  const form = toGuidebookForm(getValues())
  const { good, machine, missing, older } = figuresOf(
    wordsToTranslate(form),
    form.translations?.[to],
  )
  const left = missing + older
  const swap = () => {
    reset(toEditorForm(swapLanguages(form, to)), { keepDefaultValues: true })
    onClose()
  }
  return (
    <AlertDialog
      onCancel={onClose}
      title={copy.title(names[to])}
      description={
        <>
          <p>{copy.lead({ count: good + machine, language: names[to] })}</p>
          {left > 0 ? <p className="mt-2">{copy.left(left)}</p> : null}
        </>
      }
      cancelLabel={copy.cancel}
      other={{ words: copy.onlyName, onClick: onOnlyName }}
      yes={{ words: copy.swap, tone: 'primary', onClick: swap }}
    />
  )
}
