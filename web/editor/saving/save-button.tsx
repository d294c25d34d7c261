import { useWatch } from 'react-hook-form'
import { canSave } from '#domain/guide/editing/completeness.ts'
import { useFormAccess } from '#web/editor/form/form-access.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { buttonLook } from '#web/ui/buttons/button-look.ts'

type SaveButtonProps = { label: string; isNew: boolean; isBusy: boolean; onSave: () => void }

/** Says it is disabled while something required is missing, and, pressed all the same, says what. */
export function SaveButton({ label, isNew, isBusy, onSave }: SaveButtonProps) {
  const { control } = useFormAccess()
  const [propertyName, photoUrl] = useWatch({
    control,
    name: ['welcome.propertyName', 'welcome.photoUrl'],
  })
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
