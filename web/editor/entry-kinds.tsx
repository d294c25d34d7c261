import { ruleTabsCopy } from '#web/copy/editor-rule-tabs.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import type { EntryFieldsProps, EntryKind } from './entry-list.tsx'
import type { FieldPath } from './form-access.ts'
import { LongTextField, TextField } from './text-field.tsx'

const asWritten = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const

export const wifiKind: EntryKind = {
  list: 'wifiNetworks',
  nameKey: 'ssid',
  look: 'line',
  Fields: function WifiFields({ path }: EntryFieldsProps) {
    const { ssid, password } = useCopy(ruleTabsCopy).wifi
    return (
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField {...ssid} path={`${path}.ssid` as FieldPath} input={asWritten} />
        <TextField
          {...password}
          path={`${path}.password` as FieldPath}
          input={{ ...asWritten, className: 'font-mono' }}
        />
      </div>
    )
  },
}

export const deviceKind: EntryKind = {
  list: 'devices',
  nameKey: 'name',
  look: 'card',
  Fields: function DeviceFields({ path }: EntryFieldsProps) {
    const { name, notes } = useCopy(ruleTabsCopy).wifi.devices
    return (
      <>
        <TextField {...name} path={`${path}.name` as FieldPath} />
        <LongTextField {...notes} path={`${path}.notes` as FieldPath} rows={2} />
      </>
    )
  },
}

export const emergencyItemKind = titledKind('emergencyItems', function EmergencyFields({ path }) {
  const { name, notes } = useCopy(ruleTabsCopy).emergency.items
  return <TitledFields path={path} name={name} notes={notes} />
})

export const ruleKind = titledKind('rules', function RuleFields({ path }) {
  const { name, notes } = useCopy(ruleTabsCopy).rules
  return <TitledFields path={path} name={name} notes={notes} />
})

export const stepKind = titledKind('steps', function StepFields({ path }) {
  const { name, notes } = useCopy(ruleTabsCopy).checkout
  return <TitledFields path={path} name={name} notes={notes} />
})

function titledKind(list: EntryKind['list'], Fields: EntryKind['Fields']): EntryKind {
  return { list, nameKey: 'title', look: 'card', Fields }
}

type Words = { label: string; example: string }

function TitledFields({ path, name, notes }: { path: string; name: Words; notes: Words }) {
  return (
    <>
      <TextField {...name} path={`${path}.title` as FieldPath} />
      <LongTextField {...notes} path={`${path}.notes` as FieldPath} rows={2} />
    </>
  )
}
