import { type ComponentType, memo, type ReactNode } from 'react'
import { factsAt } from '#domain/guide/guide-form.ts'
import type { SectionType } from '#domain/guide/section-names.ts'
import { placeOrders } from '#domain/guide/sections/local-guide.ts'
import { defaultCheckIn, defaultCheckOut } from '#domain/values/stay-times.ts'
import { isBlank } from '#domain/values/text.ts'
import { parkingFallback } from '#web/copy/guest/sentence-values.ts'
import { fieldsCopy } from '#web/copy/guide/fields.ts'
import { guideWords } from '#web/copy/guide/guide-words.ts'
import { localGuideCopy, localGuideWords } from '#web/copy/guide/local-guide.ts'
import { useCopy, useLocale } from '#web/copy/use-copy.ts'
import { ArrivalFields } from '#web/editor/fields/arrival-fields.tsx'
import { ContactFields } from '#web/editor/fields/contact-fields.tsx'
import { CountField } from '#web/editor/fields/count-field.tsx'
import { CoverField } from '#web/editor/fields/cover-field.tsx'
import { GuideSettings } from '#web/editor/fields/guide-settings.tsx'
import { FormSection } from '#web/editor/fields/sections.tsx'
import {
  CountedTextField,
  LongTextField,
  MapsField,
  TextField,
} from '#web/editor/fields/text-field.tsx'
import { TimeField } from '#web/editor/fields/time-field.tsx'
import { useField, useValue } from '#web/editor/form/form-access.ts'
import {
  deviceKind,
  FormSwitch,
  networkKind,
  ownBlockKind,
  roomKind,
  titledKind,
} from '#web/editor/lists/entry-kinds.tsx'
import { ListSection } from '#web/editor/lists/entry-list.tsx'
import { placeKind } from '#web/editor/lists/place-kind.tsx'
import { WaitingTab, WaitingTabEnd } from '#web/editor/unconfirmed/waiting.tsx'
import { Select } from '#web/ui/inputs/controls.tsx'
import { Field } from '#web/ui/inputs/field.tsx'

/** Each is drawn again only when something in it changes, however often one switches between them. */
export const tabContents: Record<SectionType, ComponentType> = {
  welcome: memo(WelcomeTab),
  house_manual: memo(HouseTab),
  local_guide: memo(LocalTab),
  wifi_tech: memo(WifiTab),
  emergency: memo(EmergencyTab),
  house_rules: memo(RulesTab),
  checkout: memo(CheckoutTab),
}

function WelcomeTab() {
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

function HouseTab() {
  return (
    <SectionTab type="house_manual">
      <div className="grid gap-4 sm:grid-cols-[1fr_1fr_14.25rem] sm:gap-3">
        <CountField path="houseManual.bedrooms" />
        <CountField path="houseManual.bathrooms" />
        <CountField path="houseManual.maxGuests" />
      </div>
      <LongTextField path="houseManual.parking" hint={<ParkingHint />} rows={2} />
      <ListSection path="houseManual.rooms" kind={roomKind} />
    </SectionTab>
  )
}

function ParkingHint() {
  const { hint } = useCopy(guideWords).houseManual.parking
  const { leftEmpty } = useCopy(fieldsCopy)
  const locale = useLocale()
  const parking = useValue('houseManual.parking')
  return isBlank(parking) ? leftEmpty(parkingFallback[locale]) : hint
}

function LocalTab() {
  const { location } = useCopy(localGuideCopy)
  return (
    <SectionTab type="local_guide">
      <FormSection title={location}>
        <TextField path="localGuide.propertyLocation.address" input={{ autoComplete: 'off' }} />
        <LongTextField path="localGuide.propertyLocation.description" rows={2} />
        <MapsField path="localGuide.propertyLocation.mapsLink" />
      </FormSection>
      <ListSection path="localGuide.places" kind={placeKind} tools={<PlacesOrder />} />
    </SectionTab>
  )
}

/** Beside the button that adds a place, so that the tab is no longer for it. */
function PlacesOrder() {
  const { placesOrder } = useCopy(localGuideWords)
  const field = useField('localGuide.placesOrder')
  return (
    <Field label={placesOrder.label} isLabelHidden className="-my-1 ml-auto shrink">
      <Select
        {...field}
        value={field.value ?? 'host'}
        options={placeOrders.map((value) => ({ value, label: placesOrder.choices[value] }))}
      />
    </Field>
  )
}

function WifiTab() {
  return (
    <SectionTab type="wifi_tech">
      <ListSection path="wifiTech.wifiNetworks" kind={networkKind} />
      <ListSection path="wifiTech.devices" kind={deviceKind} />
    </SectionTab>
  )
}

function EmergencyTab() {
  const { leftEmpty } = useCopy(fieldsCopy)
  const { guestsRead = '' } = factsAt('emergency.emergencyServices')
  return (
    <SectionTab type="emergency">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          path="emergency.emergencyServices"
          hint={leftEmpty(guestsRead)}
          example={String(guestsRead)}
        />
        <TextField path="emergency.policeContact" />
        <TextField path="emergency.fireContact" />
        <TextField path="emergency.medicalContact" />
      </div>
      <TextField path="emergency.firstAidLocation" />
      <ListSection path="emergency.emergencyItems" kind={titledKind} />
    </SectionTab>
  )
}

function RulesTab() {
  return (
    <SectionTab type="house_rules">
      <ListSection path="houseRules.rules" kind={titledKind} />
    </SectionTab>
  )
}

function CheckoutTab() {
  return (
    <SectionTab type="checkout">
      <ListSection path="checkout.steps" kind={titledKind} />
    </SectionTab>
  )
}

/** What every tab has around its own fields: what waits, the host's blocks, and the section's switch. */
function SectionTab({ type, children }: { type: SectionType; children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col gap-8">
      <WaitingTab type={type} />
      {children}
      <ListSection path={`sections.${type}.items`} kind={ownBlockKind} />
      <WaitingTabEnd type={type} />
      <div className="border-t border-hairline pt-4">
        <FormSwitch path={`sections.${type}.isActive`} />
        <HiddenNote type={type} />
      </div>
    </div>
  )
}

function HiddenNote({ type }: { type: SectionType }) {
  const { sectionOff } = useCopy(fieldsCopy)
  const isActive = useValue(`sections.${type}.isActive`)
  return isActive ? null : (
    <p role="status" className="rounded-control bg-sun-soft px-4 py-3 text-sm text-sun-ink">
      {sectionOff}
    </p>
  )
}
