import { Ellipsis } from 'lucide'
import { type KeyboardEvent, lazy, Suspense, startTransition, useState } from 'react'
import type { HostStay } from '#web/calls/stays.ts'
import { staysCopy } from '#web/copy/stays.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { loadPart } from '#web/ui/load-part.ts'
import { useDaysOf } from './use-stays.ts'

/** Forty stays are forty menus, and most visits open none. */
const OpenedStayMenu = lazy(loadPart(() => import('./opened-stay-menu.tsx')))

export type StayMenuProps = {
  stay: HostStay
  /** An ended stay whose days are not over: another link lets it go on. */
  canRenew: boolean
  isBusy: boolean
  onOpen: () => void
}

const openingKeys = ['ArrowDown', 'ArrowUp']

/** What is done with a stay now and then, behind a button. */
export function StayMenu(props: StayMenuProps) {
  const { menu } = useCopy(staysCopy)
  const days = useDaysOf(props.stay)
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
        <OpenedStayMenu {...props} />
      ) : (
        <IconButton
          icon={Ellipsis}
          label={menu.more(days)}
          aria-haspopup="menu"
          aria-expanded={false}
          onClick={ask}
          onKeyDown={askByKey}
        />
      )}
    </Suspense>
  )
}
