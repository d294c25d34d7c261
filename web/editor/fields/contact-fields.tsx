import { useState } from 'react'
import { withContactInfo } from '#domain/guide/editing/presses.ts'
import { type HostPhoneType, hostPhoneTypes } from '#domain/guide/guidebook.ts'
import { welcomeCopy, welcomeWords } from '#web/copy/guide/welcome.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { useFieldError, useFormAccess, useValue } from '#web/editor/form/form-access.ts'
import { Switch } from '#web/ui/inputs/checkbox.tsx'
import { SegmentedControl } from '#web/ui/inputs/segmented-control.tsx'
import { FormSection } from './sections.tsx'
import { LongTextField, TextField } from './text-field.tsx'

/** How guests reach the host; switched off, what stood here is cleared. */
export function ContactFields() {
  const { contact } = useCopy(welcomeCopy)
  const { contactInfoEnabled } = useCopy(welcomeWords)
  const { getValues, setValue } = useFormAccess()
  const isEnabled = useValue('welcome.contactInfoEnabled')
  const toggle = (isOn: boolean) => {
    const next = withContactInfo(getValues('welcome'), isOn)
    setValue('welcome.contactInfoEnabled', next.contactInfoEnabled)
    setValue('welcome.hostPhone', next.hostPhone)
    setValue('welcome.hostPhoneType', next.hostPhoneType)
    setValue('welcome.supportMessage', next.supportMessage)
    setValue('welcome.emergencyContact', next.emergencyContact)
  }
  return (
    <FormSection title={contact}>
      <Switch
        label={contactInfoEnabled.label}
        hint={contactInfoEnabled.hint}
        name="welcome.contactInfoEnabled"
        checked={isEnabled}
        onChange={({ currentTarget }) => toggle(currentTarget.checked)}
      />
      {isEnabled ? <ContactDetails /> : <EmailWhileWrong />}
    </FormSection>
  )
}

function ContactDetails() {
  const { label, choices } = useCopy(welcomeWords).hostPhoneType
  const { setValue } = useFormAccess()
  const phoneType = useValue('welcome.hostPhoneType')
  return (
    <>
      <div className="flex flex-wrap items-start gap-4">
        <TextField
          path="welcome.hostPhone"
          input={{ type: 'tel', inputMode: 'tel', autoComplete: 'tel' }}
          className="min-w-56 flex-1"
        />
        <SegmentedControl<HostPhoneType>
          label={label}
          segments={hostPhoneTypes.map((value) => ({ value, label: choices[value] }))}
          value={phoneType}
          onValueChange={(value) => setValue('welcome.hostPhoneType', value)}
          name="welcome.hostPhoneType"
        />
      </div>
      <EmailField />
      <LongTextField path="welcome.supportMessage" rows={2} />
      <TextField path="welcome.emergencyContact" />
    </>
  )
}

function EmailField() {
  return (
    <TextField
      path="welcome.hostEmail"
      input={{ type: 'email', inputMode: 'email', autoComplete: 'email' }}
    />
  )
}

/** The e-mail outlives the switch, and so may what is wrong with it: then it stays to be put right. */
function EmailWhileWrong() {
  const isWrong = useFieldError('welcome.hostEmail') !== undefined
  const [wasWrong, setWasWrong] = useState(isWrong)
  if (isWrong && !wasWrong) setWasWrong(true)
  return wasWrong ? <EmailField /> : null
}
