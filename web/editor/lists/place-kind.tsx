import { Footprints, Ruler } from 'lucide'
import { useState } from 'react'
import { placeCategories } from '#domain/guide/guidebook.ts'
import { wayBetween, waysToGo } from '#domain/guide/way-there.ts'
import { localGuideCopy, localGuideWords, placeExamples } from '#web/copy/guide/local-guide.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { CountField } from '#web/editor/fields/count-field.tsx'
import { LongTextField, MapsField, TextField } from '#web/editor/fields/text-field.tsx'
import { useField, useFormAccess, useValue } from '#web/editor/form/form-access.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Select } from '#web/ui/inputs/controls.tsx'
import { Field } from '#web/ui/inputs/field.tsx'
import { EntryPictures } from './entry-pictures.tsx'
import type { EntryFieldsProps, EntryKind } from './entry-row.tsx'

export const placeKind: EntryKind<'localGuide.places'> = {
  namePathOf: (path) => `${path}.name`,
  textPathOf: (path) => `${path}.description`,
  look: 'card',
  Pictures: EntryPictures,
  Fields: PlaceFields,
}

function PlaceFields({ path }: EntryFieldsProps<'localGuide.places'>) {
  const { category } = useCopy(localGuideWords).places.each
  const examples = useCopy(placeExamples)
  const { register } = useFormAccess()
  const chosen = useValue(`${path}.category`)
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
      <WayFields path={path} />
    </>
  )
}

type PlacePath = { path: `localGuide.places.${number}` }

/** Where it is on the map and, where somebody says so, how far from the house. */
function WayFields({ path }: PlacePath) {
  const { howFar } = useCopy(localGuideCopy)
  const { getValues } = useFormAccess()
  const [isAsked, setAsked] = useState(() => typeof getValues(`${path}.minutes`) === 'number')
  return (
    <>
      <div className="relative">
        <MapsField path={`${path}.mapsLink`} />
        {isAsked ? null : (
          <Button
            tone="quiet"
            size="compact"
            icon={Footprints}
            onClick={() => setAsked(true)}
            className="absolute -top-3 right-0"
          >
            <span className="sr-only sm:not-sr-only">{howFar}</span>
          </Button>
        )}
      </div>
      {isAsked ? <WayThere path={path} /> : null}
    </>
  )
}

function WayThere({ path }: PlacePath) {
  const { by } = useCopy(localGuideWords).places.each
  const field = useField(`${path}.by`)
  return (
    <>
      <div className="flex flex-wrap items-start gap-4">
        <CountField path={`${path}.minutes`} />
        <Field label={by.label}>
          <Select
            {...field}
            value={field.value ?? 'foot'}
            options={waysToGo.map((value) => ({ value, label: by.choices[value] }))}
          />
        </Field>
      </div>
      <WayByTheMap path={path} />
    </>
  )
}

/** Both links carry their points: the way can be measured, and the host takes it or not. */
function WayByTheMap({ path }: PlacePath) {
  const { ways, takeWay } = useCopy(localGuideCopy)
  const { setValue } = useFormAccess()
  const home = useValue('localGuide.propertyLocation.mapsLink')
  const place = useValue(`${path}.mapsLink`)
  const minutes = useValue(`${path}.minutes`)
  const by = useValue(`${path}.by`) ?? 'foot'
  const way = wayBetween(home, place)
  if (!way || (way.minutes === minutes && way.by === by)) return null
  return (
    <Button
      size="compact"
      icon={Ruler}
      className="self-start"
      onClick={() => {
        setValue(`${path}.minutes`, way.minutes, { shouldValidate: true })
        setValue(`${path}.by`, way.by)
      }}
    >
      {takeWay(ways[way.by](way.minutes))}
    </Button>
  )
}
