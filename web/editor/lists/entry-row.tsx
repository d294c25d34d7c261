import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { ChevronDown, ChevronUp, GripVertical, ImagePlus, Trash2 } from 'lucide'
import { memo, type ReactNode, useState } from 'react'
import { get, useFormState, useWatch } from 'react-hook-form'
import { factsAt } from '#domain/guide/guide-form.ts'
import { listsCopy } from '#web/copy/guide/lists.ts'
import { picturesCopy } from '#web/copy/guide/pictures.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { PutEntry } from '#web/editor/copies/put-entry.tsx'
import { EntryLock, EntryLockNote } from '#web/editor/fields/lock-toggle.tsx'
import type { ListPath } from '#web/editor/form/editor-form.ts'
import { type FieldPath, type TextPath, useFormAccess } from '#web/editor/form/form-access.ts'
import { useOnJump } from '#web/editor/form/jump.ts'
import { WaitingMark } from '#web/editor/unconfirmed/waiting-mark.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { EntryLink } from './entry-link.tsx'
import type { EntryKind } from './entry-list.tsx'
import { useHasPictures } from './use-has-pictures.ts'

type EntryRowProps<List extends ListPath> = EntryContentProps<List> & { rowKey: string }

type EntryContentProps<List extends ListPath> = {
  path: `${List}.${number}`
  at: number
  kind: EntryKind<List>
  entryWord: string
  isFoldable: boolean
  startsOpen: boolean
  /** A photo of the list is on its way: no row moves or goes meanwhile. */
  isHeld: boolean
  onRemove?: (at: number) => void
}

/** One entry of a list. Only its frame is drawn again while rows are dragged; its fields are not. */
export function EntryRow<List extends ListPath>({ rowKey, ...content }: EntryRowProps<List>) {
  const { drag } = useCopy(listsCopy)
  const { setNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id: rowKey,
  })
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={joinClasses(
        'relative flex min-w-0 items-start gap-1 rounded-card',
        content.kind.look === 'card' && 'border border-hairline bg-surface p-3 pl-1 sm:p-4 sm:pl-1',
        isDragging && 'z-10 shadow-float',
        // Far rows of a long list cost nothing until they come near.
        content.isFoldable &&
          !isDragging &&
          '[contain-intrinsic-size:auto_4.5rem] [content-visibility:auto]',
      )}
    >
      <button
        type="button"
        {...attributes}
        {...listeners}
        aria-label={drag.handle(content.entryWord, content.at + 1)}
        className={
          'grid h-11 w-8 shrink-0 cursor-grab touch-none place-items-center rounded-control ' +
          'text-ink-faint hover:bg-sunken hover:text-ink active:cursor-grabbing'
        }
      >
        <Icon of={GripVertical} size={18} />
      </button>
      <EntryContent {...content} />
    </li>
  )
}

/** Drawn again only when what it is given changes; the type of `memo` would forget which list it is of. */
const EntryContent = memo(AnyEntryContent) as typeof AnyEntryContent

function AnyEntryContent<List extends ListPath>(props: EntryContentProps<List>) {
  const { path, at, kind, entryWord, isFoldable, startsOpen, isHeld, onRemove } = props
  const copy = useCopy(listsCopy)
  const [isOpen, setOpen] = useState(startsOpen)
  const isForcedOpen = useHasError(path) || !isFoldable
  const isShown = isOpen || isForcedOpen
  const wasShown = useWasShown(isShown)
  // An entry that is folded again only hides: a photo that is not in the guide yet lives in its fields.
  const isMounted = isShown || (wasShown && (kind.hasPhoto || kind.Pictures))
  const [arePicturesAsked, setPicturesAsked] = useState(useHasPictures(path))
  const arePicturesWrong = useHasError(path, isOfPictures)
  const arePicturesShown = arePicturesAsked || arePicturesWrong
  useOnJump(path, () => setOpen(true))
  useOnJump(`${path}.photos`, () => setPicturesAsked(true))
  const werePicturesShown = useWasShown(arePicturesShown)
  const { show } = useCopy(picturesCopy)
  const { Fields, Pictures } = kind
  const hasLock = factsAt(`${path}.stayOnly`).locks !== undefined
  const hasLink = hasLock && !path.startsWith('welcome.arrival')
  const remove = onRemove ? (
    <IconButton
      tone="quiet"
      icon={Trash2}
      label={copy.remove(entryWord, at + 1)}
      aria-disabled={isHeld}
      onClick={() => onRemove(at)}
    />
  ) : null
  if (kind.look === 'line') {
    return (
      <>
        <div className="min-w-0 flex-1">
          <Fields path={path} at={at} />
          {hasLock ? <EntryLockNote path={path} /> : null}
          {hasLock ? <WaitingMark path={path} /> : null}
        </div>
        {hasLock ? <EntryLock path={path} /> : null}
        {remove}
      </>
    )
  }
  return (
    <div className="min-w-0 flex-1">
      <div className="flex items-center gap-1 max-sm:gap-0">
        <p className="min-w-0 flex-1 truncate font-semibold">
          {isShown ? (
            copy.numbered(entryWord, at + 1)
          ) : (
            <EntryName path={kind.namePathOf(path)} otherwise={copy.numbered(entryWord, at + 1)} />
          )}
        </p>
        {isFoldable ? (
          <IconButton
            tone="quiet"
            icon={isShown ? ChevronUp : ChevronDown}
            label={`${isShown ? copy.fold : copy.open}: ${copy.numbered(entryWord, at + 1)}`}
            aria-expanded={isShown}
            onClick={() => setOpen(!isShown)}
          />
        ) : null}
        {Pictures && isShown ? (
          <IconButton
            tone="quiet"
            icon={ImagePlus}
            label={show}
            aria-expanded={arePicturesShown}
            onClick={() => setPicturesAsked(!arePicturesShown)}
          />
        ) : null}
        {hasLink && isShown ? <EntryLink path={path} /> : null}
        {hasLink && isShown ? <PutEntry path={path} entryWord={entryWord} at={at} /> : null}
        {hasLock && isShown ? <EntryLock path={path} /> : null}
        {remove}
      </div>
      {isMounted ? (
        <div className={isShown ? fieldsLook : 'hidden'}>
          <Fields path={path} at={at} />
          {Pictures && werePicturesShown ? (
            <div hidden={!arePicturesShown}>
              <Pictures path={path} />
            </div>
          ) : null}
          {hasLock ? <EntryLockNote path={path} /> : null}
        </div>
      ) : null}
      <WaitingMark path={path} />
    </div>
  )
}

const fieldsLook = 'mt-2 flex min-w-0 flex-col gap-4 pr-1 sm:pr-2'

function useWasShown(isShown: boolean) {
  const [wasShown, setWasShown] = useState(isShown)
  if (isShown && !wasShown) setWasShown(true)
  return wasShown
}

type EntryNameProps = { path: TextPath; otherwise: string }

function EntryName({ path, otherwise }: EntryNameProps): ReactNode {
  const { control } = useFormAccess()
  // A row that is just going away has no text any more.
  const name: string | undefined = useWatch({ control, name: path })
  return name?.trim() || otherwise
}

function useHasError(path: FieldPath, isMeant: (field: string) => boolean = () => true) {
  const { control } = useFormAccess()
  const { errors } = useFormState({ control, name: path })
  return Object.keys(get(errors, path) ?? {}).some(isMeant)
}

function isOfPictures(field: string) {
  return field === 'photos' || field === 'videoUrl'
}
