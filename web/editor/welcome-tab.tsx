import { defaultCheckIn, defaultCheckOut } from '#domain/stay-times.ts'
import { placeTabsCopy } from '#web/copy/editor-place-tabs.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { ContactFields } from './contact-fields.tsx'
import { CoverField } from './cover-field.tsx'
import { FormSection } from './form-section.tsx'
import { GuideSettings } from './guide-settings.tsx'
import { SectionTab } from './section-tab.tsx'
import { CountedTextField, LongTextField, TextField } from './text-field.tsx'
import { TimeField } from './time-field.tsx'
import { WifiNetworks } from './wifi-networks.tsx'

export function WelcomeTab() {
  const copy = useCopy(placeTabsCopy).welcome
  return (
    <SectionTab type="welcome">
      <CoverField />
      <TextField {...copy.name} path="welcome.propertyName" input={{ autoComplete: 'off' }} />
      <CountedTextField {...copy.greeting} path="welcome.greeting" />
      <LongTextField {...copy.note} path="welcome.note" />
      <div className="flex flex-wrap gap-x-8 gap-y-4">
        <TimeField which="checkIn" example={defaultCheckIn.hour} />
        <TimeField which="checkOut" example={defaultCheckOut.hour} />
      </div>
      <FormSection title={copy.wifi.label} hint={copy.wifi.hint}>
        <WifiNetworks tab="welcome" />
      </FormSection>
      <ContactFields />
      <GuideSettings />
    </SectionTab>
  )
}
