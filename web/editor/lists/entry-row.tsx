import {
  ArrowDown,
  ArrowUp,
  BookCopy,
  Check,
  ChevronDown,
  ChevronUp,
  ImagePlus,
  Link2,
  Trash2,
  Video,
} from 'lucide'
import { type ComponentProps, type ComponentType, memo, use, useState } from 'react'
import { type FieldArray, get, useFormState } from 'react-hook-form'
import type { SharedEntry } from '#domain/guide/copies/entries.ts'
import { factsAt } from '#domain/guide/guide-form.ts'
import { copiesCopy } from '#web/copy/copies.ts'
import { unconfirmedCopy } from '#web/copy/editor/editor.ts'
import { listsCopy } from '#web/copy/guide/fields.ts'
import { choiceAt } from '#web/copy/guide/find-words.ts'
import { useCopy, useLocale } from '#web/copy/use-copy.ts'
import { CopyingContext } from '#web/editor/copies/copying.ts'
import { LockChip, LockItem, TextField } from '#web/editor/fields/form-fields.tsx'
import {
  type EditorForm,
  type FieldPath,
  idOfEntry,
  type ListPath,
  type TextPath,
} from '#web/editor/form/editor-form.ts'
import { focusAt, JumpContext, useOnJump } from '#web/editor/form/jumps.ts'
import { useFormAccess, useValue, useWas } from '#web/editor/form/use-editor-form.ts'
import { useWaitingAt, WaitingDot } from '#web/editor/unconfirmed/waiting.tsx'
import { useCopying } from '#web/ui/buttons/copy-button.tsx'
import { OptionsMenu } from '#web/ui/dialogs/menu.tsx'
import { MenuItem } from '#web/ui/dialogs/menu-entries.tsx'
import { Icon, type IconShape } from '#web/ui/icon.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { latePart } from '#web/ui/load-part.ts'

const PutDialog = latePart(
  async () => (await import('#web/editor/copies/copy-order.tsx')).PutDialog,
)

export type EntryFieldsProps<List extends ListPath> = { path: `${List}.${number}`; at: number }

type KeyOf<List extends ListPath> = keyof FieldArray<EditorForm, List> & string

export type EntryKind<List extends ListPath> = {
  /** The text that an entry is known by, and what a folded one says besides. */
  nameKey: KeyOf<List>
  textKey?: KeyOf<List>
  /** In which it is chosen what it is: that names it while nothing else does. */
  choiceKey?: KeyOf<List>
  /** Without any, those two texts are all that is asked. */
  Fields?: ComponentType<EntryFieldsProps<List>>
  /** A card folds; a row is a card that never does; a line stands bare. */
  look: 'card' | 'row' | 'line'
  /** What it shows beside its words, asked for in the menu of the row. */
  Pictures?: ComponentType<PicturesProps>
}

export type PicturesProps = { path: string; asked: { photos: boolean; video: boolean } }

export type EntryRowProps<List extends ListPath> = EntryFieldsProps<List> & {
  kind: EntryKind<List>
  entryWord: string
  isLast: boolean
  startsOpen: boolean
  /** A photo of the list is on its way: no row moves or goes meanwhile. */
  isHeld: boolean
  onMove: (from: number, to: number) => void
  onRemove: ((at: number) => void) | undefined
}

/** Drawn again only when what it is given changes; the type of `memo` would forget which list it is of. */
export const EntryRow = memo(AnyEntryRow) as typeof AnyEntryRow

