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
import { type ComponentProps, use, useState } from 'react'
import { get } from 'react-hook-form'
import type { SharedEntry } from '#domain/guide/copies/entries.ts'
import { copiesCopy } from '#web/copy/copies.ts'
import { unconfirmedCopy } from '#web/copy/editor/editor.ts'
import { listsCopy } from '#web/copy/guide/fields.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { CopyingContext } from '#web/editor/copies/copying.ts'
import { LockItem } from '#web/editor/fields/text-field.tsx'
import { useFormAccess } from '#web/editor/form/form-access.ts'
import { useWaitingAt } from '#web/editor/unconfirmed/waiting.tsx'
import { IconButton } from '#web/ui/buttons/button.tsx'
import { useCopying } from '#web/ui/buttons/copy-button.tsx'
import { Menu } from '#web/ui/dialogs/menu.tsx'
import { MenuItem } from '#web/ui/dialogs/menu-entries.tsx'
import type { IconShape } from '#web/ui/icon.tsx'
import { latePart } from '#web/ui/load-part.ts'

const PutDialog = latePart(
  async () => (await import('#web/editor/copies/put-dialog.tsx')).PutDialog,
)

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
  const copying = use(CopyingContext)
  const waiting = useWaitingAt(path)
  const { outcome, copy: copyText } = useCopying()
  const [putting, setPutting] = useState<SharedEntry>()
  const canMove = !isFirst || !isLast
  if (!hasLock && !canMove && !onRemove) return null
  // An own block has the id of its row, too.
  const { id, entryId = id }: { id?: string; entryId?: string } = get(getValues(), path) ?? {}
  // A new guide has no address yet, and nothing of it is saved.
  const elsewhere = hasLock && !path.startsWith('welcome.') ? copying : undefined
  const saved = elsewhere?.others.length ? elsewhere.saved.get(entryId ?? '') : undefined
  const item = (label: string, icon: IconShape, onSelect: () => void, more?: MenuItemLook) => (
    <MenuItem icon={icon} onSelect={onSelect} {...more}>
      {label}
    </MenuItem>
  )
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
        {waiting?.isWaiting && item(confirm, Check, waiting.confirm)}
        {onPictures && item(copy.photos, ImagePlus, () => onPictures('photos'))}
        {onPictures && item(copy.video, Video, () => onPictures('video'))}
        {elsewhere &&
          item(copy.link.copy, Link2, () => void copyText(`${elsewhere.guide.link}#${entryId}`))}
        {hasLock && <LockItem path={`${path}.stayOnly`} />}
        {canMove &&
          item(copy.up, ArrowUp, () => onMove(-1), {
            staysOpen: true,
            disabled: isFirst || isHeld,
          })}
        {canMove &&
          item(copy.down, ArrowDown, () => onMove(1), {
            staysOpen: true,
            disabled: isLast || isHeld,
          })}
        {saved && item(put.action, BookCopy, () => setPutting(saved))}
        {onRemove && item(copy.remove, Trash2, onRemove, { tone: 'danger', disabled: isHeld })}
      </Menu>
      {putting && copying ? (
        <PutDialog saved={putting} copying={copying} onClose={() => setPutting(undefined)} />
      ) : null}
    </>
  )
}

type MenuItemLook = Pick<ComponentProps<typeof MenuItem>, 'tone' | 'disabled' | 'staysOpen'>
