import type { ComponentProps, ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { limitAt } from '#domain/guide/guidebook.ts'
import { fieldsCopy } from '#web/copy/guide/fields.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { formPathOf } from '#web/editor/form/editor-form.ts'
import {
  type CountPath,
  type TextPath,
  useFieldError,
  useFormAccess,
} from '#web/editor/form/form-access.ts'
import { useWaitingFact } from '#web/editor/unconfirmed/waiting.ts'
import { WaitingMark } from '#web/editor/unconfirmed/waiting-mark.tsx'
import { Field } from '#web/ui/inputs/field.tsx'
import { TextArea } from '#web/ui/inputs/text-area.tsx'
import { TextInput } from '#web/ui/inputs/text-input.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { useFieldWords } from './field-words.ts'

type TextFieldProps = {
  path: TextPath
  /** In place of the field's own words. */
  label?: string
  hint?: ReactNode
  example?: string
  isLabelHidden?: boolean
  className?: string
  input?: ComponentProps<'input'>
}

/** One line of text. It is the browser's own field: typing draws nothing again. */
export function TextField({ path, input, ...own }: TextFieldProps) {
  const { register } = useFormAccess()
  const { example, ...field } = { ...useFieldWords(path), ...own }
  return (
    <WaitingField {...field} path={path} error={useFieldError(path)}>
      <TextInput {...input} {...register(path)} placeholder={example} />
    </WaitingField>
  )
}

type LongTextFieldProps = Omit<TextFieldProps, 'input'> & { rows?: number }

export function LongTextField({ path, rows, ...own }: LongTextFieldProps) {
  const { register } = useFormAccess()
  const { example, ...field } = { ...useFieldWords(path), ...own }
  return (
    <WaitingField {...field} path={path} error={useFieldError(path)}>
      <TextArea {...register(path)} placeholder={example} rows={rows} />
    </WaitingField>
  )
}

/** A short text with its length in sight; the field takes no more than fits. */
export function CountedTextField({ path, input, ...own }: TextFieldProps) {
  const { register, control } = useFormAccess()
  const { counter } = useCopy(fieldsCopy)
  const { example, ...field } = { ...useFieldWords(path), ...own }
  const { max = 0 } = limitAt(formPathOf(path))
  const { length = 0 } = useWatch({ control, name: path }) ?? ''
  return (
    <WaitingField {...field} path={path} error={useFieldError(path)} counter={counter(length, max)}>
      <TextInput {...input} {...register(path)} placeholder={example} maxLength={max} />
    </WaitingField>
  )
}

type WaitingFieldProps = ComponentProps<typeof Field> & { path: TextPath | CountPath }

/** A field, and under it whether what stands there is confirmed; in an entry that is said of all of it. */
export function WaitingField({ path, className, ...field }: WaitingFieldProps) {
  const fact = useWaitingFact(path)
  const isEntry = /\.\d+\.\w+$/.test(formPathOf(path))
  return (
    <div className={joinClasses('flex min-w-0 flex-col gap-1.5', className)}>
      <Field {...field} describedBy={fact?.markId} />
      {isEntry ? null : <WaitingMark path={path} />}
    </div>
  )
}
