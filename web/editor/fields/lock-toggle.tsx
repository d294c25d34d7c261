import { Lock, LockOpen } from 'lucide'
import { useWatch } from 'react-hook-form'
import { fieldsCopy } from '#web/copy/guide/fields.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { useFormAccess } from '#web/editor/form/form-access.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { Icon } from '#web/ui/icon.tsx'

/** Where a lock stands: of a text, or of an entry. */
export type LockPath =
  | 'welcome.noteStayOnly'
  | `welcome.arrival.${'gate' | 'late' | 'doesNotOpen'}StayOnly`

function useLock(path: LockPath) {
  const { control, setValue } = useFormAccess()
  const isLocked = useWatch({ control, name: path }) === true
  return {
    isLocked,
    button: {
      name: path,
      'aria-pressed': isLocked,
      onClick: () => setValue(path, !isLocked, { shouldDirty: true }),
    },
  }
}

/** Who sees a text: everybody with the link, or only those with the link of their stay. */
export function LockToggle({ path }: { path: LockPath }) {
  const { stayOnly, withLink, stayOnlyHint } = useCopy(fieldsCopy)
  const { isLocked, button } = useLock(path)
  return (
    <div className="-mt-2 flex flex-wrap items-center gap-x-3">
      <Button {...button} tone="quiet" size="compact" icon={isLocked ? Lock : LockOpen}>
        {isLocked ? stayOnly : withLink}
      </Button>
      {isLocked ? <span className="text-sm text-ink-soft">{stayOnlyHint}</span> : null}
    </div>
  )
}

/** The same of an entry, in the row of its buttons. */
export function EntryLock({ path }: { path: string }) {
  const { lock } = useCopy(fieldsCopy)
  // Every list whose entries have a lock calls it alike.
  const { isLocked, button } = useLock(`${path}.stayOnly` as LockPath)
  return <IconButton {...button} tone="quiet" icon={isLocked ? Lock : LockOpen} label={lock} />
}

/** What a lock on an entry means, under what it locks. */
export function EntryLockNote({ path }: { path: string }) {
  const { stayOnly, stayOnlyHint } = useCopy(fieldsCopy)
  const { isLocked } = useLock(`${path}.stayOnly` as LockPath)
  return isLocked ? (
    <p className="flex items-start gap-2 text-sm text-ink-soft">
      <Icon of={Lock} size={16} className="mt-0.5 shrink-0" />
      <span>
        {stayOnly}. {stayOnlyHint}
      </span>
    </p>
  ) : null
}
