import { useWatch } from 'react-hook-form'
import { type PlaceCategory, placeCategories } from '#domain/guide/guidebook.ts'
import { placeTabsCopy } from '#web/copy/editor-place-tabs.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import type { EntryKind } from './entry-list.tsx'
import { useFormAccess } from './form-access.ts'
import { MapsField } from './maps-field.tsx'
import { LongTextField, TextField } from './text-field.tsx'

export const placeKind: EntryKind = {
  list: 'places',
  nameKey: 'name',
  look: 'card',
  Fields: PlaceFields,
}

function PlaceFields({ at }: { at: number }) {
  const path = `localGuide.places.${at}` as const
  const { places } = useCopy(placeTabsCopy).local
  const { control, register } = useFormAccess()
  const category: PlaceCategory = useWatch({ control, name: `${path}.category` })
  const example = places.examples[category] ?? places.examples.Other
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-[2fr_1fr]">
        <TextField path={`${path}.name`} label={places.name} example={example.name} />
        <Field label={places.category}>
          <Select
            {...register(`${path}.category`)}
            options={placeCategories.map((value) => ({ value, label: places.categories[value] }))}
          />
        </Field>
      </div>
      <LongTextField
        path={`${path}.description`}
        label={places.description}
        example={example.description}
        rows={2}
      />
      <MapsField path={`${path}.mapsLink`} label={places.maps} />
    </>
  )
}
