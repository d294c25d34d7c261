import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import type { GuidebookForm } from '#domain/guide/guidebook.ts'
import { toGuidebookForm } from './editor-form.ts'
import type { FormAccess } from './form-access.ts'
import { useFormChanges } from './form-access.ts'
import { timing } from './timing.ts'

/** The form as it was a moment ago, for what may lag behind typing: the preview, the tabs' dots. */
export function useSnapshot(access: FormAccess): GuidebookForm {
  const { getValues } = access
  const take = useCallback(() => structuredClone(toGuidebookForm(getValues())), [getValues])
  const [snapshot, setSnapshot] = useState(take)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const waitingSince = useRef<number>(undefined)
  const show = useCallback(() => {
    waitingSince.current = undefined
    startTransition(() => setSnapshot(take()))
  }, [take])
  const onChange = useCallback(() => {
    clearTimeout(timer.current)
    waitingSince.current ??= Date.now()
    const waitedMs = Date.now() - waitingSince.current
    const leftMs = Math.max(0, timing.previewAtLeastEveryMs - waitedMs)
    timer.current = setTimeout(show, Math.min(timing.previewAfterMs, leftMs))
  }, [show])
  useFormChanges(access, onChange)
  useEffect(() => () => clearTimeout(timer.current), [])
  return snapshot
}
