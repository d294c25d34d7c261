import { Minus, Plus } from 'lucide'
import { stepCount } from '#domain/guide/editing/presses.ts'
import { factsAt } from '#domain/guide/guide-form.ts'
import { fieldsCopy } from '#web/copy/guide/fields.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { type CountPath, useField, useFieldError } from '#web/editor/form/form-access.ts'
import { IconButton } from '#web/ui/buttons/button.tsx'
import { TextInput } from '#web/ui/inputs/field.tsx'
import { useFieldWords, WaitingField } from './text-field.tsx'

/** A count in halves, typed or stepped; empty is empty, and says what guests will read then. */
export function CountField({ path }: { path: CountPath }) {
  const copy = useCopy(fieldsCopy)
  const { label, hint } = useFieldWords(path)
  const field = useField(path)
  const { limits, guestsRead } = factsAt(path)
  const { min = 0, max = 0, step = 1 } = limits ?? {}
  const isEmpty = field.value === null || field.value === undefined
  const press = (direction: 1 | -1) =>
    field.onChange(stepCount({ min, max, step }, field.value ?? null, direction))
  return (
    <WaitingField
      path={path}
      label={label}
      error={useFieldError(path)}
      hint={hint ?? (isEmpty && guestsRead !== undefined ? copy.leftEmpty(guestsRead) : undefined)}
    >
      <div className="flex gap-2">
        <IconButton
          icon={Minus}
          label={copy.less(label)}
          onClick={() => press(-1)}
          aria-disabled={isEmpty || (field.value ?? 0) <= min}
        />
        <TextInput
          type="number"
          inputMode="decimal"
          min={min}
          max={max}
          step={step}
          name={path}
          ref={field.ref}
          value={field.value ?? ''}
          placeholder={guestsRead === undefined ? undefined : String(guestsRead)}
          onBlur={field.onBlur}
          onChange={({ currentTarget }) => field.onChange(readNumber(currentTarget))}
          className="max-w-24 text-center tabular-nums [appearance:textfield]"
        />
        <IconButton
          icon={Plus}
          label={copy.more(label)}
          onClick={() => press(1)}
          aria-disabled={(field.value ?? 0) >= max}
        />
      </div>
    </WaitingField>
  )
}

function readNumber({ valueAsNumber }: HTMLInputElement) {
  return Number.isNaN(valueAsNumber) ? null : valueAsNumber
}
