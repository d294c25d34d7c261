import { useState } from 'react'
import { styleguideCopy } from '#web/copy/styleguide.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { Field } from '#web/ui/inputs/field.tsx'
import { SegmentedControl } from '#web/ui/inputs/segmented-control.tsx'
import { Slider } from '#web/ui/inputs/slider.tsx'

const periods = [
  { value: 'AM', label: 'AM' },
  { value: 'PM', label: 'PM' },
] as const

export function ChoicesShown() {
  const copy = useCopy(styleguideCopy)
  const [period, setPeriod] = useState<'AM' | 'PM'>('PM')
  const [quantity, setQuantity] = useState(4)
  const words = copy.quantityText(quantity)
  const segmented = { segments: periods, value: period, onValueChange: setPeriod }
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <div className="flex flex-wrap gap-5">
        <SegmentedControl {...segmented} label={copy.period} />
        <SegmentedControl {...segmented} label={copy.unavailable} disabled />
      </div>
      <Field label={copy.quantity} counter={words}>
        <Slider value={quantity} min={1} max={15} onValueChange={setQuantity} valueText={words} />
      </Field>
    </div>
  )
}
