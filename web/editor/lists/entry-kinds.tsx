import { LongTextField, TextField } from '#web/editor/fields/text-field.tsx'
import type { EntryFieldsProps, EntryKind } from './entry-list.tsx'
import { EntryPictures } from './entry-pictures.tsx'

const asWritten = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const

export const networkKind: EntryKind<'welcome.wifiNetworks' | 'wifiTech.wifiNetworks'> = {
  namePathOf: (path) => `${path}.ssid`,
  look: 'row',
  Fields: function NetworkFields({ path }) {
    return (
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField path={`${path}.ssid`} input={asWritten} />
        <TextField path={`${path}.password`} input={{ ...asWritten, className: 'font-mono' }} />
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
