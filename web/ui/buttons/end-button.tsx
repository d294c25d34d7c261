import { useState } from 'react'
import { useSeenRows } from '#web/ui/use-seen-rows.ts'
import { Button, type ButtonProps } from './button.tsx'

/** Answers for all that stands above it, once that end was in view. */
export function EndButton(props: ButtonProps) {
  const [place, setPlace] = useState<HTMLElement | null>(null)
  return (
    <div ref={setPlace}>
      <Button {...props} data-row="end" aria-disabled={!useSeenRows(place, ['end']).has('end')} />
    </div>
  )
}