/** One entry: a row that opens on its fields, or the fields themselves; one menu says what else can be done. */
function AnyEntryRow<List extends ListPath>(props: EntryRowProps<List>) {
  const { path, at, kind, entryWord, isLast, startsOpen } = props
  const [isOpen, setOpen] = useState(startsOpen)
  const isCard = kind.look === 'card'
  const isShown = useHasError(path) || isOpen || !isCard
  // An entry that is folded again only hides: what is asked for in its fields stays.
  const isMounted = useWas(isShown)
  const [asked, setAsked] = useState({ photos: false, video: false })
  useOnJump(path, () => setOpen(true))
  useOnJump(`${path}.photos`, () => setAsked((before) => ({ ...before, photos: true })))
  const { Fields, Pictures } = kind
  const hasLock = factsAt(`${path}.stayOnly`).locks !== undefined
  const name = useCopy(listsCopy).numbered(entryWord, at + 1)
  const ask = (what: 'photos' | 'video') => {
    setOpen(true)
    setAsked((before) => ({ ...before, [what]: true }))
    void focusAt(what === 'photos' ? `${path}.photos` : `${path}.videoUrl`)
  }
  const fields = (
    <>
      {Fields ? (
        <Fields path={path} at={at} />
      ) : (
        <>
          <TextField path={fieldAt(path, kind.nameKey)} />
          {kind.textKey ? <TextField path={fieldAt(path, kind.textKey)} rows={2} /> : null}
        </>
      )}
      {Pictures ? <Pictures path={path} asked={asked} /> : null}
    </>
  )
  const menu = <EntryMenu {...props} {...{ name, hasLock }} onPictures={Pictures && ask} />
  if (!isCard) {
    return (
      <li className={joinClasses('flex min-w-0 items-start gap-1', looks[kind.look])}>
        <div className="flex min-w-0 flex-1 flex-col gap-2">
          {fields}
          {hasLock ? <LockChip path={`${path}.stayOnly`} /> : null}
        </div>
        <div className={joinClasses('flex', kind.look === 'row' && besideLabel)}>
          <WaitingDot path={path} name={name} />
          {menu}
        </div>
      </li>
    )
  }
  return (
    <li className={joinClasses('min-w-0', looks.card)}>
      <div className="relative">
        <div className="flex items-start gap-1">
          <button
            type="button"
            aria-expanded={isShown}
            onClick={() => setOpen(!isShown)}
            className="min-h-11 min-w-0 flex-1 cursor-pointer px-2 py-2.5 text-left after:absolute after:inset-0"
          >
            <EntryName
              path={fieldAt(path, kind.nameKey)}
              choicePath={kind.choiceKey && fieldAt(path, kind.choiceKey)}
              otherwise={name}
            />
          </button>
          <WaitingDot path={path} name={name} />
          <span className="grid h-11 place-items-center text-ink-soft">
            <Icon of={isShown ? ChevronUp : ChevronDown} />
          </span>
          {menu}
        </div>
        {hasLock ? <LockChip path={`${path}.stayOnly`} /> : null}
        {isShown || !kind.textKey ? null : <EntryText path={fieldAt(path, kind.textKey)} />}
      </div>
      {isMounted ? (
        <div className={isShown ? 'flex min-w-0 flex-col gap-4 p-2' : 'hidden'}>
          <AskedHere path={path} isLast={isLast} />
          {fields}
        </div>
      ) : null}
    </li>
  )
}

/** True because a kind names only fields of its own entries. */
const fieldAt = (path: string, key: string) => `${path}.${key}` as TextPath

const looks = {
  // Far rows of a long list cost nothing until they come near.
  card: 'rounded-card border border-hairline bg-surface p-2 [contain-intrinsic-size:auto_4.5rem] [content-visibility:auto]',
  row: 'relative rounded-card border border-hairline bg-surface p-3 sm:p-4',
  line: '',
}

/** On a phone fields take the whole width: what is done with their row stands beside the first one's name. */
const besideLabel = 'max-sm:absolute max-sm:-top-0.5 max-sm:right-1 sm:mt-7.5'

/** The question that led to an entry: what is typed here answers it. */
function AskedHere({ path, isLast }: { path: string; isLast: boolean }) {
  const jump = use(JumpContext)
  // Of a list the last entry is the one that was added for it.
  const list = path.slice(0, path.lastIndexOf('.'))
  const isHere = jump?.path.startsWith(`${path}.`) || (isLast && jump?.path === list)
  return jump?.question && isHere ? (
    <p className="font-semibold text-agave-ink">{jump.question}</p>
  ) : null
}

type EntryNameProps = { path: TextPath; choicePath?: FieldPath; otherwise: string }

