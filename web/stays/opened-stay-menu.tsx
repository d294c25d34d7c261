import { CircleStop, Clock, Ellipsis, KeyRound, Link2, Pencil, Trash2 } from 'lucide'
import { useEffect, useRef } from 'react'
import { staysCopy } from '#web/copy/stays.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { Menu, MenuItem, MenuSeparator } from '#web/ui/dialogs/menu.tsx'
import type { StayMenuProps } from './stay-menu.tsx'
import { type StayQuestion, useDaysOf, useStays } from './use-stays.ts'

/** The menu of one stay; an ended one can only go on or go. */
export default function OpenedStayMenu({ stay, canRenew, isBusy, onOpen }: StayMenuProps) {
  const { menu } = useCopy(staysCopy)
  const { ask } = useStays()
  const days = useDaysOf(stay)
  const trigger = useRef<HTMLButtonElement>(null)
  // The press that asked for the menu was on the button before this one.
  useEffect(() => {
    trigger.current?.focus()
    trigger.current?.click()
  }, [])
  const asking = (question: StayQuestion) => () => ask(question, stay)
  const hasEnded = stay.phase === 'ended'
  return (
    <Menu
      trigger={
        <IconButton
          ref={trigger}
          id={`stay-menu-${stay.id}`}
          icon={Ellipsis}
          label={menu.more(days)}
          isBusy={isBusy}
        />
      }
    >
      {hasEnded ? null : (
        <>
          <MenuItem icon={Pencil} onSelect={asking('change')}>
            {menu.change}
          </MenuItem>
          <MenuItem icon={Clock} onSelect={asking('leaves_later')}>
            {menu.leavesLater}
          </MenuItem>
        </>
      )}
      {hasEnded || stay.isOpen ? null : (
        <MenuItem icon={KeyRound} onSelect={onOpen}>
          {menu.open}
        </MenuItem>
      )}
      {hasEnded && !canRenew ? null : (
        <>
          <MenuItem icon={Link2} onSelect={asking('renew')}>
            {menu.renew}
          </MenuItem>
          <MenuSeparator />
        </>
      )}
      {hasEnded ? null : (
        <MenuItem icon={CircleStop} onSelect={asking('end')}>
          {menu.end}
        </MenuItem>
      )}
      <MenuItem icon={Trash2} tone="danger" onSelect={asking('delete')}>
        {menu.remove}
      </MenuItem>
    </Menu>
  )
}
