import type { GuidebookForm } from '#domain/guide/guide-form.ts'
import { findFitting } from '#domain/guide/translations/translate.ts'
import { languagesIn, type Translations } from '#domain/guide/translations/translations.ts'
import { wordsOf } from '#domain/guide/translations/words.ts'
import type { SharedEntry } from './entries.ts'

/**
 * A form in which an entry of another guide has just arrived, with what that guide says of it in the languages that both
 * have. A translation of here that fits stays.
 */
export function carryTranslations(
  form: GuidebookForm,
  from: GuidebookForm,
  { id, list }: Pick<SharedEntry, 'id' | 'list'>,
): GuidebookForm {
  const { translations } = form
  if (!translations || !from.translations || form.language !== from.language) return form
  const words = wordsOf(form).filter(({ path }) => path.startsWith(`${list.path}.${id}.`))
  const carried = languagesIn(translations).map((language) => {
    const here = translations[language] ?? {}
    const there = from.translations?.[language] ?? {}
    const added = words.flatMap(({ path, original }) => {
      const found = findFitting(there, path, original)
      return found && !findFitting(here, path, original) ? [[path, found] as const] : []
    })
    return [language, { ...here, ...Object.fromEntries(added) }] as const
  })
  return { ...form, translations: Object.fromEntries(carried) as Translations }
}
