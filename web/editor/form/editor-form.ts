import { toNestErrors } from '@hookform/resolvers'
import type { ArrayPath, FieldArray, FieldErrors, Resolver } from 'react-hook-form'
import type { z } from 'zod'
import { blankEntryOf } from '#domain/guide/editing/presses.ts'
import { entryIdBytes, entryIdFrom } from '#domain/guide/entry-ids.ts'
import { fieldSentencesOf } from '#domain/guide/field-sentences.ts'
import {
  type GuidebookForm,
  guidebookFormSchema,
  refusedFieldsOf,
  refusedPartsOf,
} from '#domain/guide/guidebook.ts'
import { type OwnItem, withFirst } from '#domain/guide/own-blocks.ts'
import { perSection } from '#domain/guide/section-names.ts'
import type { Room } from '#domain/guide/sections/house-manual.ts'
import type { Locale } from '#domain/values/locale.ts'
import { readRecord } from '#domain/values/read-json.ts'

type EditorRoom = Omit<Room, 'features' | 'featureIds'> & {
  features: { id?: string; text: string }[]
}

/** The form as it is typed in: each detail of a room is an entry of its own, so that it can be moved. */
export type EditorForm = Omit<GuidebookForm, 'houseManual'> & {
  houseManual: Omit<GuidebookForm['houseManual'], 'rooms'> & { rooms: EditorRoom[] }
}

export function toEditorForm(form: GuidebookForm): EditorForm {
  const rooms = form.houseManual.rooms.map(toEditorRoom)
  const sections = withBlocks(form.sections, (block) => {
    const photos = withFirst(block.photoUrl, block.photos ?? [])
    return { ...block, ...(photos.length > 0 && { photos: [...photos] }) }
  })
  return { ...form, houseManual: { ...form.houseManual, rooms }, sections }
}

export function toGuidebookForm(form: EditorForm): GuidebookForm {
  const rooms = form.houseManual.rooms.map(({ features, ...room }) => ({
    ...room,
    features: features.map(({ text }) => text),
    ...(features.every(({ id }) => id) && { featureIds: features.map(({ id = '' }) => id) }),
  }))
  const sections = withBlocks(form.sections, (block) => ({
    ...block,
    photoUrl: block.photos?.[0]?.photoUrl ?? '',
  }))
  return { ...form, houseManual: { ...form.houseManual, rooms }, sections }
}

/** The editor knows the photos of a block as a list; its first has a name of its own on the wire. */
function withBlocks(
  sections: GuidebookForm['sections'],
  change: (block: OwnItem) => OwnItem,
): GuidebookForm['sections'] {
  return perSection((type) => {
    const section = sections[type]
    return { ...section, items: section.items.map(change) }
  })
}

/** Every list of the form, wherever it stands. */
export type ListPath = ArrayPath<EditorForm>

export type Entry = FieldArray<EditorForm, ListPath>

export function toEditorRoom({ features, featureIds = [], ...room }: Room): EditorRoom {
  const texts = features.length > 0 ? features : ['']
  return {
    ...room,
    features: texts.map((text, at) => ({ id: featureIds[at], text })),
  }
}

/** An own block has the id of its row, too. */
export function idOfEntry(entry: unknown) {
  const { id, entryId = id } = readRecord(entry)
  return String(entryId)
}

/** A new entry of the list at a path, waiting to be typed in. */
export function blankEntryAt(path: ListPath): Entry {
  const blank = blankEntryOf(path, newEntryId)
  if (typeof blank === 'string') return { id: newEntryId(), text: blank }
  if (path !== 'houseManual.rooms') return blank as Entry
  return toEditorRoom({ ...(blank as Room), featureIds: [newEntryId()] }) as Entry
}

/** Checks by the product's own rules; messages are codes until a field says them. */
export const resolveEditorForm: Resolver<EditorForm> = (values, _context, options) => {
  const { error } = guidebookFormSchema.safeParse(toGuidebookForm(values))
  if (!error) return { values, errors: {} }
  return { values: {}, errors: toNestErrors(fieldErrorsOf(error), options) }
}

/** What is wrong with a form before it is sent: the same words the API would answer, by path. */
export function wrongFieldsOf(form: GuidebookForm, locale: Locale): Record<string, string> {
  const { error } = guidebookFormSchema.safeParse(form)
  return error ? fieldSentencesOf(refusedPartsOf(error), locale) : {}
}

function fieldErrorsOf(error: z.ZodError): FieldErrors<EditorForm> {
  return Object.fromEntries(
    Object.entries(refusedFieldsOf(error)).map(([path, code]) => [
      editorPathOf(path),
      { type: code, message: code },
    ]),
  )
}

/** Where the field at a path of the form stands in the editor, and back. */
export function editorPathOf(path: string) {
  return path.replace(/^(houseManual\.rooms\.\d+\.features\.\d+)$/, '$1.text')
}

export function formPathOf(path: string) {
  return path.replace(/^(houseManual\.rooms\.\d+\.features\.\d+)\.text$/, '$1')
}

/** An id for an entry that somebody adds. */
export function newEntryId() {
  return entryIdFrom(crypto.getRandomValues(new Uint8Array(entryIdBytes)))
}
