import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { codeKinds } from '#domain/guide/sections/arrival.ts'
import { arrivalCopy, arrivalWords } from '#web/copy/guide/arrival.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { LongTextField, TextField } from '#web/editor/fields/text-field.tsx'
import { useFormAccess } from '#web/editor/form/form-access.ts'
import { Field } from '#web/ui/inputs/field.tsx'
import { SegmentedControl } from '#web/ui/inputs/segmented-control.tsx'
import { Select } from '#web/ui/inputs/select.tsx'
import type { EntryFieldsProps, EntryKind } from './entry-list.tsx'
import { EntryPictures } from './entry-pictures.tsx'

export const stepKind: EntryKind<'welcome.arrival.steps'> = {
  namePathOf: (path) => `${path}.notes`,
  look: 'card',
  Pictures: EntryPictures,
  Fields: function StepFields({ path }) {
    return <LongTextField path={`${path}.notes`} rows={2} isLabelHidden />
  },
}

export const codeKind: EntryKind<'welcome.arrival.codes'> = {
  namePathOf: (path) => `${path}.label`,
  look: 'card',
  Fields: CodeFields,
}

const asWritten = {
  autoComplete: 'off',
  autoCapitalize: 'none',
  spellCheck: false,
  className: 'font-mono',
} as const

function CodeFields({ path }: EntryFieldsProps<'welcome.arrival.codes'>) {
  const { kind } = useCopy(arrivalWords).codes.each
  const { register } = useFormAccess()
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={kind.label}>
        <Select
          {...register(`${path}.kind`)}
          options={codeKinds.map((value) => ({ value, label: kind.choices[value] }))}
        />
      </Field>
      <TextField path={`${path}.label`} />
      <TextField path={`${path}.code`} input={asWritten} />
      <TextField path={`${path}.notes`} />
      <CodeReaders path={path} />
    </div>
  )
}

/** Who reads a code: asked once, where it is typed; afterwards its chip and its menu say it. */
function CodeReaders({ path }: { path: `welcome.arrival.codes.${number}` }) {
  const { readers } = useCopy(arrivalCopy)
  const { control, setValue } = useFormAccess()
  const code: string | undefined = useWatch({ control, name: `${path}.code` })
  const isLocked = useWatch({ control, name: `${path}.stayOnly` })
  const [isAsked, setAsked] = useState(false)
  if (code?.trim() && isLocked === undefined && !isAsked) setAsked(true)
  if (!isAsked) return null
  return (
    <SegmentedControl
      label={readers.label}
      segments={[
        { value: 'stay', label: readers.stay },
        { value: 'link', label: readers.link },
      ]}
      value={isLocked === undefined ? undefined : isLocked ? 'stay' : 'link'}
      onValueChange={(who) => setValue(`${path}.stayOnly`, who === 'stay', { shouldDirty: true })}
      className="sm:col-span-2"
    />
  )
}
