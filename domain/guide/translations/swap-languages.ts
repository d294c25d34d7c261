import type { GuidebookForm } from '#domain/guide/guide-form.ts'
import {
  hiddenBefore,
  hiddenTexts,
  isMarkedHidden,
  isUnconfirmed,
  type Unconfirmed,
  unconfirmedTexts,
} from '#domain/guide/unconfirmed/unconfirmed.ts'
import type { GuideLanguage } from '#domain/values/guide-language.ts'
import { hashOf } from './hash-of.ts'
import { wordsToTranslate } from './states.ts'
import { findFitting } from './translate.ts'
import type { TranslatedTexts, Translation, Translations } from './translations.ts'
import { mapGuide, type Words } from './words.ts'

/**
 * A guide whose second language becomes its first: what is translated, and read, changes places with its original, what is not stays
 * where it is. A third language stays in step with both.
 */
export function swapLanguages(form: GuidebookForm, to: GuideLanguage): GuidebookForm {
  const { language: from, translations = {} } = form
  const texts = translations[to] ?? {}
  const swapped = new Map<string, { before: string; after: string }>()
  const guide = mapGuide(form, (words) => {
    const after = findSwapped(words, texts)
    if (after === undefined) return words.original
    swapped.set(words.path, { before: words.original, after })
    return after
  })
  const moved = Object.entries(translations).map(([language, others]) => [
    language,
    Object.fromEntries(
      Object.entries(others).flatMap(([path, translation]) => {
        const pair = swapped.get(path)
        if (!pair) return [[path, translation] as const]
        if (language === to) return []
        const isInStep = translation.of === hashOf(pair.before)
        const of = isInStep ? hashOf(pair.after) : translation.of
        return [[path, { ...translation, of }] as const]
      }),
    ),
  ])
  const kept = Object.fromEntries(moved) as Translations
  const back = [...swapped].map(([path, { before, after }]) => {
    const said: Translation = { text: before, of: hashOf(after) }
    return [path, said] as const
  })
  const own: TranslatedTexts = { ...kept[from], ...Object.fromEntries(back) }
  return {
    ...guide,
    language: to,
    translations: { ...kept, [from]: own },
    ...(form.unconfirmed && { unconfirmed: stillWaiting(form.unconfirmed, swapped) }),
  }
}

/** How many texts would change places, and how many would stay where they are. */
export function countSwapped(form: GuidebookForm, to: GuideLanguage) {
  const words = wordsToTranslate(form)
  const texts = form.translations?.[to] ?? {}
  const count = words.filter((each) => findSwapped(each, texts) !== undefined).length
  return { count, left: words.length - count }
}

/** A machine's draft would stand unmarked as the original, and what is longer than its field could not be saved. */
function findSwapped({ path, original, facts }: Words, texts: TranslatedTexts) {
  const found = findFitting(texts, path, original)
  const mayStand = found && !found.machine && found.text.length <= (facts.limits?.max ?? 0)
  return mayStand ? found.text : undefined
}

/** The same said in another language is no more confirmed than it was. */
function stillWaiting(
  unconfirmed: Unconfirmed,
  swapped: ReadonlyMap<string, { before: string; after: string }>,
): Unconfirmed {
  const waiting = Object.entries(unconfirmed).map(([path, mark]) => {
    const pair = swapped.get(path)
    if (!pair || !isUnconfirmed(unconfirmed, path, pair.before)) return { [path]: mark }
    const isHidden = isMarkedHidden(mark) || hiddenBefore.has(mark)
    return (isHidden ? hiddenTexts : unconfirmedTexts)({ [path]: pair.after })
  })
  return Object.assign({}, ...waiting)
}
