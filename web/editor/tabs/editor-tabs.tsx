import {
  type ComponentType,
  memo,
  startTransition,
  use,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import { useSearchParams } from 'react-router'
import type { Completeness } from '#domain/guide/editing/completeness.ts'
import { factsAt } from '#domain/guide/guide-form.ts'
import {
  findSectionBySlug,
  type SectionType,
  sectionTypes,
  tabSlugOf,
} from '#domain/guide/section-names.ts'
import { placeOrders } from '#domain/guide/sections/local-guide.ts'
import { defaultTimeZone } from '#domain/guide/stored/stored-guide.ts'
import { defaultCheckIn, defaultCheckOut } from '#domain/values/stay-times.ts'
import { isBlank } from '#domain/values/text.ts'
import { editorCopy, unconfirmedCopy } from '#web/copy/editor/editor.ts'
import { nameOfZone } from '#web/copy/formats/place-of-zone.ts'
import { parkingFallback } from '#web/copy/guest/sentence-values.ts'
import { fieldsCopy } from '#web/copy/guide/fields.ts'
import { guideWords } from '#web/copy/guide/guide-words.ts'
import { localGuideCopy } from '#web/copy/guide/local-guide.ts'
import { completingCopy } from '#web/copy/guide/tabs.ts'
import { useCopy, useLocale } from '#web/copy/use-copy.ts'
import {
  ChoiceField,
  CountedTextField,
  CountField,
  MapsField,
  TextField,
} from '#web/editor/fields/form-fields.tsx'
import { GuideSettings } from '#web/editor/fields/guide-settings.tsx'
import { FormSection } from '#web/editor/fields/sections.tsx'
import { ArrivalFields, ContactFields, TimeField } from '#web/editor/fields/welcome-fields.tsx'
import { findZoneOf } from '#web/editor/fields/zone-choices.ts'
import { useFormAccess, useValue } from '#web/editor/form/use-editor-form.ts'
import {
  deviceKind,
  FormSwitch,
  networkKind,
  ownBlockKind,
  placeKind,
  roomKind,
  titledKind,
} from '#web/editor/lists/entry-kinds.tsx'
import { ListSection } from '#web/editor/lists/entry-list.tsx'
import { CoverField } from '#web/editor/photo/cover-field.tsx'
import { WaitingContext, WaitingTab, WaitingTabEnd } from '#web/editor/unconfirmed/waiting.tsx'
import { TabPanel, Tabs } from '#web/ui/tabs.tsx'

type EditorTabsProps = {
  active: SectionType
  onActiveChange: (type: SectionType) => void
  completeness: Completeness
  isNamed: boolean
  isDisabled: boolean
}

/** The seven tabs. Those not in front are drawn behind it as soon as there is time, so that switching is instant. */
export function EditorTabs(props: EditorTabsProps) {
  const { active, onActiveChange, completeness, isNamed, isDisabled } = props
  const copy = useCopy(editorCopy)
  const completing = useCopy(completingCopy)
  const { propertyName } = useCopy(guideWords).welcome
  const scroller = useRef<HTMLDivElement>(null)
  const [areAllMounted, setAllMounted] = useState(false)
  useEffect(() => startTransition(() => setAllMounted(true)), [])
  const counts = use(WaitingContext)?.counts
  const { tab: waits } = useCopy(unconfirmedCopy)
  const tabs = sectionTypes.map((value) => {
    const isComplete = completeness[value]
    const waiting = counts?.[value] ?? 0
    const what = value === 'welcome' && !isNamed ? propertyName.label : completing[value]
    const lacks = isComplete ? undefined : copy.tabLacks(what)
    const state = isComplete ? copy.tabComplete : copy.tabIncomplete
    const label = waiting > 0 ? `${state}, ${waits(waiting)}` : state
    return { value, label: copy.tabs[value], status: { isComplete, label, lacks }, waiting }
  })
  useEffect(() => {
    const top = active ? 0 : undefined
    scroller.current?.scrollTo({ top })
    // On a low screen the whole editor scrolls.
    scroller.current?.closest('[data-page]')?.scrollTo({ top })
  }, [active])
  return (
    <Tabs
      label={copy.tabList}
      tabs={tabs}
      value={active}
      onValueChange={onActiveChange}
      scrollLabels={{ left: copy.scrollLeft, right: copy.scrollRight }}
      disabled={isDisabled}
      className="min-h-0 flex-1"
    >
      <div
        ref={scroller}
        className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain short:overflow-visible"
      >
        {sectionTypes.map((type) => (
          <TabPanel
            key={type}
            value={type}
            keepMounted
            className="mx-auto w-full max-w-2xl px-4 pb-12 sm:px-6"
          >
            {areAllMounted || type === active ? <SectionTab type={type} /> : null}
          </TabPanel>
        ))}
      </div>
    </Tabs>
  )
}

/** The tab in front; it stands in the address, so that a reload comes back to it. */
export function useActiveTab() {
  const [parameters] = useSearchParams()
  const [active, setActive] = useState<SectionType>(
    () => findSectionBySlug(parameters.get('tab') ?? '') ?? 'welcome',
  )
  const change = useCallback((type: SectionType) => {
    setActive(type)
    // Past the router on purpose: to it a new address is a page to load, and a tab must switch at once.
    const address = new URL(location.href)
    address.searchParams.set('tab', tabSlugOf[type])
    history.replaceState(history.state, '', address)
  }, [])
  return [active, change] as const
}

/** What every tab has around its own fields; drawn again only when something in it changes, however often one switches. */
const SectionTab = memo(function SectionTab({ type }: { type: SectionType }) {
  const OwnFields = ownFields[type]
  return (
    <div className="flex min-w-0 flex-col gap-8">
      <WaitingTab type={type} />
      <OwnFields />
      <ListSection path={`sections.${type}.items`} kind={ownBlockKind} />
      <WaitingTabEnd type={type} />
      <div className="border-t border-hairline pt-4">
        <FormSwitch path={`sections.${type}.isActive`} />
        <HiddenNote type={type} />
      </div>
    </div>
  )
})

const ownFields: Record<SectionType, ComponentType> = {
  welcome: WelcomeFields,
  house_manual: HouseFields,
  local_guide: LocalFields,
  wifi_tech: () => (
    <>
      <ListSection path="wifiTech.wifiNetworks" kind={networkKind} />
      <ListSection path="wifiTech.devices" kind={deviceKind} />
    </>
  ),
  emergency: EmergencyFields,
  house_rules: () => <ListSection path="houseRules.rules" kind={titledKind} />,
  checkout: () => <ListSection path="checkout.steps" kind={titledKind} />,
}

function WelcomeFields() {
  return (
    <>
      <CoverField />
      <TextField path="welcome.propertyName" input={{ autoComplete: 'off' }} />
      <CountedTextField path="welcome.greeting" />
      <TextField path="welcome.note" lock="welcome.noteStayOnly" rows={3} />
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
    </>
  )
}

function HouseFields() {
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-[1fr_1fr_14.25rem] sm:gap-3">
        <CountField path="houseManual.bedrooms" />
        <CountField path="houseManual.bathrooms" />
        <CountField path="houseManual.maxGuests" />
      </div>
      <TextField path="houseManual.parking" hint={<ParkingHint />} rows={2} />
      <ListSection path="houseManual.rooms" kind={roomKind} />
    </>
  )
}

