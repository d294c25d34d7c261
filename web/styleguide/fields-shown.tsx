import { useState } from 'react'
import { styleguideCopy } from '#web/copy/styleguide.ts'
import { uiCopy } from '#web/copy/ui.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { Checkbox } from '#web/ui/inputs/checkbox.tsx'
import { Field, FieldGroup } from '#web/ui/inputs/field.tsx'
import { PasswordInput } from '#web/ui/inputs/password-input.tsx'
import { Select } from '#web/ui/inputs/select.tsx'
import { Switch } from '#web/ui/inputs/switch.tsx'
import { TextArea } from '#web/ui/inputs/text-area.tsx'
import { TextInput } from '#web/ui/inputs/text-input.tsx'
import { ChoicesShown } from './choices-shown.tsx'
import { ShownGroup } from './shown-group.tsx'

const greetingMost = 60

export function FieldsShown() {
  const copy = useCopy(styleguideCopy)
  const words = useCopy(uiCopy)
  const [greeting, setGreeting] = useState(copy.greetingExample)
  return (
    <ShownGroup title={copy.fields}>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={copy.name} hint={copy.nameHint}>
          <TextInput defaultValue={copy.nameExample} />
        </Field>
        <Field label={copy.email} error={copy.emailError}>
          <TextInput type="email" defaultValue="lucia@" />
        </Field>
        <Field label={copy.greeting} counter={`${greeting.length} / ${greetingMost}`}>
          <TextInput
            value={greeting}
            maxLength={greetingMost}
            onChange={(event) => setGreeting(event.currentTarget.value)}
          />
        </Field>
        <Field label={copy.password}>
          <PasswordInput
            autoComplete="off"
            defaultValue="buganvilia-2O7l"
            showLabel={words.showPassword}
            hideLabel={words.hidePassword}
          />
        </Field>
        <Field label={copy.locked}>
          <TextInput readOnly value="muestra" />
        </Field>
        <Field label={copy.unavailable}>
          <TextInput disabled placeholder={copy.nameExample} />
        </Field>
        <Field label={copy.note} hint={copy.nameHint}>
          <TextArea defaultValue={copy.body} />
        </Field>
        <Field label={copy.category}>
          <Select
            prompt={copy.chooseCategory}
            defaultValue=""
            options={[
              { value: 'restaurant', label: copy.restaurant },
              { value: 'cafe', label: copy.cafe },
            ]}
          />
        </Field>
        <FieldGroup label={copy.agreements} hint={copy.agreeHint}>
          <Checkbox label={copy.agree} hint={copy.agreeHint} />
          <Checkbox label={copy.agreeMail} defaultChecked />
          <Checkbox label={copy.unavailable} disabled />
        </FieldGroup>
        <div>
          <Switch label={copy.contact} hint={copy.contactHint} defaultChecked />
          <Switch label={copy.contact} />
          <Switch label={copy.unavailable} disabled />
        </div>
      </div>
      <ChoicesShown />
    </ShownGroup>
  )
}
