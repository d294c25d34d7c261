import { Plus } from 'lucide'
import { type ComponentType, type ReactNode, useCallback, useRef, useState } from 'react'
import { useFieldArray } from 'react-hook-form'
import { canRemoveEntry } from '#domain/guide/editing/list-entries.ts'
import { limitAt } from '#domain/guide/guidebook.ts'
import { listsCopy } from '#web/copy/guide/lists.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import type { KeptPhotos } from '#web/editor/drafts/draft-store.ts'
import { useListWords } from '#web/editor/fields/field-words.ts'
import { FormSection } from '#web/editor/fields/form-section.tsx'
import {
  blankEntryAt,
  type EditorForm,
  type Entry,
  type ListPath,
} from '#web/editor/form/editor-form.ts'
import { type FieldPath, type TextPath, useFormAccess } from '#web/editor/form/form-access.ts'
import { useOnJumpTo } from '#web/editor/form/jump.ts'
import { useBlockPhotosAccess } from '#web/editor/photo/block-photos.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { EntryRow } from './entry-row.tsx'

export type EntryFieldsProps<List extends ListPath> = { path: `${List}.${number}`; at: number }

export type EntryKind<List extends ListPath> = {
  /** Where the text stands that an entry is known by, and what a folded one says besides. */
  namePathOf: (path: `${List}.${number}`) => TextPath
  textPathOf?: (path: `${List}.${number}`) => FieldPath
  Fields: ComponentType<EntryFieldsProps<List>>
  /** A card folds; a row is a card that never does; a line stands bare. */
  look: 'card' | 'row' | 'line'
  /** Photos live in its fields until they are uploaded. */
  hasPhoto?: true
  /** What it shows beside its words, asked for in the menu of the row. */
  Pictures?: ComponentType<PicturesProps>
}

export type PicturesProps = { path: string; asked: { photos: boolean; video: boolean } }

export type AddProps<List extends ListPath> = { path: List; count: number; append: () => void }

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
export function ListSection<List extends ListPath>(props: ListSectionProps<List>) {
  const { path, kind, tools, children } = props
  const { title, hint } = useListWords(path)
  return (
    <FormSection title={title} hint={hint}>
      <EntryList path={path} kind={kind} tools={tools} />
      {children}
    </FormSection>
  )
}

type Removed = {
  at: number
  entry: Entry
  /** Its photos that are not in the guide yet, by the rest of their path. */
  photos: [field: string, photo: Blob][]
  /** One for each removal. */
  key: number
}

/** Entries to add, remove, take back and reorder; several start folded. */
export function EntryList<List extends ListPath>(props: EntryListProps<List>) {
  const { path, kind, tools, Add } = props
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
  const added = useRef(new Set<unknown>())
  const { max = Number.POSITIVE_INFINITY } = limitAt(path)
  const isFull = fields.length >= max
  const canRemove = canRemoveEntry(path, fields.length)
  const { isUploading, isAwaited, readKept, hand } = useBlockPhotosAccess()
  const isHeld = isUploading && (kind.hasPhoto ?? kind.Pictures !== undefined)
  // What is alone or new is there to be typed in; a restored photo is sent from its own field.
  const startsOpen = (entry: Entry, at: number) =>
    fields.length === 1 || added.current.has(idOf(entry)) || isAwaited(`${path}.${at}`)

  const removeAt = useCallback(
    (at: number) => {
      const list: ListPath = path
      const entry = getValues(list)?.[at]
      if (!entry) return
      const photos = photosUnder(`${path}.${at}.`, readKept())
      setRemoved((before) => ({ at, entry, photos, key: (before?.key ?? 0) + 1 }))
      remove(at)
    },
    [getValues, remove, path, readKept],
  )
  const takeBack = () => {
    if (!removed) return
    const at = Math.min(removed.at, fields.length)
    for (const [field, photo] of removed.photos) hand(`${path}.${at}.${field}`, photo)
    added.current.add(idOf(removed.entry))
    insert(at, removed.entry)
    setRemoved(undefined)
  }

  const add = () => {
    setRemoved(undefined)
    const blank = blankEntryAt(path)
    added.current.add(idOf(blank))
    append(blank)
    return `${path}.${fields.length}`
  }
  useOnJumpTo(path, add)

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
            startsOpen={startsOpen(entry, at)}
            isHeld={isHeld}
            onMove={moveTo}
            onRemove={canRemove ? removeAt : undefined}
          />
        ))}
      </ol>
      <VisuallyHidden role="status">{moved}</VisuallyHidden>
      {removed ? (
        <p role="status" className="flex items-center gap-3 text-sm text-ink-soft">
          {copy.removed(words.entry)}
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
            onClick={add}
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

/** An own block has the id of its row, too. */
function idOf(entry: Entry) {
  const { id, entryId = id }: { id?: string; entryId?: string } = entry
  return entryId
}

function photosUnder(place: string, kept: KeptPhotos): Removed['photos'] {
  return Object.entries(kept).flatMap(([path, photo]) =>
    path.startsWith(place) ? [[path.slice(place.length), photo] as const] : [],
  ) as Removed['photos']
}
