import { useMemo } from 'react'
import { useForm } from 'react-hook-form'
import { type EditorForm, resolveEditorForm } from './editor-form.ts'
import type { FormAccess } from './form-access.ts'

/** The form itself; what it hands out never changes, so that typing draws only the field typed in. */
export function useEditorForm(defaultValues: EditorForm): FormAccess {
  const form = useForm<EditorForm>({
    defaultValues,
    resolver: resolveEditorForm,
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const { control, register, setValue, getValues, trigger } = form
  const { setError, clearErrors, reset, subscribe, setFocus } = form
  return useMemo(
    () => ({
      control,
      register,
      setValue,
      getValues,
      trigger,
      setError,
      clearErrors,
      reset,
      subscribe,
      setFocus,
    }),
    [
      control,
      register,
      setValue,
      getValues,
      trigger,
      setError,
      clearErrors,
      reset,
      subscribe,
      setFocus,
    ],
  )
}
