import { Tooltip as Parts } from '@base-ui/react/tooltip'
import { type PointerEvent, type ReactElement, type ReactNode, useId, useState } from 'react'
import { VisuallyHidden } from './visually-hidden.tsx'

type TooltipProps = {
  text: ReactNode
  /** The button or link it explains. */
  children: ReactElement<{ 'aria-describedby'?: string }>
}

/** A word on hover, on focus and on a press; always there for a screen reader. */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const openForFinger = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'touch') setOpen(true)
  }
  return (
    <Parts.Provider delay={300}>
      <Parts.Root open={isOpen} onOpenChange={setOpen}>
        <Parts.Trigger
          aria-describedby={id}
          closeOnClick={false}
          onPointerUp={openForFinger}
          render={children}
        />
        <VisuallyHidden id={id}>{text}</VisuallyHidden>
        <Parts.Portal>
          <Parts.Positioner sideOffset={8} collisionPadding={12} className="z-50">
            <Parts.Popup
              className={
                'max-w-64 rounded-control bg-tooltip px-3 py-2 text-sm text-on-tooltip shadow-float ' +
                'transition-opacity duration-100 data-starting-style:opacity-0 data-ending-style:opacity-0'
              }
            >
              {text}
            </Parts.Popup>
          </Parts.Positioner>
        </Parts.Portal>
      </Parts.Root>
    </Parts.Provider>
  )
}
