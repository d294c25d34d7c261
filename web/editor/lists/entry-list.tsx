import { Plus } from 'lucide'
import { type ComponentType, type ReactNode, useCallback, useRef, useState } from 'react'
import { get, useFieldArray } from 'react-hook-form'
import { canRemoveEntry } from '#domain/guide/editing/presses.ts'
import type { EntryPhoto } from '#domain/guide/fields.ts'
import { limitAt } from '#domain/guide/guidebook.ts'
import { findText } from '#domain/values/text.ts'
import { listsCopy } from '#web/copy/guide/fields.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { FormSection } from '#web/editor/fields/sections.tsx'
import {
  blankEntryAt,
  type EditorForm,
  type Entry,
  idOfEntry,
  type ListPath,
} from '#web/editor/form/editor-form.ts'
import { useOnJumpTo } from '#web/editor/form/jumps.ts'
import { useFormAccess, useListWords } from '#web/editor/form/use-editor-form.ts'
import { useIsUploading, usePhotoAccess } from '#web/editor/photo/photo-parts.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { type EntryKind, EntryRow } from './entry-row.tsx'

export type AddProps<List extends ListPath> = {
  path: List
  count: number
  append: (given: object) => void
}

type EntryListProps<List extends ListPath> = {
  path: List
  kind: EntryKind<List>
  /** In the row of its add button. */
  tools?: ReactNode
  /** In place of its add button. */
  Add?: ComponentType<AddProps<List>>
}

type ListSectionProps<List extends ListPath> = EntryListProps<List> & { children?: ReactNode }

/** A list under its own heading, with what belongs to it below. */
export function ListSection<List extends ListPath>({ children, ...list }: ListSectionProps<List>) {
  const { title, hint } = useListWords(list.path)
  return (
    <FormSection title={title} hint={hint}>
      <EntryList {...list} />
      {children}
    </FormSection>
  )
}

type Removed = { at: number; entry: Entry; key: number }

/** Entries to add, remove, take back and reorder; several start folded. */
export function EntryList<List extends ListPath>({ path, kind, tools, Add }: EntryListProps<List>) {
  const copy = useCopy(listsCopy)
  const words = useListWords(path)
  const { control, getValues } = useFormAccess()
  const { fields, append, remove, insert, move } = useFieldArray<EditorForm, ListPath, 'rowKey'>({
    control,
    name: path,
    keyName: 'rowKey',
  })
  const [removed, setRemoved] = useState<Removed>()
  const [moved, setMoved] = useState('')
  const added = useRef(new Set<string>())
  const { max = Number.POSITIVE_INFINITY } = limitAt(path)
  const isFull = fields.length >= max
  const canRemove = canRemoveEntry(path, fields.length)
  const { photos } = usePhotoAccess()
  const isUploading = useIsUploading(photos)
  const isHeld = isUploading && (Add ?? kind.Pictures) !== undefined
  // What is alone or new is there to be typed in, and of a restored photo it is to be seen how far it is.
  const startsOpen = (entry: Entry) =>
    fields.length === 1 ||
    added.current.has(idOfEntry(entry)) ||
    photosOf(entry).some((address) => photos.find(address))

  const removeAt = useCallback(
    (at: number) => {
      const entry = getValues<ListPath>(path)?.[at]
      if (!entry) return
      setRemoved((before) => ({ at, entry, key: (before?.key ?? 0) + 1 }))
      remove(at)
    },
    [getValues, remove, path],
  )
  const nameOfRemoved = ({ at, entry }: Removed) => {
    const name = findText(get(entry, kind.nameKey))
    // A mark alone says nothing when it is read.
    return name && /[\p{L}\p{N}]/u.test(name) ? name : copy.numbered(words.entry, at + 1)
  }
  const takeBack = () => {
    if (!removed) return
    for (const address of photosOf(removed.entry)) void photos.waitFor(address)
    added.current.add(idOfEntry(removed.entry))
    insert(Math.min(removed.at, fields.length), removed.entry)
    setRemoved(undefined)
  }

  const add = (given = {}) => {
    setRemoved(undefined)
    const blank = { ...blankEntryAt(path), ...given }
    added.current.add(idOfEntry(blank))
    append(blank)
    return `${path}.${fields.length}`
  }
  useOnJumpTo(path, () => (isFull ? path : add()))

  const moveTo = useCallback(
    (from: number, to: number) => {
      move(from, to)
      setMoved(copy.moved(to + 1, fields.length))
    },
    [move, copy, fields.length],
  )

  return (
    <div className="flex min-w-0 flex-col gap-3">
      <ol className="flex min-w-0 list-none flex-col gap-3 empty:hidden">
        {fields.map(({ rowKey, ...entry }, at) => (
          <EntryRow
            key={rowKey}
            path={`${path}.${at}`}
            at={at}
            kind={kind}
            entryWord={words.entry}
            isLast={at === fields.length - 1}
            startsOpen={startsOpen(entry)}
            isHeld={isHeld}
            onMove={moveTo}
            onRemove={canRemove ? removeAt : undefined}
          />
        ))}
      </ol>
      <span className="sr-only" role="status">
        {moved}
      </span>
      {removed && !isFull ? (
        <p role="status" className="flex items-center gap-3 text-sm text-ink-soft">
          <span className="min-w-0 [overflow-wrap:anywhere]">
            {copy.removed(nameOfRemoved(removed))}
          </span>
          <Button key={removed.key} size="compact" autoFocus onClick={takeBack}>
            {copy.undo}
          </Button>
        </p>
      ) : null}
      <div className="flex flex-wrap items-center gap-3">
        {Add && !isFull ? <Add path={path} count={fields.length} append={add} /> : null}
        {Add ? null : (
          <Button
            icon={Plus}
            size="compact"
            data-add={path}
            aria-disabled={isFull}
            className={tools ? 'shrink-0 whitespace-nowrap' : undefined}
            onClick={() => add()}
          >
            {words.add}
          </Button>
        )}
        {isFull ? <span className="text-sm text-ink-soft">{copy.full(max)}</span> : null}
        {tools}
      </div>
    </div>
  )
}

/** The addresses of its photos, or of the one it is. */
function photosOf(entry: Entry) {
  const { photoUrl, photos = [] }: Partial<EntryPhoto> & { photos?: EntryPhoto[] } = entry
  return [...(photoUrl ? [photoUrl] : []), ...photos.map((photo) => photo.photoUrl)]
}
