import { defaultCheckIn, defaultCheckOut } from '#domain/values/stay-times.ts'
import { ArrivalFields } from '#web/editor/fields/arrival-fields.tsx'
import { ContactFields } from '#web/editor/fields/contact-fields.tsx'
import { CoverField } from '#web/editor/fields/cover-field.tsx'
import { GuideSettings } from '#web/editor/fields/guide-settings.tsx'
import { CountedTextField, LongTextField, TextField } from '#web/editor/fields/text-field.tsx'
import { TimeField } from '#web/editor/fields/time-field.tsx'
import { networkKind } from '#web/editor/lists/entry-kinds.tsx'
import { ListSection } from '#web/editor/lists/entry-list.tsx'
import { SectionTab } from './section-tab.tsx'

export function WelcomeTab() {
  return (
    <SectionTab type="welcome">
      <CoverField />
      <TextField path="welcome.propertyName" input={{ autoComplete: 'off' }} />
      <CountedTextField path="welcome.greeting" />
      <LongTextField path="welcome.note" lock="welcome.noteStayOnly" />
      <div className="flex flex-wrap gap-x-8 gap-y-4">
        <TimeField which="checkIn" example={defaultCheckIn.hour} />
        <TimeField which="checkOut" example={defaultCheckOut.hour} />
      </div>
      <ListSection path="welcome.wifiNetworks" kind={networkKind} />
      <ContactFields />
      <div className="flex flex-col gap-3">
        <ArrivalFields />
        <GuideSettings />
      </div>
    </SectionTab>
  )
}
