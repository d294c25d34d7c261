import { toNestErrors } from '@hookform/resolvers'
import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react'
import {
  type ArrayPath,
  type FieldArray,
  type FieldPathByValue,
  get,
  type Path,
  type Resolver,
  type UseFormReturn,
  useController,
  useForm,
  useFormState,
  useWatch,
} from 'react-hook-form'
import { asInOtherTab, type NetworkTab, networkTabs } from '#domain/guide/editing/networks.ts'
import { blankEntryOf } from '#domain/guide/editing/presses.ts'
import { entryIdBytes, entryIdFrom } from '#domain/guide/entry-ids.ts'
import { fieldSentenceOf, fieldSentencesOf } from '#domain/guide/field-sentences.ts'
import { fieldAt } from '#domain/guide/guide-form.ts'
import {
  type GuidebookForm,
  guidebookFormSchema,
  refusedFieldsOf,
  refusedPartsOf,
} from '#domain/guide/guidebook.ts'
import { type OwnItem, withFirst } from '#domain/guide/own-blocks.ts'
import { perSection } from '#domain/guide/section-names.ts'
import type { Room } from '#domain/guide/sections/house-manual.ts'
import { isFieldCode } from '#domain/messages/field-messages.ts'
import type { Locale } from '#domain/values/locale.ts'
import { readRecord } from '#domain/values/read-json.ts'
import { fieldWordsAt, listWordsAt } from '#web/copy/guide/find-words.ts'
import { useLocale } from '#web/copy/use-copy.ts'
import { makeContext } from '#web/ui/make-context.ts'

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
const resolveEditorForm: Resolver<EditorForm> = (values, _context, options) => {
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

/** The form's own deeds: the same object for as long as the editor is open. */
export type FormAccess = Omit<UseFormReturn<EditorForm>, 'formState' | 'watch'>

export const [FormAccessContext, useFormAccess] = makeContext<FormAccess>(
  'a field stands outside the editor',
)

/** What stands at a path; whoever shows it is drawn again when it changes. */
export function useValue<Name extends FieldPath>(name: Name) {
  return useWatch({ control: useFormAccess().control, name })
}

export function useField<Name extends FieldPath>(name: Name) {
  return useController({ control: useFormAccess().control, name }).field
}

/** Stays true once it was. */
export function useWas(is: boolean) {
  const [was, setWas] = useState(is)
  if (is && !was) setWas(true)
  return was
}

export function useFieldWords(path: FieldPath) {
  return fieldWordsAt(formPathOf(path), useLocale())
}

export function useListWords(path: ListPath) {
  return listWordsAt(path, useLocale())
}

/** What is wrong with one field, in the reader's words; only that field is drawn again. */
export function useFieldError(path: FieldPath): string | undefined {
  const locale = useLocale()
  const { control } = useFormAccess()
  const { errors } = useFormState({ control, name: path, exact: true })
  const { message }: { message?: unknown } = get(errors, path) ?? {}
  if (typeof message !== 'string' || message === '') return undefined
  return isFieldCode(message) ? fieldSentenceOf(message, locale, formPathOf(path)) : message
}

/**
 * The browser's own field at a path: typing draws nothing again. Whoever holds it is drawn again when the whole form is
 * replaced, and so the field is filled anew.
 */
export function useTextField<Name extends FieldPath>(path: Name) {
  const error = useFieldError(path)
  return { error, field: useFormAccess().register(path) }
}

/** The form itself, the same object for as long as it stands: typing draws only the field typed in. */
export function useEditorForm(defaultValues: EditorForm): FormAccess {
  const access = useForm<EditorForm>({
    defaultValues,
    resolver: resolveEditorForm,
    mode: 'onTouched',
    shouldFocusError: false,
  })
  useOneListOfNetworks(access)
  return access
}

/** Calls back after every change of the form, however it came about; draws nothing. */
export function useFormChanges({ subscribe }: FormAccess, onChange: () => void) {
  const changed = useEffectEvent(onChange)
  useEffect(
    () => subscribe({ formState: { values: true }, callback: () => changed() }),
    [subscribe],
  )
}

const afterPauseMs = 200
/** Without a pause in typing it catches up now and then. */
const atLeastEveryMs = 1000

/** The form as it was a moment ago, for what may lag behind typing: the preview, the tabs' dots. */
export function useSnapshot(access: FormAccess): GuidebookForm {
  const take = () => structuredClone(toGuidebookForm(access.getValues()))
  const [snapshot, setSnapshot] = useState(take)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const waitingSince = useRef<number>(undefined)
  const show = () => {
    waitingSince.current = undefined
    startTransition(() => setSnapshot(take()))
  }
  useFormChanges(access, () => {
    clearTimeout(timer.current)
    waitingSince.current ??= Date.now()
    const waitedMs = Date.now() - waitingSince.current
    const leftMs = Math.max(0, atLeastEveryMs - waitedMs)
    timer.current = setTimeout(show, Math.min(afterPauseMs, leftMs))
  })
  useEffect(() => () => clearTimeout(timer.current), [])
  return snapshot
}

const leaves = ['ssid', 'password', 'stayOnly'] as const

/** Both tabs edit one list of networks: what changes in one of them changes in the other. */
function useOneListOfNetworks({ getValues, setValue, subscribe }: FormAccess) {
  useEffect(() => {
    const changed = new Set<NetworkTab>()
    // Once for all that one deed changes: a text that is brought writes both lists itself.
    const follow = () => {
      const [tab, another] = changed
      changed.clear()
      if (tab && !another) copyFrom(tab, tab === 'welcome' ? 'wifiTech' : 'welcome')
    }
    const copyFrom = (from: NetworkTab, to: NetworkTab) => {
      const there = getValues(`${to}.wifiNetworks`)
      const networks = asInOtherTab(getValues(`${from}.wifiNetworks`), there, newEntryId)
      if (networks.some(({ id }, at) => there[at]?.id !== id) || networks.length < there.length) {
        setValue(`${to}.wifiNetworks`, networks)
        return
      }
      for (const [at, network] of networks.entries()) {
        for (const leaf of leaves) {
          if (network[leaf] === there[at]?.[leaf]) continue
          setValue(`${to}.wifiNetworks.${at}.${leaf}`, network[leaf])
        }
      }
    }
    return subscribe({
      formState: { values: true },
      callback: ({ name }) => {
        const tab = networkTabs.find((each) => name?.startsWith(`${each}.wifiNetworks`))
        if (!tab) return
        if (changed.size === 0) queueMicrotask(follow)
        changed.add(tab)
      },
    })
  }, [getValues, setValue, subscribe])
}
