import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { withContactInfo } from '#domain/guide/contact-info.ts'
import { type HostPhoneType, hostPhoneTypes } from '#domain/guide/guidebook.ts'
import { placeTabsCopy } from '#web/copy/editor-place-tabs.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { SegmentedControl } from '#web/ui/segmented-control.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { useFieldError, useFormAccess } from './form-access.ts'
import { FormSection } from './form-section.tsx'
import { LongTextField, TextField } from './text-field.tsx'

/** How guests reach the host; switched off, what stood here is cleared. */
export function ContactFields() {
  const copy = useCopy(placeTabsCopy).welcome.contact
  const { control, getValues, setValue } = useFormAccess()
  const isEnabled = useWatch({ control, name: 'welcome.contactInfoEnabled' })
  const toggle = (isOn: boolean) => {
    const { contactInfoEnabled, hostPhone, hostPhoneType, supportMessage, emergencyContact } =
      withContactInfo(getValues('welcome'), isOn)
    setValue('welcome.contactInfoEnabled', contactInfoEnabled, { shouldDirty: true })
    setValue('welcome.hostPhone', hostPhone)
    setValue('welcome.hostPhoneType', hostPhoneType)
    setValue('welcome.supportMessage', supportMessage)
    setValue('welcome.emergencyContact', emergencyContact)
  }
  return (
    <FormSection title={copy.title}>
      <Switch
        label={copy.toggle}
        hint={copy.toggleHint}
        name="welcome.contactInfoEnabled"
        checked={isEnabled}
        onChange={({ currentTarget }) => toggle(currentTarget.checked)}
      />
      {isEnabled ? <ContactDetails /> : <EmailWhileWrong />}
    </FormSection>
  )
}

function ContactDetails() {
  const copy = useCopy(placeTabsCopy).welcome.contact
  const { control, setValue } = useFormAccess()
  const phoneType = useWatch({ control, name: 'welcome.hostPhoneType' })
  return (
    <>
      <div className="flex flex-wrap items-start gap-4">
        <TextField
          {...copy.phone}
          path="welcome.hostPhone"
          input={{ type: 'tel', inputMode: 'tel', autoComplete: 'tel' }}
          className="min-w-56 flex-1"
        />
        <SegmentedControl<HostPhoneType>
          label={copy.phoneType}
          segments={hostPhoneTypes.map((value) => ({ value, label: copy.phoneTypes[value] }))}
          value={phoneType}
          onValueChange={(value) => setValue('welcome.hostPhoneType', value, { shouldDirty: true })}
          name="welcome.hostPhoneType"
        />
      </div>
      <EmailField />
      <LongTextField {...copy.support} path="welcome.supportMessage" rows={2} />
      <TextField {...copy.emergency} path="welcome.emergencyContact" />
    </>
  )
}

function EmailField() {
  const copy = useCopy(placeTabsCopy).welcome.contact
  return (
    <TextField
      {...copy.email}
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
