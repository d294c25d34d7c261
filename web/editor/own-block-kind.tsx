import { useController } from 'react-hook-form'
import { ruleTabsCopy } from '#web/copy/editor-rule-tabs.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { Switch } from '#web/ui/switch.tsx'
import type { EntryFieldsProps, EntryKind } from './entry-list.tsx'
import { type FieldPath, useFormAccess } from './form-access.ts'
import { OwnBlockPhoto } from './own-block-photo.tsx'
import { LongTextField, TextField } from './text-field.tsx'

/** A block of the host's own, in any section. */
export const ownBlockKind: EntryKind = {
  list: 'items',
  nameKey: 'title',
  look: 'card',
  Fields: OwnBlockFields,
}

function OwnBlockFields({ path }: EntryFieldsProps) {
  const { own } = useCopy(ruleTabsCopy)
  return (
    <>
      <TextField {...own.name} path={`${path}.title` as FieldPath} />
      <LongTextField {...own.body} path={`${path}.body` as FieldPath} />
      <OwnBlockPhoto path={`${path}.photoUrl` as FieldPath} />
      <TextField
        {...own.link}
        path={`${path}.linkUrl` as FieldPath}
        input={{ type: 'url', inputMode: 'url', autoComplete: 'off', spellCheck: false }}
      />
      <FormSwitch path={`${path}.isActive` as FieldPath} label={own.shown} />
    </>
  )
}

type FormSwitchProps = { path: FieldPath; label: string; hint?: string }

export function FormSwitch({ path, label, hint }: FormSwitchProps) {
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
