import { useState } from 'react'
import { Checkbox } from '#web/ui/inputs/checkbox.tsx'
import { Field, FieldGroup } from '#web/ui/inputs/field.tsx'
import { PasswordInput } from '#web/ui/inputs/password-input.tsx'
import { SegmentedControl } from '#web/ui/inputs/segmented-control.tsx'
import { Select } from '#web/ui/inputs/select.tsx'
import { Slider } from '#web/ui/inputs/slider.tsx'
import { Switch } from '#web/ui/inputs/switch.tsx'
import { TextArea } from '#web/ui/inputs/text-area.tsx'
import { TextInput } from '#web/ui/inputs/text-input.tsx'
import { ShownGroup } from './looks-shown.tsx'

const periods = [
  { value: 'AM', label: 'AM' },
  { value: 'PM', label: 'PM' },
] as const

const greetingMost = 60

export function FieldsShown() {
  const [greeting, setGreeting] = useState('Welcome home, you made it.')
  const [period, setPeriod] = useState<'AM' | 'PM'>('PM')
  const [quantity, setQuantity] = useState(4)
  const segmented = { segments: periods, value: period, onValueChange: setPeriod }
  const words = quantity === 1 ? '1 guide' : `${quantity} guides`
  return (
    <ShownGroup title="Fields">
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Name" hint="As your guests know it.">
          <TextInput defaultValue="Casa Jacaranda" />
        </Field>
        <Field label="E-mail" error="Write a whole address, such as lucia@example.com.">
          <TextInput type="email" defaultValue="lucia@" />
        </Field>
        <Field label="Greeting" counter={`${greeting.length} / ${greetingMost}`}>
          <TextInput
            value={greeting}
            maxLength={greetingMost}
            onChange={(event) => setGreeting(event.currentTarget.value)}
          />
        </Field>
        <Field label="Password">
          <PasswordInput
            autoComplete="off"
            defaultValue="buganvilia-2O7l"
            showLabel="Show password"
            hideLabel="Hide password"
          />
        </Field>
        <Field label="Code">
          <TextInput readOnly value="muestra" />
        </Field>
        <Field label="Unavailable">
          <TextInput disabled placeholder="Casa Jacaranda" />
        </Field>
        <Field label="Note" hint="As your guests know it.">
          <TextArea defaultValue="Your guests open it without downloading anything." />
        </Field>
        <Field label="Category">
          <Select
            prompt="Choose one"
            defaultValue=""
            options={[
              { value: 'restaurant', label: 'Restaurant' },
              { value: 'cafe', label: 'Cafe' },
            ]}
          />
        </Field>
        <FieldGroup label="Agreements" hint="You can read them first.">
          <Checkbox label="I accept the terms" hint="You can read them first." />
          <Checkbox label="I want to hear news" defaultChecked />
          <Checkbox label="Unavailable" disabled />
        </FieldGroup>
        <div>
          <Switch
            label="Show my contact details"
            hint="Guests will be able to call you."
            defaultChecked
          />
          <Switch label="Show my contact details" />
          <Switch label="Unavailable" disabled />
        </div>
        <div className="flex flex-wrap gap-5">
          <SegmentedControl {...segmented} label="Morning or afternoon" />
          <SegmentedControl {...segmented} label="Unavailable" disabled />
        </div>
        <Field label="How many guides" counter={words}>
          <Slider value={quantity} min={1} max={15} onValueChange={setQuantity} valueText={words} />
        </Field>
      </div>
    </ShownGroup>
  )
}
