import type { GuidebookForm } from '#domain/guide/guide-form.ts'
import { findFitting } from '#domain/guide/translations/translate.ts'
import { languagesIn, type Translations } from '#domain/guide/translations/translations.ts'
import { allWordsOf, wordsOf } from '#domain/guide/translations/words.ts'
import { isUnconfirmed } from '#domain/guide/unconfirmed/unconfirmed.ts'
import type { SharedEntry } from './entries.ts'

type Arrived = Pick<SharedEntry, 'id' | 'list'>

/** A form in which an entry of another guide has just arrived, with what that guide has noted of its texts. */
export function carryNotes(form: GuidebookForm, from: GuidebookForm, entry: Arrived) {
  return carryUnconfirmed(carryTranslations(form, from, entry), from, entry)
}

/** What that guide says of it in the languages that both have. A translation of here that fits stays. */
export function carryTranslations(
  form: GuidebookForm,
  from: GuidebookForm,
  { id, list }: Arrived,
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

/** What nobody confirmed there is not confirmed here. */
export function carryUnconfirmed(
  form: GuidebookForm,
  from: GuidebookForm,
  { id, list }: Arrived,
): GuidebookForm {
  const waiting = allWordsOf(form).filter(
    ({ path, original }) =>
      path.startsWith(`${list.path}.${id}.`) && isUnconfirmed(from.unconfirmed, path, original),
  )
  if (waiting.length === 0) return form
  const carried = waiting.map(({ path }) => [path, from.unconfirmed?.[path] ?? ''] as const)
  return { ...form, unconfirmed: { ...form.unconfirmed, ...Object.fromEntries(carried) } }
}
