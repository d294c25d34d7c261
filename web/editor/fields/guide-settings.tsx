import { type ChangeEvent, useState } from 'react'
import {
  findGuideLanguage,
  type GuideLanguage,
  guideLanguages,
} from '#domain/values/guide-language.ts'
import { nameOfZone } from '#web/copy/formats/place-of-zone.ts'
import { settingsCopy } from '#web/copy/guide/fields.ts'
import { guideWords } from '#web/copy/guide/guide-words.ts'
import { useCopy, useLocale } from '#web/copy/use-copy.ts'
import { useFieldError, useFormAccess, useValue } from '#web/editor/form/form-access.ts'
import { SwapDialog } from '#web/editor/languages/swap-dialog.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { Select } from '#web/ui/inputs/controls.tsx'
import { Field, TextInput } from '#web/ui/inputs/field.tsx'
import { FoldedSection } from './sections.tsx'
import { findZones, zonesFor } from './zone-choices.ts'

/** The language the host writes in, and the zone dates are shown in. */
export function GuideSettings() {
  const { title } = useCopy(settingsCopy)
  const { language } = useCopy(guideWords)
  const locale = useLocale()
  const { register, getValues, setValue } = useFormAccess()
  const written = useValue('language')
  const zone = useValue('timeZone')
  const [swap, setSwap] = useState<GuideLanguage>()
  const own = register('language')

  function onLanguage(event: ChangeEvent<HTMLSelectElement>) {
    const to = findGuideLanguage(event.currentTarget.value)
    const texts = to && getValues('translations')?.[to]
    if (!texts || Object.keys(texts).length === 0) return own.onChange(event)
    // The choice waits for the answer: nothing of the form has changed yet.
    event.currentTarget.value = getValues('language')
    setSwap(to)
  }

  return (
    <FoldedSection
      title={title}
      line={`${language.choices[written]} · ${nameOfZone(zone, locale)}`}
      paths={['language', 'timeZone']}
    >
      {swap ? (
        <SwapDialog
          to={swap}
          onClose={() => setSwap(undefined)}
          onOnlyName={() => {
            setValue('language', swap)
            setSwap(undefined)
          }}
        />
      ) : null}
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={language.label}>
          <Select
            {...own}
            onChange={onLanguage}
            options={guideLanguages.map((value) => ({ value, label: language.choices[value] }))}
          />
        </Field>
        <ZoneField />
      </div>
    </FoldedSection>
  )
}

const other = 'other'

/** By whose clocks the home lives: the zones of its country, any other behind a search. */
function ZoneField() {
  const { label } = useCopy(guideWords).timeZone
  const { otherZone } = useCopy(settingsCopy)
  const locale = useLocale()
  const { register, getValues, setValue } = useFormAccess()
  const current = useValue('timeZone')
  const address = useValue('localGuide.propertyLocation.address')
  const mapsLink = useValue('localGuide.propertyLocation.mapsLink')
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
            setValue('timeZone', zone, { shouldValidate: true })
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
