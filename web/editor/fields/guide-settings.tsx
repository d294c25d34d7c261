import { useState } from 'react'
import { countSwapped, swapLanguages } from '#domain/guide/translations/swap-languages.ts'
import {
  findGuideLanguage,
  type GuideLanguage,
  guideLanguages,
} from '#domain/values/guide-language.ts'
import { translationsCopy } from '#web/copy/editor/translations.ts'
import { nameOfZone } from '#web/copy/formats/place-of-zone.ts'
import { settingsCopy } from '#web/copy/guide/fields.ts'
import { guideWords } from '#web/copy/guide/guide-words.ts'
import { uiCopy, useCopy, useLocale } from '#web/copy/use-copy.ts'
import { toEditorForm, toGuidebookForm } from '#web/editor/form/editor-form.ts'
import { useFieldError, useFormAccess, useValue } from '#web/editor/form/use-editor-form.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { AlertDialog } from '#web/ui/dialogs/dialog.tsx'
import { Field, Select, TextInput } from '#web/ui/inputs/field.tsx'
import { ChoiceField } from './form-fields.tsx'
import { FoldedSection } from './sections.tsx'
import { findZones, zonesFor } from './zone-choices.ts'

export function GuideSettings() {
  const { choices } = useCopy(guideWords).language
  const locale = useLocale()
  const { getValues, setValue } = useFormAccess()
  const written = useValue('language')
  const zone = useValue('timeZone')
  const [swap, setSwap] = useState<GuideLanguage>()

  function choose(language: string) {
    const to = findGuideLanguage(language) ?? written
    // Where there are texts in it, the choice waits for the answer: nothing of the form has changed yet.
    if (Object.keys(getValues('translations')?.[to] ?? {}).length > 0) setSwap(to)
    else setValue('language', to)
  }

  return (
    <FoldedSection
      title={useCopy(settingsCopy).title}
      line={`${choices[written]} · ${nameOfZone(zone, locale)}`}
      paths={['language', 'timeZone']}
    >
      {swap ? <SwapDialog to={swap} onClose={() => setSwap(undefined)} /> : null}
      <div className="grid items-end gap-4 sm:grid-cols-2">
        <ChoiceField path="language" choices={guideLanguages} onChoose={choose} />
        <ZoneField />
      </div>
    </FoldedSection>
  )
}

/** Asked when the guide's first language becomes one in which there are texts already. */
function SwapDialog({ to, onClose }: { to: GuideLanguage; onClose: () => void }) {
  const { swap: copy, names } = useCopy(translationsCopy)
  const { getValues, setValue, reset } = useFormAccess()
  const { count, left } = countSwapped(toGuidebookForm(getValues()), to)
  const swap = () => {
    const newest = toGuidebookForm(getValues())
    reset(toEditorForm(swapLanguages(newest, to)), { keepDefaultValues: true })
    onClose()
  }
  /** Another first language, and every text where it stands. */
  const nameOnly = () => {
    setValue('language', to)
    onClose()
  }
  return (
    <AlertDialog
      onCancel={onClose}
      title={copy.title(names[to])}
      description={
        <>
          {count > 0 ? <p>{copy.lead({ count, language: names[to] })}</p> : null}
          {left > 0 ? <p className="mt-2">{copy.left(left)}</p> : null}
        </>
      }
      cancelLabel={useCopy(uiCopy).cancel}
      other={{ children: copy.onlyName, onClick: nameOnly }}
      yes={{ children: copy.swap, tone: 'primary', onClick: swap }}
    />
  )
}

const other = 'other'

/** The home's time zone: those of its country to choose from, any other by a search. */
function ZoneField() {
  const locale = useLocale()
  const { register, setValue } = useFormAccess()
  // Its own blur would write `other` down.
  const { ref, name } = register('timeZone')
  const current = useValue('timeZone')
  const address = useValue('localGuide.propertyLocation.address')
  const mapsLink = useValue('localGuide.propertyLocation.mapsLink')
  const [isSearching, setSearching] = useState(false)
  const zones = zonesFor({ address, mapsLink, current })
  function choose(zone: string) {
    setSearching(zone === other)
    if (zone !== other) setValue('timeZone', zone, { shouldValidate: true })
  }

  return (
    <>
      <Field label={useCopy(guideWords).timeZone.label} error={useFieldError('timeZone')}>
        <Select
          {...{ ref, name }}
          value={isSearching ? other : current}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
          options={[
            ...zones.map((value) => ({ value, label: nameOfZone(value, locale) })),
            { value: other, label: useCopy(settingsCopy).otherZone },
          ]}
        />
      </Field>
      {isSearching ? <ZoneSearch onFound={choose} /> : null}
    </>
  )
}

function ZoneSearch({ onFound }: { onFound: (zone: string) => void }) {
  const { findZone, noZone } = useCopy(settingsCopy)
  const locale = useLocale()
  const [query, setQuery] = useState('')
  const found = findZones(query, locale)
  return (
    <div className="flex flex-col gap-2 sm:col-start-2">
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
