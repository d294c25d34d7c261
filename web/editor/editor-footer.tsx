import { ArrowLeft, ArrowRight } from 'lucide'
import { editorCopy } from '#web/copy/editor/editor.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { SaveButton } from './saving/save-button.tsx'

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
      <SaveButton
        label={isNew ? copy.save : copy.update}
        isNew={isNew}
        isBusy={isBusy}
        onSave={onSave}
      />
    </div>
  )
}
