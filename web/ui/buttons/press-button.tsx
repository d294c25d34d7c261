import type { ComponentProps, MouseEvent } from 'react'

export type PressButtonProps = ComponentProps<'button'> & { isBusy?: boolean }

/** Busy or `aria-disabled`, it keeps its place in the tab order and does nothing. */
export function PressButton({ isBusy, onClick, ...rest }: PressButtonProps) {
  const isIdle = isBusy || isTrue(rest['aria-disabled'])
  return (
    <button
      type="button"
      {...rest}
      aria-busy={isBusy || undefined}
      aria-disabled={isIdle || undefined}
      onClick={isIdle ? ignoreClick : onClick}
    />
  )
}

function isTrue(attribute: boolean | 'true' | 'false' | undefined) {
  return attribute === true || attribute === 'true'
}

function ignoreClick(event: MouseEvent) {
  event.preventDefault()
}
