import { get } from 'react-hook-form'
import type { SectionType } from '#domain/guide/section-names.ts'
import { allWordsOf, fieldPathOf, sectionOfAddress } from '#domain/guide/translations/words.ts'
import {
  type EditorForm,
  editorPathOf,
  formPathOf,
  idOfEntry,
  toGuidebookForm,
} from './editor-form.ts'

/** The tab a field stands in, by its path. */
export function sectionOfPath(path: string): SectionType {
  return sectionOfAddress(path) ?? 'welcome'
}

/** The first field that is marked wrong, in the order of the tabs. */
export function findFirstInvalid() {
  return document.querySelector<HTMLInputElement>('[aria-invalid="true"][name]') ?? undefined
}

export function findField(path: string) {
  return document.getElementsByName(path)[0]
}

/** The address of what stands at a path of the form: each entry under its id. */
export function addressOf(form: EditorForm, path: string): string {
  const parts = formPathOf(path).split('.')
  return parts
    .map((part, at) => {
      return /^\d+$/.test(part) ? idOfEntry(get(form, parts.slice(0, at + 1).join('.'))) : part
    })
    .join('.')
}

/** Where the text of an address stands in the editor, or the first text of an entry's. */
export function placeOfAddress(form: EditorForm, address: string): string | undefined {
  const found = allWordsOf(toGuidebookForm(form)).find(
    ({ path }) => path === address || path.startsWith(`${address}.`),
  )
  if (!found) return undefined
  return editorPathOf(fieldPathOf(found))
}
