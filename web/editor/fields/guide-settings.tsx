import { type ChangeEvent, useState } from 'react'
import { useWatch } from 'react-hook-form'
import {
  findGuideLanguage,
  type GuideLanguage,
  guideLanguages,
} from '#domain/values/guide-language.ts'
import { nameOfZone } from '#web/copy/formats/place-of-zone.ts'
import { settingsCopy, settingsWords } from '#web/copy/guide/settings.ts'
import { useCopy, useLocale } from '#web/copy/use-copy.ts'
import { useFormAccess } from '#web/editor/form/form-access.ts'
import { SwapDialog } from '#web/editor/languages/swap-dialog.tsx'
import { Field } from '#web/ui/inputs/field.tsx'
import { Select } from '#web/ui/inputs/select.tsx'
import { FoldedSection } from './folded-section.tsx'
import { ZoneField } from './zone-field.tsx'

/** The language the host writes in, and the zone dates are shown in. */
export function GuideSettings() {
  const { title } = useCopy(settingsCopy)
  const { language } = useCopy(settingsWords)
  const locale = useLocale()
  const { control, register, getValues, setValue } = useFormAccess()
  const [written, zone] = useWatch({ control, name: ['language', 'timeZone'] })
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
