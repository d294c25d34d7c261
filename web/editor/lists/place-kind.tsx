import { useWatch } from 'react-hook-form'
import { placeCategories } from '#domain/guide/guidebook.ts'
import { localGuideWords, placeExamples } from '#web/copy/guide/local-guide.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { MapsField } from '#web/editor/fields/maps-field.tsx'
import { LongTextField, TextField } from '#web/editor/fields/text-field.tsx'
import { useFormAccess } from '#web/editor/form/form-access.ts'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import type { EntryFieldsProps, EntryKind } from './entry-list.tsx'

export const placeKind: EntryKind<'localGuide.places'> = {
  namePathOf: (path) => `${path}.name`,
  look: 'card',
  Fields: PlaceFields,
}

function PlaceFields({ path }: EntryFieldsProps<'localGuide.places'>) {
  const { category } = useCopy(localGuideWords).places.each
  const examples = useCopy(placeExamples)
  const { control, register } = useFormAccess()
  const chosen = useWatch({ control, name: `${path}.category` })
  const example = examples[chosen] ?? examples.Other
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-[2fr_1fr]">
        <TextField path={`${path}.name`} example={example.name} />
        <Field label={category.label}>
          <Select
            {...register(`${path}.category`)}
            options={placeCategories.map((value) => ({ value, label: category.choices[value] }))}
          />
        </Field>
      </div>
      <LongTextField path={`${path}.description`} example={example.description} rows={2} />
      <MapsField path={`${path}.mapsLink`} />
    </>
  )
}
