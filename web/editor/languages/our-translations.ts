import { defaultRooms } from '#domain/guide/sections/house-manual.ts'
import { hashOf } from '#domain/guide/translations/hash-of.ts'
import type { TranslatedTexts } from '#domain/guide/translations/translations.ts'
import type { Words } from '#domain/guide/translations/words.ts'
import { type GuideLanguage, guideLanguages } from '#domain/values/guide-language.ts'
import { findText } from '#domain/values/text.ts'
import { guideWords } from '#web/copy/guide/guide-words.ts'
import { templateWords } from '#web/editor/templates/start-form.ts'

type Pair = { from: GuideLanguage; to: GuideLanguage }

/** With our own translation of each sentence that a template, a new form or an example brought along and the host left as it was. */
export function withOurTranslations(
  texts: TranslatedTexts,
  words: readonly Words[],
  pair: Pair,
): TranslatedTexts {
  const ours = sentencesOf(pair)
  const found = words.flatMap(({ path, original }) => {
    const text = ours.get(findText(original) ?? '')
    return text === undefined || Object.hasOwn(texts, path)
      ? []
      : [[path, { text, of: hashOf(original) }] as const]
  })
  return found.length > 0 ? { ...texts, ...Object.fromEntries(found) } : texts
}

function sentencesOf({ from, to }: Pair): ReadonlyMap<string, string> {
  const rooms = guideLanguages.map((language) => [language, defaultRooms(language)] as const)
  const sources: Partial<Record<GuideLanguage, unknown>>[] = [
    guideWords,
    ...templateWords(),
    Object.fromEntries(rooms),
  ]
  const pairs = sources.flatMap((words) => {
    const [own, other] = [textsIn(words[from]), textsIn(words[to])]
    return own.length === other.length
      ? own.map((text, at) => [text, other[at] ?? ''] as const)
      : []
  })
  return new Map(pairs.filter(([own, other]) => own !== '' && other !== ''))
}

/** Every text of a template, in its order: the same places in each of its languages. */
function textsIn(words: unknown): string[] {
  if (typeof words === 'string') return [words.trim()]
  return typeof words === 'object' && words !== null ? Object.values(words).flatMap(textsIn) : []
}
