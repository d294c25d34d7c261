import { Ellipsis } from 'lucide'
import { type KeyboardEvent, lazy, Suspense, startTransition, useState } from 'react'
import { dashboardCopy } from '#web/copy/dashboard.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { loadPart } from '#web/ui/load-part.ts'
import type { MoreMenuProps } from './opened-more-menu.tsx'

/** A menu weighs a third of the desk, and most visits open none. */
const OpenedMoreMenu = lazy(loadPart(() => import('./opened-more-menu.tsx')))

const openingKeys = ['ArrowDown', 'ArrowUp']

/** What is done now and then, behind a button. */
export function MoreMenu(props: MoreMenuProps) {
  const { card } = useCopy(dashboardCopy)
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
        <OpenedMoreMenu {...props} />
      ) : (
        <IconButton
          icon={Ellipsis}
          label={card.more(props.guide.name)}
          aria-haspopup="menu"
          aria-expanded={false}
          onClick={ask}
          onKeyDown={askByKey}
        />
      )}
    </Suspense>
  )
}
