import { Footprints, Ruler } from 'lucide'
import { useState } from 'react'
import { placeCategories } from '#domain/guide/guidebook.ts'
import type { SectionType } from '#domain/guide/section-names.ts'
import { codeKinds } from '#domain/guide/sections/arrival.ts'
import { wayBetween, waysToGo } from '#domain/guide/way-there.ts'
import { arrivalCopy } from '#web/copy/guide/arrival.ts'
import { listsCopy } from '#web/copy/guide/fields.ts'
import { guideWords } from '#web/copy/guide/guide-words.ts'
import { localGuideCopy, placeExamples } from '#web/copy/guide/local-guide.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import {
  asLink,
  ChoiceField,
  CountField,
  MapsField,
  TextField,
} from '#web/editor/fields/form-fields.tsx'
import type { SwitchPath } from '#web/editor/form/editor-form.ts'
import {
  useField,
  useFieldWords,
  useFormAccess,
  useValue,
  useWas,
} from '#web/editor/form/use-editor-form.ts'
import { EntryPictures } from '#web/editor/photo/entry-pictures.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { Switch } from '#web/ui/inputs/checkbox.tsx'
import { SegmentedControl } from '#web/ui/inputs/segmented-control.tsx'
import { EntryList } from './entry-list.tsx'
import type { EntryFieldsProps, EntryKind } from './entry-row.tsx'

const asWritten = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const
const asCode = { ...asWritten, className: 'font-mono' }

export const networkKind: EntryKind<'welcome.wifiNetworks' | 'wifiTech.wifiNetworks'> = {
  nameKey: 'ssid',
  look: 'row',
  Fields: ({ path }) => (
    <div className="grid gap-3 sm:grid-cols-[2fr_3fr]">
      <TextField path={`${path}.ssid`} input={asWritten} />
      <TextField path={`${path}.password`} input={asCode} />
    </div>
  ),
}

/** Folded until it is written in; it may show photos and a video. */
const card = { look: 'card', Pictures: EntryPictures } as const

export const deviceKind: EntryKind<'wifiTech.devices'> = {
  ...card,
  nameKey: 'name',
  textKey: 'notes',
}

type TitledList = 'emergency.emergencyItems' | 'houseRules.rules' | 'checkout.steps'

export const titledKind: EntryKind<TitledList> = { ...card, nameKey: 'title', textKey: 'notes' }

/** A block of the host's own, in any section. */
export const ownBlockKind: EntryKind<`sections.${SectionType}.items`> = {
  ...card,
  nameKey: 'title',
  textKey: 'body',
  Fields: ({ path }) => (
    <>
      <TextField path={`${path}.title`} />
      <TextField path={`${path}.body`} rows={3} />
      <TextField path={`${path}.linkUrl`} input={asLink} />
      <FormSwitch path={`${path}.isActive`} />
    </>
  ),
}

export function FormSwitch({ path }: { path: SwitchPath }) {
  const { label, hint } = useFieldWords(path)
  const { value, onChange, ...field } = useField(path)
  return (
    <Switch
      {...{ label, hint, ...field }}
      checked={value === true}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
  )
}

export const roomKind: EntryKind<'houseManual.rooms'> = {
  ...card,
  nameKey: 'label',
  textKey: 'features',
  Fields: RoomFields,
}

const featureKind: EntryKind<`houseManual.rooms.${number}.features`> = {
  nameKey: 'text',
  look: 'line',
  Fields: FeatureFields,
}

function RoomFields({ path }: EntryFieldsProps<'houseManual.rooms'>) {
  const { features } = useCopy(guideWords).houseManual.rooms.each
  return (
    <>
      <TextField path={`${path}.label`} />
      <div>
        <p className="mb-1.5 font-semibold">{features.title}</p>
        <EntryList path={`${path}.features`} kind={featureKind} />
      </div>
    </>
  )
}

function FeatureFields({ path, at }: EntryFieldsProps<`houseManual.rooms.${number}.features`>) {
  const { entry, examples } = useCopy(guideWords).houseManual.rooms.each.features
  return (
    <TextField
      rows={1}
      path={`${path}.text`}
      label={useCopy(listsCopy).numbered(entry, at + 1)}
      isLabelHidden
      example={examples[at % examples.length]}
    />
  )
}

