import type { ComponentProps, ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { limitAt } from '#domain/guide/guidebook.ts'
import { placeTabsCopy } from '#web/copy/editor-place-tabs.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { Field } from '#web/ui/field.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { formPathOf } from './editor-form.ts'
import { type FieldPath, useFieldError, useFormAccess } from './form-access.ts'

type TextFieldProps = {
  path: FieldPath
  label: string
  hint?: ReactNode
  example?: string
  isLabelHidden?: boolean
  className?: string
  input?: ComponentProps<'input'>
}

/** One line of text. It is the browser's own field: typing draws nothing again. */
export function TextField({ path, example, input, ...field }: TextFieldProps) {
  const { register } = useFormAccess()
  return (
    <Field {...field} error={useFieldError(path)}>
      <TextInput {...input} {...register(path)} placeholder={example} />
    </Field>
  )
}

type LongTextFieldProps = Omit<TextFieldProps, 'input'> & { rows?: number }

export function LongTextField({ path, example, rows, ...field }: LongTextFieldProps) {
  const { register } = useFormAccess()
  return (
    <Field {...field} error={useFieldError(path)}>
      <TextArea {...register(path)} placeholder={example} rows={rows} />
    </Field>
  )
}

/** A short text with its length in sight; the field takes no more than fits. */
export function CountedTextField({ path, example, input, ...field }: TextFieldProps) {
  const { register, control } = useFormAccess()
  const copy = useCopy(placeTabsCopy)
  const { max = 0 } = limitAt(formPathOf(path))
  const value = useWatch({ control, name: path })
  const used = typeof value === 'string' ? value.length : 0
  return (
    <Field {...field} error={useFieldError(path)} counter={copy.welcome.counter(used, max)}>
      <TextInput {...input} {...register(path)} placeholder={example} maxLength={max} />
    </Field>
  )
}
