import type { GuidebookForm } from '#domain/guide/guidebook.ts'
import { readTranslations } from '#domain/guide/translations/translations.ts'
import { sectionOfAddress, wordsOf } from '#domain/guide/translations/words.ts'
import { guideLanguages } from '#domain/values/guide-language.ts'
import type { Locale } from '#domain/values/locale.ts'
import { translationsCopy } from '#web/copy/editor/translations.ts'
import { labelAt } from '#web/copy/guide/find-words.ts'
import type { Difference } from './differences.ts'

/** Every text that two versions of a guide say differently in one of its other languages. */
export function translationDifferences(
  mine: GuidebookForm,
  theirs: GuidebookForm,
  locale: Locale,
): Difference[] {
  const [ours, others] = [
    readTranslations(mine.translations),
    readTranslations(theirs.translations),
  ]
  if (!ours && !others) return []
  const places = new Map([...wordsOf(theirs), ...wordsOf(mine)].map((words) => [words.path, words]))
  const { inLanguage } = translationsCopy[locale]
  return guideLanguages.flatMap((language) => {
    const [own = {}, other = {}] = [ours?.[language], others?.[language]]
    return [...new Set([...Object.keys(own), ...Object.keys(other)])].flatMap((path) => {
      const texts = { mine: own[path]?.text ?? '', theirs: other[path]?.text ?? '' }
      if (texts.mine === texts.theirs) return []
      const words = places.get(path)
      const label = words ? labelAt({ path: words.at, number: words.numbers }, locale) : path
      const section = sectionOfAddress(path) ?? 'welcome'
      const said = { label: `${label} · ${inLanguage[language]}`, section, isPhoto: false }
      return [{ path: `translations.${language}.${path}`, ...said, ...texts }]
    })
  })
}
