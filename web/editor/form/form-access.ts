import { createContext, use, useEffect } from 'react'
import {
  type FieldPathByValue,
  get,
  type Path,
  type UseFormReturn,
  useForm,
  useFormState,
} from 'react-hook-form'
import { findField } from '#domain/guide/facts.ts'
import { fieldSentenceOf } from '#domain/guide/field-sentences.ts'
import { wholeFormSchema } from '#domain/guide/guide-form.ts'
import { isFieldCode } from '#domain/messages/field-messages.ts'
import { useLocale } from '#web/copy/use-copy.ts'
import { type EditorForm, formPathOf, resolveEditorForm } from './editor-form.ts'

export type FieldPath = Path<EditorForm>

/** Where a text, a switch or a count stands. */
export type TextPath = FieldPathByValue<EditorForm, string | undefined>
export type SwitchPath = FieldPathByValue<EditorForm, boolean>
export type CountPath = FieldPathByValue<EditorForm, number | null | undefined>

/** Whether the editor has such a field: it has those of the form. */
export function isFieldPath(path: string): path is FieldPath {
  return findField(wholeFormSchema, formPathOf(path).split('.')) !== undefined
}

/** The form's own deeds: the same object for as long as the editor is open. */
export type FormAccess = Pick<
  UseFormReturn<EditorForm>,
  | 'control'
  | 'register'
  | 'setValue'
  | 'getValues'
  | 'trigger'
  | 'setError'
  | 'clearErrors'
  | 'reset'
  | 'subscribe'
  | 'setFocus'
>

export const FormAccessContext = createContext<FormAccess | undefined>(undefined)

export function useFormAccess(): FormAccess {
  const access = use(FormAccessContext)
  if (!access) throw new Error('a field stands outside the editor')
  return access
}

/** What is wrong with one field, in the reader's words; only that field is drawn again. */
export function useFieldError(path: FieldPath): string | undefined {
  const locale = useLocale()
  const { control } = useFormAccess()
  const { errors } = useFormState({ control, name: path, exact: true })
  const { message }: { message?: unknown } = get(errors, path) ?? {}
  if (typeof message !== 'string' || message === '') return undefined
  return isFieldCode(message) ? fieldSentenceOf(message, locale, formPathOf(path)) : message
}

/** The form itself, the same object for as long as it stands: typing draws only the field typed in. */
export function useEditorForm(defaultValues: EditorForm): FormAccess {
  return useForm<EditorForm>({
    defaultValues,
    resolver: resolveEditorForm,
    mode: 'onTouched',
    shouldFocusError: false,
  })
}

/** Calls back after every change of the form, however it came about; draws nothing. */
export function useFormChanges({ subscribe }: FormAccess, onChange: () => void) {
  useEffect(
    () => subscribe({ formState: { values: true }, callback: onChange }),
    [subscribe, onChange],
  )
}
