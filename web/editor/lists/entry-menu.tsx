import {
  ArrowDown,
  ArrowUp,
  BookCopy,
  Check,
  Ellipsis,
  ImagePlus,
  Link2,
  Trash2,
  Video,
} from 'lucide'
import { createContext, lazy, Suspense, use, useState } from 'react'
import { get } from 'react-hook-form'
import type { SharedEntry } from '#domain/guide/copies/entries.ts'
import { copiesCopy } from '#web/copy/copies.ts'
import { unconfirmedCopy } from '#web/copy/editor/unconfirmed.ts'
import { listsCopy } from '#web/copy/guide/lists.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { CopyingContext } from '#web/editor/copies/copying.ts'
import { LockItem } from '#web/editor/fields/lock.tsx'
import { useFormAccess } from '#web/editor/form/form-access.ts'
import { useWaitingAt } from '#web/editor/unconfirmed/waiting.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { useCopying } from '#web/ui/buttons/use-copying.ts'
import { Menu } from '#web/ui/dialogs/menu.tsx'
import { MenuItem } from '#web/ui/dialogs/menu-entries.tsx'
import { loadPart } from '#web/ui/load-part.ts'

const PutDialog = lazy(
  loadPart(async () => ({
    default: (await import('#web/editor/copies/put-dialog.tsx')).PutDialog,
  })),
)

/** Where guests open the guide that is edited; a new one has no address yet. */
export const GuideLinkContext = createContext<string | undefined>(undefined)

type EntryMenuProps = {
  path: string
  name: string
  hasLock: boolean
  isFirst: boolean
  isLast: boolean
  isHeld: boolean
  onPictures?: (what: 'photos' | 'video') => void
  onMove: (step: 1 | -1) => void
  onRemove?: () => void
}

/** What can be done with an entry beside typing in it, in words. */
export function EntryMenu(props: EntryMenuProps) {
  const { path, name, hasLock, isFirst, isLast, isHeld, onPictures, onMove, onRemove } = props
  const copy = useCopy(listsCopy)
  const { confirm } = useCopy(unconfirmedCopy)
  const { put } = useCopy(copiesCopy)
  const { getValues } = useFormAccess()
  const link = use(GuideLinkContext)
  const copying = use(CopyingContext)
  const waiting = useWaitingAt(path)
  const { outcome, copy: copyText } = useCopying()
  const [putting, setPutting] = useState<SharedEntry>()
  const hasLink = hasLock && !path.startsWith('welcome.')
  const canMove = !isFirst || !isLast
  if (!hasLock && !canMove && !onRemove) return null
  // An own block has the id of its row, too.
  const { id, entryId = id }: { id?: string; entryId?: string } = get(getValues(), path) ?? {}
  const saved = hasLink ? copying?.saved.get(entryId ?? '') : undefined
  return (
    <>
      <p role="status" className="py-2.5 text-sm text-ink-soft empty:hidden">
        {outcome && copy.link[outcome]}
      </p>
      <Menu
        trigger={
          <IconButton
            tone="quiet"
            icon={Ellipsis}
            label={copy.options(name)}
            className="relative"
          />
        }
      >
        {waiting?.isWaiting ? (
          <MenuItem icon={Check} onSelect={waiting.confirm}>
            {confirm}
          </MenuItem>
        ) : null}
        {onPictures ? (
          <>
            <MenuItem icon={ImagePlus} onSelect={() => onPictures('photos')}>
              {copy.photos}
            </MenuItem>
            <MenuItem icon={Video} onSelect={() => onPictures('video')}>
              {copy.video}
            </MenuItem>
          </>
        ) : null}
        {hasLink && link ? (
          <MenuItem icon={Link2} onSelect={() => void copyText(`${link}#${entryId}`)}>
            {copy.link.copy}
          </MenuItem>
        ) : null}
        {hasLock ? <LockItem path={`${path}.stayOnly`} /> : null}
        {canMove ? (
          <>
            <MenuItem
              icon={ArrowUp}
              staysOpen
              disabled={isFirst || isHeld}
              onSelect={() => onMove(-1)}
            >
              {copy.up}
            </MenuItem>
            <MenuItem
              icon={ArrowDown}
              staysOpen
              disabled={isLast || isHeld}
              onSelect={() => onMove(1)}
            >
              {copy.down}
            </MenuItem>
          </>
        ) : null}
        {saved && copying && copying.others.length > 0 ? (
          <MenuItem icon={BookCopy} onSelect={() => setPutting(saved)}>
            {put.action}
          </MenuItem>
        ) : null}
        {onRemove ? (
          <MenuItem icon={Trash2} tone="danger" disabled={isHeld} onSelect={onRemove}>
            {copy.remove}
          </MenuItem>
        ) : null}
      </Menu>
      <Suspense fallback={null}>
        {putting && copying ? (
          <PutDialog saved={putting} copying={copying} onClose={() => setPutting(undefined)} />
        ) : null}
      </Suspense>
    </>
  )
}
