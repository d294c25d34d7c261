import { fieldWordsAt, listWordsAt } from '#web/copy/guide/find-words.ts'
import type { FieldWords, ListWords } from '#web/copy/guide/words-of.ts'
import { useLocale } from '#web/copy/use-copy.ts'
import { formPathOf, type ListPath } from '#web/editor/form/editor-form.ts'
import type { FieldPath } from '#web/editor/form/form-access.ts'

/** What stands around the field at a path, in the reader's language. */
export function useFieldWords(path: FieldPath): FieldWords {
  return fieldWordsAt(formPathOf(path), useLocale())
}

export function useListWords(path: ListPath): ListWords {
  return listWordsAt(path, useLocale())
}
