import { useState } from 'react'
import type { SectionType } from '#domain/guide/section-names.ts'
import { codeKinds } from '#domain/guide/sections/arrival.ts'
import { arrivalCopy, arrivalWords } from '#web/copy/guide/arrival.ts'
import { listsCopy } from '#web/copy/guide/fields.ts'
import { guideWords } from '#web/copy/guide/guide-words.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { asLink, LongTextField, TextField, useFieldWords } from '#web/editor/fields/text-field.tsx'
import { type SwitchPath, useField, useFormAccess, useValue } from '#web/editor/form/form-access.ts'
import { Switch } from '#web/ui/inputs/checkbox.tsx'
import { Select } from '#web/ui/inputs/controls.tsx'
import { Field } from '#web/ui/inputs/field.tsx'
import { SegmentedControl } from '#web/ui/inputs/segmented-control.tsx'
import { EntryList } from './entry-list.tsx'
import { EntryPictures } from './entry-pictures.tsx'
import type { EntryFieldsProps, EntryKind } from './entry-row.tsx'

const asWritten = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const
const asCode = { ...asWritten, className: 'font-mono' }

export const networkKind: EntryKind<'welcome.wifiNetworks' | 'wifiTech.wifiNetworks'> = {
  namePathOf: (path) => `${path}.ssid`,
  look: 'row',
  Fields: function NetworkFields({ path }) {
    return (
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField path={`${path}.ssid`} input={asWritten} />
        <TextField path={`${path}.password`} input={asCode} />
      </div>
    )
  },
}

export const deviceKind: EntryKind<'wifiTech.devices'> = {
  namePathOf: (path) => `${path}.name`,
  textPathOf: (path) => `${path}.notes`,
  look: 'card',
  Pictures: EntryPictures,
  Fields: function DeviceFields({ path }) {
    return (
      <>
        <TextField path={`${path}.name`} />
        <LongTextField path={`${path}.notes`} rows={2} />
      </>
    )
  },
}

type TitledList = 'emergency.emergencyItems' | 'houseRules.rules' | 'checkout.steps'

export const titledKind: EntryKind<TitledList> = {
  namePathOf: (path) => `${path}.title`,
  textPathOf: (path) => `${path}.notes`,
  look: 'card',
  Pictures: EntryPictures,
  Fields: TitledFields,
}

function TitledFields({ path }: EntryFieldsProps<TitledList>) {
  return (
    <>
      <TextField path={`${path}.title`} />
      <LongTextField path={`${path}.notes`} rows={2} />
    </>
  )
}

type OwnBlocks = `sections.${SectionType}.items`

/** A block of the host's own, in any section. */
export const ownBlockKind: EntryKind<OwnBlocks> = {
  namePathOf: (path) => `${path}.title`,
  textPathOf: (path) => `${path}.body`,
  look: 'card',
  Pictures: EntryPictures,
  Fields: OwnBlockFields,
}

function OwnBlockFields({ path }: EntryFieldsProps<OwnBlocks>) {
  return (
    <>
      <TextField path={`${path}.title`} />
      <LongTextField path={`${path}.body`} />
      <TextField path={`${path}.linkUrl`} input={asLink} />
      <FormSwitch path={`${path}.isActive`} />
    </>
  )
}

export function FormSwitch({ path }: { path: SwitchPath }) {
  const { label, hint } = useFieldWords(path)
  const field = useField(path)
  return (
    <Switch
      label={label}
      hint={hint}
      name={path}
      ref={field.ref}
      checked={field.value === true}
      onBlur={field.onBlur}
      onChange={({ currentTarget }) => field.onChange(currentTarget.checked)}
    />
  )
}

export const roomKind: EntryKind<'houseManual.rooms'> = {
  namePathOf: (path) => `${path}.label`,
  textPathOf: (path) => `${path}.features`,
  look: 'card',
  Pictures: EntryPictures,
  Fields: RoomFields,
}

const featureKind: EntryKind<`houseManual.rooms.${number}.features`> = {
  namePathOf: (path) => `${path}.text`,
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
  const { numbered } = useCopy(listsCopy)
  return (
    <LongTextField
      rows={1}
      path={`${path}.text`}
      label={numbered(entry, at + 1)}
      isLabelHidden
      example={examples[at % examples.length]}
    />
  )
}

export const stepKind: EntryKind<'welcome.arrival.steps'> = {
  namePathOf: (path) => `${path}.notes`,
  look: 'card',
  Pictures: EntryPictures,
  Fields: function StepFields({ path }) {
    return <LongTextField path={`${path}.notes`} rows={2} isLabelHidden />
  },
}

export const codeKind: EntryKind<'welcome.arrival.codes'> = {
  namePathOf: (path) => `${path}.label`,
  look: 'card',
  Fields: CodeFields,
}

function CodeFields({ path }: EntryFieldsProps<'welcome.arrival.codes'>) {
  const { kind } = useCopy(arrivalWords).codes.each
  const { register } = useFormAccess()
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={kind.label}>
        <Select
          {...register(`${path}.kind`)}
          options={codeKinds.map((value) => ({ value, label: kind.choices[value] }))}
        />
      </Field>
      <TextField path={`${path}.label`} />
      <TextField path={`${path}.code`} input={asCode} />
      <TextField path={`${path}.notes`} />
      <CodeReaders path={path} />
    </div>
  )
}

/** Who reads a code: asked once, where it is typed; afterwards its chip and its menu say it. */
function CodeReaders({ path }: { path: `welcome.arrival.codes.${number}` }) {
  const { readers } = useCopy(arrivalCopy)
  const { setValue } = useFormAccess()
  const code: string | undefined = useValue(`${path}.code`)
  const isLocked = useValue(`${path}.stayOnly`)
  const [isAsked, setAsked] = useState(false)
  if (code?.trim() && isLocked === undefined && !isAsked) setAsked(true)
  if (!isAsked) return null
  return (
    <SegmentedControl
      label={readers.label}
      segments={[
        { value: 'stay', label: readers.stay },
        { value: 'link', label: readers.link },
      ]}
      value={isLocked === undefined ? undefined : isLocked ? 'stay' : 'link'}
      onValueChange={(who) => setValue(`${path}.stayOnly`, who === 'stay')}
      className="sm:col-span-2"
    />
  )
}