function ParkingHint() {
  const { hint } = useCopy(guideWords).houseManual.parking
  const { leftEmpty } = useCopy(fieldsCopy)
  const locale = useLocale()
  const parking = useValue('houseManual.parking')
  return isBlank(parking) ? leftEmpty(parkingFallback[locale]) : hint
}

function LocalFields() {
  // Beside the button that adds a place, so that the tab is no longer for it.
  const placesOrder = (
    <ChoiceField
      path="localGuide.placesOrder"
      choices={placeOrders}
      otherwise="host"
      isLabelHidden
      className="-my-1 ml-auto shrink"
    />
  )
  return (
    <>
      <FormSection title={useCopy(localGuideCopy).location}>
        <AddressField />
        <TextField path="localGuide.propertyLocation.description" rows={2} />
        <MapsField path="localGuide.propertyLocation.mapsLink" />
      </FormSection>
      <ListSection path="localGuide.places" kind={placeKind} tools={placesOrder} />
    </>
  )
}

/** Typed in a guide whose zone nobody has chosen, it brings the zone of its place; which one that is stands under it. */
function AddressField() {
  const { label } = useCopy(guideWords).timeZone
  const locale = useLocale()
  const { setValue } = useFormAccess()
  const zone = useValue('timeZone')
  const found = findZoneOf(useValue('localGuide.propertyLocation.address'))
  const isTyped = useRef(false)
  return (
    <TextField
      path="localGuide.propertyLocation.address"
      hint={found === zone ? `${label}: ${nameOfZone(zone, locale)}` : undefined}
      input={{
        autoComplete: 'off',
        onInput() {
          isTyped.current = true
        },
        // Only once the field is left: half of Nigeria reads Niger.
        onBlurCapture() {
          if (found && isTyped.current && zone === defaultTimeZone) setValue('timeZone', found)
          isTyped.current = false
        },
      }}
    />
  )
}

function EmergencyFields() {
  const { guestsRead = '' } = factsAt('emergency.emergencyServices')
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          path="emergency.emergencyServices"
          hint={useCopy(fieldsCopy).leftEmpty(guestsRead)}
          example={String(guestsRead)}
        />
        <TextField path="emergency.policeContact" rows={1} />
        <TextField path="emergency.fireContact" rows={1} />
        <TextField path="emergency.medicalContact" rows={1} />
      </div>
      <TextField path="emergency.firstAidLocation" />
      <ListSection path="emergency.emergencyItems" kind={titledKind} />
    </>
  )
}

function HiddenNote({ type }: { type: SectionType }) {
  const { sectionOff } = useCopy(fieldsCopy)
  return useValue(`sections.${type}.isActive`) ? null : (
    <p role="status" className="rounded-control bg-sun-soft px-4 py-3 text-sm text-sun-ink">
      {sectionOff}
    </p>
  )
}
