import { Lock, LockOpen } from 'lucide'
import { useWatch } from 'react-hook-form'
import { fieldsCopy } from '#web/copy/guide/fields.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { type SwitchPath, useFormAccess } from '#web/editor/form/form-access.ts'
import { MenuItem } from '#web/ui/dialogs/menu-entries.tsx'
import { Icon } from '#web/ui/icon.tsx'

type LockProps = { path: string }

/** Every list whose entries have a lock, and every text that has one, keeps it as a switch. */
function useLock(path: string) {
  const { control, setValue } = useFormAccess()
  const name = path as SwitchPath
  const isLocked = useWatch({ control, name }) === true
  return { isLocked, turn: () => setValue(name, !isLocked, { shouldDirty: true }) }
}

/** Says that only guests with a reservation see what it stands on; what everybody sees has no sign. */
export function LockChip({ path }: LockProps) {
  const { stayOnly } = useCopy(fieldsCopy)
  return useLock(path).isLocked ? (
    <span
      data-name={path}
      className="mx-1.5 mb-1 inline-flex w-fit items-center gap-1.5 rounded-pill bg-sunken px-2.5 py-0.5 text-sm font-normal text-ink-soft"
    >
      <Icon of={Lock} size={14} />
      {stayOnly}
    </span>
  ) : null
}

/** Turns it, in the menu of the text or the entry. */
export function LockItem({ path }: LockProps) {
  const { lock, unlock } = useCopy(fieldsCopy)
  const { isLocked, turn } = useLock(path)
  return (
    <MenuItem icon={isLocked ? LockOpen : Lock} onSelect={turn}>
      {isLocked ? unlock : lock}
    </MenuItem>
  )
}