export const stepKind: EntryKind<'welcome.arrival.steps'> = {
  ...card,
  nameKey: 'notes',
  Fields: ({ path }) => <TextField path={`${path}.notes`} rows={2} isLabelHidden />,
}

export const codeKind: EntryKind<'welcome.arrival.codes'> = {
  nameKey: 'label',
  choiceKey: 'kind',
  look: 'card',
  Fields: ({ path }) => (
    <div className="grid gap-4 sm:grid-cols-2">
      <ChoiceField path={`${path}.kind`} choices={codeKinds} />
      <TextField path={`${path}.label`} />
      <TextField path={`${path}.code`} input={asCode} />
      <TextField path={`${path}.notes`} />
      <CodeReaders path={path} />
    </div>
  ),
}

/** Who reads a code: asked once, where it is typed; afterwards its chip and its menu say it. */
function CodeReaders({ path }: { path: `welcome.arrival.codes.${number}` }) {
  const { readers } = useCopy(arrivalCopy)
  const { setValue } = useFormAccess()
  const code: string | undefined = useValue(`${path}.code`)
  const isLocked = useValue(`${path}.stayOnly`)
  const isAsked = useWas(Boolean(code?.trim()) && isLocked === undefined)
  if (!isAsked) return null
  return (
    <SegmentedControl
      label={readers.label}
      choices={{ stay: readers.stay, link: readers.link }}
      value={isLocked === undefined ? undefined : isLocked ? 'stay' : 'link'}
      onValueChange={(who) => setValue(`${path}.stayOnly`, who === 'stay')}
      className="sm:col-span-2"
    />
  )
}

export const placeKind: EntryKind<'localGuide.places'> = {
  ...card,
  nameKey: 'name',
  textKey: 'description',
  Fields: PlaceFields,
}

/** With how far it is from the house, where somebody says so. */
function PlaceFields({ path }: EntryFieldsProps<'localGuide.places'>) {
  const examples = useCopy(placeExamples)
  const chosen = useValue(`${path}.category`)
  const example = examples[chosen] ?? examples.Other
  const { howFar } = useCopy(localGuideCopy)
  const { getValues } = useFormAccess()
  const [isAsked, setAsked] = useState(() => typeof getValues(`${path}.minutes`) === 'number')
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-[2fr_1fr]">
        <TextField path={`${path}.name`} example={example.name} />
        <ChoiceField path={`${path}.category`} choices={placeCategories} />
      </div>
      <TextField path={`${path}.description`} example={example.description} rows={2} />
      <MapsField path={`${path}.mapsLink`} />
      {isAsked ? (
        <>
          <div className="flex flex-wrap items-start gap-4">
            <CountField path={`${path}.minutes`} />
            <ChoiceField path={`${path}.by`} choices={waysToGo} otherwise="foot" />
          </div>
          <WayByTheMap path={path} />
        </>
      ) : (
        <Button
          tone="quiet"
          size="compact"
          icon={Footprints}
          onClick={() => setAsked(true)}
          className="-ml-3 self-start"
        >
          {howFar}
        </Button>
      )}
    </>
  )
}

/** Both links carry their points: the way can be measured, and the host takes it or not. */
function WayByTheMap({ path }: { path: `localGuide.places.${number}` }) {
  const { ways, takeWay } = useCopy(localGuideCopy)
  const { setValue } = useFormAccess()
  const home = useValue('localGuide.propertyLocation.mapsLink')
  const place = useValue(`${path}.mapsLink`)
  const minutes = useValue(`${path}.minutes`)
  const by = useValue(`${path}.by`) ?? 'foot'
  const way = wayBetween(home, place)
  if (!way || (way.minutes === minutes && way.by === by)) return null
  return (
    <Button
      size="compact"
      icon={Ruler}
      className="self-start"
      onClick={() => {
        setValue(`${path}.minutes`, way.minutes, { shouldValidate: true })
        setValue(`${path}.by`, way.by)
      }}
    >
      {takeWay(ways[way.by](way.minutes))}
    </Button>
  )
}
