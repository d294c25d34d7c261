import { ArrowLeft, ArrowRight } from 'lucide'
import { canSave } from '#domain/guide/editing/completeness.ts'
import { editorCopy } from '#web/copy/editor/editor.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { useValue } from '#web/editor/form/form-access.ts'
import { Button, buttonLook } from '#web/ui/buttons/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

type EditorFooterProps = {
  isNew: boolean
  isBusy: boolean
  onClose: () => void
  onBack?: () => void
  onNext?: () => void
  onSave: () => void
}

/** Close and save at the ends, the tabs' back and next between them. */
export function EditorFooter({
  isNew,
  isBusy,
  onClose,
  onBack,
  onNext,
  onSave,
}: EditorFooterProps) {
  const copy = useCopy(editorCopy)
  return (
    <div className="flex items-center gap-1.5 max-sm:*:px-3 max-[22rem]:*:px-2 sm:gap-3">
      <Button size="compact" onClick={onClose}>
        {isNew ? copy.close : copy.cancel}
      </Button>
      <Button size="compact" aria-disabled={!onBack} onClick={onBack} className="ml-auto">
        <Icon of={ArrowLeft} className="sm:hidden" />
        <span className="sr-only sm:not-sr-only">{copy.back}</span>
      </Button>
      <Button size="compact" aria-disabled={!onNext} onClick={onNext}>
        <span className="sr-only sm:not-sr-only">{copy.next}</span>
        <Icon of={ArrowRight} />
      </Button>
      <SaveButton {...{ isNew, isBusy, onSave }} />
    </div>
  )
}

type SaveButtonProps = Pick<EditorFooterProps, 'isNew' | 'isBusy' | 'onSave'>

/** Says it is disabled while something required is missing, and, pressed all the same, says what. */
function SaveButton({ isNew, isBusy, onSave }: SaveButtonProps) {
  const { save, update } = useCopy(editorCopy)
  const label = isNew ? save : update
  const propertyName = useValue('welcome.propertyName')
  const photoUrl = useValue('welcome.photoUrl')
  const isReady = canSave({ welcome: { propertyName, photoUrl } }, { isNew, isLoading: false })
  if (isReady || isBusy) {
    return (
      <Button data-save tone="primary" size="compact" isBusy={isBusy} onClick={onSave}>
        {label}
      </Button>
    )
  }
  return (
    <button
      type="button"
      data-save
      aria-disabled
      onClick={onSave}
      className={buttonLook({ tone: 'primary', size: 'compact' })}
    >
      {label}
    </button>
  )
}
