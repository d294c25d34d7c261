import { defaultCheckIn, defaultCheckOut } from '#domain/stay-times.ts'
import { ContactFields } from './contact-fields.tsx'
import { CoverField } from './cover-field.tsx'
import { GuideSettings } from './guide-settings.tsx'
import { SectionTab } from './section-tab.tsx'
import { CountedTextField, LongTextField, TextField } from './text-field.tsx'
import { TimeField } from './time-field.tsx'
import { WifiNetworks } from './wifi-networks.tsx'

export function WelcomeTab() {
  return (
    <SectionTab type="welcome">
      <CoverField />
      <TextField path="welcome.propertyName" input={{ autoComplete: 'off' }} />
      <CountedTextField path="welcome.greeting" />
      <LongTextField path="welcome.note" />
      <div className="flex flex-wrap gap-x-8 gap-y-4">
        <TimeField which="checkIn" example={defaultCheckIn.hour} />
        <TimeField which="checkOut" example={defaultCheckOut.hour} />
      </div>
      <WifiNetworks tab="welcome" />
      <ContactFields />
      <GuideSettings />
    </SectionTab>
  )
}
