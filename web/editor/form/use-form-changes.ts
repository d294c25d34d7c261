import { useEffect } from 'react'
import type { FormAccess } from './form-access.ts'

/** Calls back after every change of the form, however it came about; draws nothing. */
export function useFormChanges({ subscribe }: FormAccess, onChange: () => void) {
  useEffect(
    () => subscribe({ formState: { values: true }, callback: onChange }),
    [subscribe, onChange],
  )
}