function EntryName({ path, choicePath = path, otherwise }: EntryNameProps) {
  const locale = useLocale()
  // A row that is just going away has no text any more.
  const name: string | undefined = useValue(path)
  const choice: unknown = useValue(choicePath)
  const lang = useValue('language')
  const said = name?.trim()
  const chosen =
    choice === 'other' ? undefined : choiceAt(choicePath.split('.'), String(choice), locale)
  return (
    <span lang={said && lang} className="font-semibold [overflow-wrap:anywhere]">
      {said || chosen || otherwise}
    </span>
  )
}

/** What a folded entry says, so that it can be read without being opened. */
function EntryText({ path }: { path: FieldPath }) {
  const text: unknown = useValue(path)
  const lang = useValue('language')
  const said = Array.isArray(text) ? text.map((each) => get(each, 'text')).join('\n') : text
  return typeof said === 'string' && said.trim() !== '' ? (
    <p
      lang={lang}
      className="mb-1 line-clamp-6 px-2 text-sm whitespace-pre-line text-ink-soft [overflow-wrap:anywhere]"
    >
      {said}
    </p>
  ) : null
}

function useHasError(path: FieldPath) {
  const { control } = useFormAccess()
  const { errors } = useFormState({ control, name: path })
  return Object.keys(get(errors, path) ?? {}).length > 0
}

type EntryMenuProps = Omit<EntryRowProps<ListPath>, 'kind' | 'entryWord' | 'startsOpen'> & {
  name: string
  hasLock: boolean
  onPictures: ((what: 'photos' | 'video') => void) | undefined
}

/** What can be done with an entry beside typing in it, in words. */
function EntryMenu(props: EntryMenuProps) {
  const { path, at, name, hasLock, isLast, isHeld, onPictures, onMove, onRemove } = props
  const copy = useCopy(listsCopy)
  const { confirm } = useCopy(unconfirmedCopy)
  const { put } = useCopy(copiesCopy)
  const { getValues } = useFormAccess()
  const copying = use(CopyingContext)
  const waiting = useWaitingAt(path)
  const { outcome, copy: copyText } = useCopying()
  const [putting, setPutting] = useState<SharedEntry>()
  const isFirst = at === 0
  const canMove = !isFirst || !isLast
  if (!hasLock && !canMove && !onRemove) return null
  const entryId = idOfEntry(get(getValues(), path))
  // A new guide has no address yet, and nothing of it is saved.
  const elsewhere = hasLock && !path.startsWith('welcome.') ? copying : undefined
  const saved = elsewhere?.others.length ? elsewhere.saved.get(entryId) : undefined
  const item = (label: string, icon: IconShape, onSelect: () => void, more?: MenuItemLook) => (
    <MenuItem icon={icon} onSelect={onSelect} {...more}>
      {label}
    </MenuItem>
  )
  const move = (label: string, icon: IconShape, { to, isEnd }: { to: number; isEnd: boolean }) =>
    item(label, icon, () => onMove(at, to), { staysOpen: true, disabled: isEnd || isHeld })
  return (
    <>
      <p role="status" className="py-2.5 text-sm text-ink-soft empty:hidden">
        {outcome && copy.link[outcome]}
      </p>
      <OptionsMenu tone="quiet" label={copy.options(name)} className="relative">
        {waiting?.isWaiting && item(confirm, Check, waiting.confirm)}
        {onPictures && item(copy.photos, ImagePlus, () => onPictures('photos'))}
        {onPictures && item(copy.video, Video, () => onPictures('video'))}
        {elsewhere &&
          item(copy.link.copy, Link2, () => void copyText(`${elsewhere.guide.link}#${entryId}`))}
        {hasLock && <LockItem path={`${path}.stayOnly`} isEntry />}
        {canMove && move(copy.up, ArrowUp, { to: at - 1, isEnd: isFirst })}
        {canMove && move(copy.down, ArrowDown, { to: at + 1, isEnd: isLast })}
        {saved && item(put.action, BookCopy, () => setPutting(saved))}
        {onRemove &&
          item(copy.remove, Trash2, () => onRemove(at), { tone: 'danger', disabled: isHeld })}
      </OptionsMenu>
      {putting && copying ? (
        <PutDialog saved={putting} copying={copying} onClose={() => setPutting(undefined)} />
      ) : null}
    </>
  )
}

type MenuItemLook = Pick<ComponentProps<typeof MenuItem>, 'tone' | 'disabled' | 'staysOpen'>
