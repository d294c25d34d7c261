import { Menu as Parts } from '@base-ui/react/menu'
import {
  type HTMLAttributes,
  type ReactElement,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react'
import { MenuParts } from './menu-entries.tsx'

export type MenuProps = {
  trigger: ReactElement<HTMLAttributes<HTMLElement>>
  children: ReactNode
  align?: 'start' | 'end'
}

export function OpenedMenu({ trigger, children, align = 'end' }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null)
  // The press that asked for the menu was on the button before this one. It has the focus before anybody misses it: a dialog
  // would take it.
  useLayoutEffect(() => button.current?.focus(), [])
  useEffect(() => button.current?.click(), [])
  return (
    <Parts.Root modal={false}>
      <Parts.Trigger ref={button} render={trigger} />
      <Parts.Portal>
        <Parts.Positioner align={align} sideOffset={6} collisionPadding={12} className="z-50">
          <Parts.Popup
            className={
              'max-h-(--available-height) min-w-52 max-w-[min(22rem,calc(100vw-1.5rem))] overflow-y-auto ' +
              'rounded-card border border-hairline more-below p-1.5 text-ink shadow-float outline-none ' +
              'origin-(--transform-origin) transition-[opacity,scale] duration-100 ' +
              'data-starting-style:scale-95 data-starting-style:opacity-0 ' +
              'data-ending-style:scale-95 data-ending-style:opacity-0'
            }
          >
            <MenuParts value={Parts}>{children}</MenuParts>
          </Parts.Popup>
        </Parts.Positioner>
      </Parts.Portal>
    </Parts.Root>
  )
}
