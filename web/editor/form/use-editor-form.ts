import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react'
import {
  get,
  type UseFormReturn,
  useController,
  useForm,
  useFormState,
  useWatch,
} from 'react-hook-form'
import {
  asInOtherTab,
  haveOneListOfNetworks,
  type NetworkTab,
  networkTabs,
} from '#domain/guide/editing/networks.ts'
import { fieldSentenceOf } from '#domain/guide/field-sentences.ts'
import type { GuidebookForm } from '#domain/guide/guidebook.ts'
import { isFieldCode } from '#domain/messages/field-messages.ts'
import { fieldWordsAt, listWordsAt } from '#web/copy/guide/find-words.ts'
import { useLocale } from '#web/copy/use-copy.ts'
import { makeContext } from '#web/ui/make-context.ts'
import {
  type EditorForm,
  type FieldPath,
  formPathOf,
  type ListPath,
  newEntryId,
  resolveEditorForm,
  toGuidebookForm,
} from './editor-form.ts'

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

/** Both tabs edit one list of networks, where they hold one: what changes in one of them changes in the other. */
function useOneListOfNetworks({ getValues, setValue, subscribe }: FormAccess) {
  useEffect(() => {
    if (!haveOneListOfNetworks(getValues())) return
    const changed = new Set<NetworkTab>()
    // Once for all that one deed changes: a text that is brought writes both lists itself.
    const follow = () => {
      const [from, another] = changed
      changed.clear()
      if (!from || another) return
      const to = from === 'welcome' ? 'wifiTech' : 'welcome'
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
