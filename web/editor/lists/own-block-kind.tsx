import { useController } from 'react-hook-form'
import type { SectionType } from '#domain/guide/section-names.ts'
import { useFieldWords } from '#web/editor/fields/field-words.ts'
import { LongTextField, TextField } from '#web/editor/fields/text-field.tsx'
import { type SwitchPath, useFormAccess } from '#web/editor/form/form-access.ts'
import { Switch } from '#web/ui/inputs/switch.tsx'
import type { EntryFieldsProps, EntryKind } from './entry-list.tsx'
import { EntryPictures } from './entry-pictures.tsx'

type OwnBlocks = `sections.${SectionType}.items`

/** A block of the host's own, in any section. */
export const ownBlockKind: EntryKind<OwnBlocks> = {
  namePathOf: (path) => `${path}.title`,
  textPathOf: (path) => `${path}.body`,
  look: 'card',
  Pictures: EntryPictures,
  Fields: OwnBlockFields,
}

function OwnBlockFields({ path }: EntryFieldsProps<OwnBlocks>) {
  return (
    <>
      <TextField path={`${path}.title`} />
      <LongTextField path={`${path}.body`} />
      <TextField
        path={`${path}.linkUrl`}
        input={{ type: 'url', inputMode: 'url', autoComplete: 'off', spellCheck: false }}
      />
      <FormSwitch path={`${path}.isActive`} />
    </>
  )
}

export function FormSwitch({ path }: { path: SwitchPath }) {
  const { label, hint } = useFieldWords(path)
  const { control } = useFormAccess()
  const { field } = useController({ control, name: path })
  return (
    <Switch
      label={label}
      hint={hint}
      name={path}
      ref={field.ref}
      checked={field.value === true}
      onBlur={field.onBlur}
      onChange={({ currentTarget }) => field.onChange(currentTarget.checked)}
    />
  )
}
