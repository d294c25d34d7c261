import { type ChangeEvent, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { nameOfZone } from '#web/copy/formats/place-of-zone.ts'
import { settingsCopy, settingsWords } from '#web/copy/guide/settings.ts'
import { useCopy, useLocale } from '#web/copy/use-copy.ts'
import { useFieldError, useFormAccess } from '#web/editor/form/form-access.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Field } from '#web/ui/inputs/field.tsx'
import { Select } from '#web/ui/inputs/select.tsx'
import { TextInput } from '#web/ui/inputs/text-input.tsx'
import { findZones, zonesFor } from './zone-choices.ts'

const other = 'other'

/** By whose clocks the home lives: the zones of its country, any other behind a search. */
export function ZoneField() {
  const { label } = useCopy(settingsWords).timeZone
  const { otherZone } = useCopy(settingsCopy)
  const locale = useLocale()
  const { control, register, getValues, setValue } = useFormAccess()
  const [current, address, mapsLink] = useWatch({
    control,
    name: [
      'timeZone',
      'localGuide.propertyLocation.address',
      'localGuide.propertyLocation.mapsLink',
    ],
  })
  const [isSearching, setSearching] = useState(false)
  const own = register('timeZone')
  const zones = zonesFor({ address, mapsLink, current })

  function onChange(event: ChangeEvent<HTMLSelectElement>) {
    const isOther = event.currentTarget.value === other
    setSearching(isOther)
    if (!isOther) return own.onChange(event)
    event.currentTarget.value = getValues('timeZone')
  }

  return (
    <div className="flex flex-col gap-4">
      <Field label={label} error={useFieldError('timeZone')}>
        <Select
          {...own}
          value={current}
          onChange={onChange}
          options={[
            ...zones.map((value) => ({ value, label: nameOfZone(value, locale) })),
            { value: other, label: otherZone },
          ]}
        />
      </Field>
      {isSearching ? (
        <ZoneSearch
          onFound={(zone) => {
            setValue('timeZone', zone, { shouldDirty: true, shouldValidate: true })
            setSearching(false)
          }}
        />
      ) : null}
    </div>
  )
}

const mostShown = 8

function ZoneSearch({ onFound }: { onFound: (zone: string) => void }) {
  const { findZone, noZone } = useCopy(settingsCopy)
  const locale = useLocale()
  const [query, setQuery] = useState('')
  const found = findZones(query, locale).slice(0, mostShown)
  return (
    <div className="flex flex-col gap-2">
      <Field label={findZone}>
        <TextInput
          type="search"
          autoFocus
          value={query}
          onChange={({ currentTarget }) => setQuery(currentTarget.value)}
        />
      </Field>
      {found.map((zone) => (
        <Button key={zone} tone="quiet" onClick={() => onFound(zone)}>
          {nameOfZone(zone, locale)}
        </Button>
      ))}
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {query.trim() && found.length === 0 ? noZone : ''}
      </p>
    </div>
  )
}
