import { Ellipsis } from 'lucide'
import { cloneElement, type KeyboardEvent, lazy, Suspense, startTransition, useState } from 'react'
import { IconButton, type IconButtonProps } from '#web/ui/buttons/button.tsx'
import { loadPart } from '#web/ui/load-part.ts'
import type { MenuProps } from './opened-menu.tsx'

const OpenedMenu = lazy(
  loadPart(async () => ({ default: (await import('./opened-menu.tsx')).OpenedMenu })),
)

const openingKeys = ['ArrowDown', 'ArrowUp']

/** A button that opens a list of deeds; children are items, links and separators. What a list needs comes when one is first opened. */
export function Menu(props: MenuProps) {
  const [isAsked, setAsked] = useState(false)
  const ask = () => startTransition(() => setAsked(true))
  const askByKey = (event: KeyboardEvent) => {
    if (!openingKeys.includes(event.key)) return
    event.preventDefault()
    ask()
  }
  return (
    <Suspense>
      {isAsked ? (
        <OpenedMenu {...props} />
      ) : (
        cloneElement(props.trigger, {
          'aria-haspopup': 'menu',
          'aria-expanded': false,
          onClick: ask,
          onKeyDown: askByKey,
        })
      )}
    </Suspense>
  )
}

type OptionsMenuProps = Omit<IconButtonProps, 'icon'> & Pick<MenuProps, 'children'>

/** What else can be done with a thing, behind three dots. */
export function OptionsMenu({ children, ...button }: OptionsMenuProps) {
  return <Menu trigger={<IconButton {...button} icon={Ellipsis} />}>{children}</Menu>
}
