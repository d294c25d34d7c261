import { Tooltip as Parts } from '@base-ui/react/tooltip'
import type { ReactNode } from 'react'

type TooltipBubbleProps = { anchor: () => Element | null; onClose: () => void; children: ReactNode }

export function TooltipBubble({ anchor, onClose, children }: TooltipBubbleProps) {
  return (
    <Parts.Root open onOpenChange={(isOpen) => isOpen || onClose()}>
      <Parts.Portal>
        <Parts.Positioner anchor={anchor} sideOffset={8} collisionPadding={12} className="z-50">
          <Parts.Popup
            className={
              'max-w-64 rounded-control bg-ink px-3 py-2 text-sm text-paper shadow-float ' +
              'transition-opacity duration-100 data-starting-style:opacity-0'
            }
          >
            {children}
          </Parts.Popup>
        </Parts.Positioner>
      </Parts.Portal>
    </Parts.Root>
  )
}
