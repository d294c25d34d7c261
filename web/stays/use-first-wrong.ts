import { useEffect, useRef } from 'react'
import type { StayRefusal } from './use-stays.ts'

/** For a form: a refusal brings the focus to the first field that is wrong. */
export function useFirstWrong(refusal: StayRefusal | undefined) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (refusal) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [refusal])
  return form
}
