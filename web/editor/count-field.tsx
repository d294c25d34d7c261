import { Minus, Plus } from 'lucide'
import { useController } from 'react-hook-form'
import { stepCount } from '#domain/guide/counts.ts'
import { factsOf } from '#domain/guide/facts.ts'
import { houseManual } from '#domain/guide/house-manual.ts'
import { placeTabsCopy } from '#web/copy/editor-place-tabs.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { Field } from '#web/ui/field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { useFieldError, useFormAccess } from './form-access.ts'

type CountFieldProps = { name: 'bedrooms' | 'bathrooms' | 'maxGuests'; label: string }

/** A count in halves, typed or stepped; empty is empty, and says what guests will read then. */
export function CountField({ name, label }: CountFieldProps) {
  const copy = useCopy(placeTabsCopy)
  const path = `houseManual.${name}` as const
  const { control } = useFormAccess()
  const { field } = useController({ control, name: path })
  const { limits, guestsRead } = factsOf(houseManual.shape[name])
  const { min = 0, max = 0, step = 1 } = limits ?? {}
  const isEmpty = field.value === null
  const press = (direction: 1 | -1) =>
    field.onChange(stepCount({ min, max, step }, field.value, direction))
  return (
    <Field
      label={label}
      error={useFieldError(path)}
      hint={isEmpty ? copy.house.fallback(guestsRead ?? '') : undefined}
    >
      <div className="flex gap-2">
        <IconButton
          icon={Minus}
          label={copy.house.less(label)}
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
          placeholder={String(guestsRead)}
          onBlur={field.onBlur}
          onChange={({ currentTarget }) => field.onChange(readNumber(currentTarget))}
          className="max-w-24 text-center tabular-nums [appearance:textfield]"
        />
        <IconButton
          icon={Plus}
          label={copy.house.more(label)}
          onClick={() => press(1)}
          aria-disabled={(field.value ?? 0) >= max}
        />
      </div>
    </Field>
  )
}

function readNumber({ valueAsNumber }: HTMLInputElement) {
  return Number.isNaN(valueAsNumber) ? null : valueAsNumber
}
