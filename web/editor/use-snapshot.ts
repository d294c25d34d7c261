import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import type { GuidebookForm } from '#domain/guidebook.ts'
import { toGuidebookForm } from './editor-form.ts'
import type { FormAccess } from './form-access.ts'
import { timing } from './timing.ts'
import { useFormChanges } from './use-form-changes.ts'

/** The form as it was a moment ago, for what may lag behind typing: the preview, the tabs' dots. */
export function useSnapshot(access: FormAccess): GuidebookForm {
  const { getValues } = access
  const take = useCallback(() => structuredClone(toGuidebookForm(getValues())), [getValues])
  const [snapshot, setSnapshot] = useState(take)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const onChange = useCallback(() => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined
      startTransition(() => setSnapshot(take()))
    }, timing.previewEveryMs)
  }, [take])
  useFormChanges(access, onChange)
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      timer.current = undefined
    },
    [],
  )
  return snapshot
}
