import { CircleStop, Clock, Ellipsis, KeyRound, Link2, Pencil, Trash2 } from 'lucide'
import type { HostStay } from '#web/calls/stays.ts'
import { staysCopy } from '#web/copy/stays.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { IconButton } from '#web/ui/buttons/button.tsx'
import { Menu } from '#web/ui/dialogs/menu.tsx'
import { MenuItem, MenuSeparator } from '#web/ui/dialogs/menu-entries.tsx'
import { type StayQuestion, useDaysOf, useStays } from './use-stays.ts'

type StayMenuProps = {
  stay: HostStay
  /** An ended stay whose days are not over: another link lets it go on. */
  canRenew: boolean
  isBusy: boolean
  onOpen: () => void
}

/** The menu of one stay; an ended one can only go on or go. */
export function StayMenu({ stay, canRenew, isBusy, onOpen }: StayMenuProps) {
  const { menu } = useCopy(staysCopy)
  const { ask } = useStays()
  const days = useDaysOf(stay)
  const asking = (question: StayQuestion) => () => ask(question, stay)
  const hasEnded = stay.phase === 'ended'
  return (
    <Menu
      trigger={
        <IconButton
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
