import { toNestErrors } from '@hookform/resolvers'
import {
  type ArrayPath,
  type FieldArray,
  type FieldPathByValue,
  get,
  type Path,
  type Resolver,
} from 'react-hook-form'
import { blankEntryOf } from '#domain/guide/editing/presses.ts'
import { entryIdBytes, entryIdFrom } from '#domain/guide/entry-ids.ts'
import { fieldSentencesOf } from '#domain/guide/field-sentences.ts'
import { fieldAt } from '#domain/guide/guide-form.ts'
import {
  type GuidebookForm,
  guidebookFormSchema,
  refusedFieldsOf,
  refusedPartsOf,
} from '#domain/guide/guidebook.ts'
import { type OwnItem, withFirst } from '#domain/guide/own-blocks.ts'
import { perSection, type SectionType } from '#domain/guide/section-names.ts'
import type { Room } from '#domain/guide/sections/house-manual.ts'
import { readTranslations } from '#domain/guide/translations/translations.ts'
import { allWordsOf, fieldPathOf, sectionOfAddress } from '#domain/guide/translations/words.ts'
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

/** What a form says: a language in which nothing is left is as one that was never opened. */
export function textOfForm(form: EditorForm) {
  const { translations, ...said } = toGuidebookForm(form)
  return JSON.stringify([said, readTranslations(translations)])
}

/** The editor knows the photos of a block as a list; its first has a name of its own on the wire. */
function withBlocks(sections: GuidebookForm['sections'], change: (block: OwnItem) => OwnItem) {
  return perSection((type) => {
    const section = sections[type]
    return { ...section, items: section.items.map(change) }
  })
}

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
  const errors = Object.entries(refusedFieldsOf(error)).map(([path, code]) => [
    editorPathOf(path),
    { type: code, message: code },
  ])
  return { values: {}, errors: toNestErrors(Object.fromEntries(errors), options) }
}

/** What is wrong with a form before it is sent: the same words the API would answer, by path. */
export function wrongFieldsOf(form: GuidebookForm, locale: Locale): Record<string, string> {
  const { error } = guidebookFormSchema.safeParse(form)
  return error ? fieldSentencesOf(refusedPartsOf(error), locale) : {}
}

/** Where the field at a path of the form stands in the editor, and back. */
export function editorPathOf(path: string) {
  return path.replace(/^(houseManual\.rooms\.\d+\.features\.\d+)$/, '$1.text')
}

export function formPathOf(path: string) {
  return path.replace(/^(houseManual\.rooms\.\d+\.features\.\d+)\.text$/, '$1')
}

export function newEntryId() {
  return entryIdFrom(crypto.getRandomValues(new Uint8Array(entryIdBytes)))
}

export type FieldPath = Path<EditorForm>

/** Where a text, a switch, a choice or a count stands. */
export type TextPath = FieldPathByValue<EditorForm, string | undefined>
export type SwitchPath = FieldPathByValue<EditorForm, boolean>
export type ChoicePath =
  | 'language'
  | `welcome.arrival.codes.${number}.kind`
  | `localGuide.places.${number}.${'category' | 'by'}`
  | 'localGuide.placesOrder'
export type CountPath = FieldPathByValue<EditorForm, number | null | undefined>

export function isFieldPath(path: string): path is FieldPath {
  return fieldAt(formPathOf(path)) !== undefined
}

export function sectionOfPath(path: string): SectionType {
  return sectionOfAddress(path) ?? 'welcome'
}

export function findField(path: string) {
  return document.getElementsByName(path)[0]
}

/** The address of what stands at a path of the form: each entry under its id. */
export function addressOfPath(form: EditorForm, path: string): string {
  const parts = formPathOf(path).split('.')
  return parts
    .map((part, at) => {
      return /^\d+$/.test(part) ? idOfEntry(get(form, parts.slice(0, at + 1).join('.'))) : part
    })
    .join('.')
}

/** Where the text of an address stands in the editor, or the first text of an entry's; what is chosen has its own name. */
export function pathOfAddress(form: EditorForm, address: string): string | undefined {
  const found = allWordsOf(toGuidebookForm(form)).find(
    ({ path }) => path === address || path.startsWith(`${address}.`),
  )
  if (found) return editorPathOf(fieldPathOf(found))
  return isFieldPath(address) ? address : undefined
}

/** Leads to the first field that is marked wrong; false when there is none on the screen. */
export async function showFirstInvalid(show: (section: SectionType) => void) {
  // Once the marks are drawn: what is folded or switched off comes forward when something in it is wrong.
  const find = () => document.querySelector<HTMLInputElement>('[aria-invalid="true"][name]')
  await untilDrawn(() => find() !== null)
  const field = find()
  if (!field) return false
  show(sectionOfPath(field.name))
  await untilDrawn(() => {
    field.focus()
    return document.activeElement === field
  })
  return true
}

const framesToDraw = 20

/** Asks at each frame, for as long as drawing may take. */
export async function untilDrawn(isDrawn: () => boolean) {
  for (let frame = 1; frame <= framesToDraw; frame += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve))
    if (isDrawn()) return
  }
}
