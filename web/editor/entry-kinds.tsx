import type { EntryFieldsProps, EntryKind } from './entry-list.tsx'
import { LongTextField, TextField } from './text-field.tsx'

const asWritten = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const

export const networkKind: EntryKind<'welcome.wifiNetworks' | 'wifiTech.wifiNetworks'> = {
  list: 'wifiNetworks',
  namePathOf: (path) => `${path}.ssid`,
  look: 'line',
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
  list: 'devices',
  namePathOf: (path) => `${path}.name`,
  look: 'card',
  Fields: function DeviceFields({ path }) {
    return (
      <>
        <TextField path={`${path}.name`} />
        <LongTextField path={`${path}.notes`} rows={2} />
      </>
    )
  },
}

export const emergencyItemKind = titledKind<'emergency.emergencyItems'>('emergencyItems')
export const ruleKind = titledKind<'houseRules.rules'>('rules')
export const stepKind = titledKind<'checkout.steps'>('steps')

type TitledList = 'emergency.emergencyItems' | 'houseRules.rules' | 'checkout.steps'

function titledKind<List extends TitledList>(list: EntryKind<List>['list']): EntryKind<List> {
  return { list, namePathOf: (path) => `${path}.title`, look: 'card', Fields: TitledFields }
}

function TitledFields({ path }: EntryFieldsProps<TitledList>) {
  return (
    <>
      <TextField path={`${path}.title`} />
      <LongTextField path={`${path}.notes`} rows={2} />
    </>
  )
}
