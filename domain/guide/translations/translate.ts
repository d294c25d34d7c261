import type { Tabs } from '#domain/guide/guide-form.ts'
import { isSectionType } from '#domain/guide/section-names.ts'
import type { GuidebookContent } from '#domain/guide/stored/stored-guide.ts'
import type { GuideLanguage } from '#domain/values/guide-language.ts'
import { findText } from '#domain/values/text.ts'
import { hashOf } from './hash-of.ts'
import { type TranslatedTexts, type Translations, translationsOf } from './translations.ts'
import { hasLetters, mapGuide, mapItems, type Spoken, type Words, wordsOf } from './words.ts'

/** How a text came to stand in a page of another language; where the same words stand twice, the later of these is said of both. */
const waysToSay = ['original', 'translated', 'machine'] as const

type SaidAs = (typeof waysToSay)[number]

/** What a page of another language says, by the words themselves: a text that is not named is of no language. */
export type Said = ReadonlyMap<string, SaidAs>

type Translated<Content> = { tabs: Tabs; content: Content; said: Said }

/** A guide in another of its languages, text by text; what has no translation that fits stays in its own. */
export function translate<Content extends GuidebookContent>(
  { tabs, content }: { tabs: Tabs; content: Content },
  texts: TranslatedTexts,
): Translated<Content> {
  const said = new Map<string, SaidAs>()
  const say = ({ path, original }: Words) => {
    const found = findFitting(texts, path, original)
    const key = hasLetters(original) ? findText(found?.text ?? original) : undefined
    const as = found ? (found.machine ? 'machine' : 'translated') : 'original'
    const isLater = waysToSay.indexOf(as) >= waysToSay.indexOf(said.get(key ?? '') ?? as)
    if (key !== undefined && isLater) said.set(key, as)
    return found?.text ?? original
  }
  const sections = content.sections.map((section) => {
    const { sectionType, items } = section
    return isSectionType(sectionType)
      ? { ...section, items: mapItems(items, sectionType, say) }
      : section
  })
  const translated = mapGuide(tabs, say)
  return {
    tabs: translated,
    content: {
      ...content,
      description: translatedDescription(content.description, { before: tabs, after: translated }),
      sections,
    },
    said,
  }
}

/** The description repeats the note, or the greeting where there is none. */
function translatedDescription(
  description: string | null,
  { before, after }: { before: Tabs; after: Tabs },
) {
  const { note, greeting } = before.welcome
  if (description === null) return null
  if (description === findText(note)) return findText(after.welcome.note) ?? null
  return description === findText(greeting)
    ? (findText(after.welcome.greeting) ?? null)
    : description
}

/** The translation of a text, when it is one of these very words. */
export function findFitting(texts: TranslatedTexts, path: string, original: string) {
  const found = Object.hasOwn(texts, path) ? texts[path] : undefined
  return found && findText(original) !== undefined && found.of === hashOf(original)
    ? found
    : undefined
}

/** Of the translations of a guide those that guests may read: of words that stand in it, in this part of it. */
export function fittingTranslations(
  guide: Spoken,
  translations: Translations | null | undefined,
): Translations | undefined {
  if (!translations) return undefined
  const words = wordsOf(guide)
  return translationsOf((language) => {
    const texts = translations[language] ?? {}
    const fitting = words.flatMap(({ path, original }) => {
      const found = findFitting(texts, path, original)
      return found ? [[path, found] as const] : []
    })
    return Object.fromEntries(fitting)
  })
}

/** What somebody reads for whom a guide has nothing: the language he most likely reads besides his own. */
const readsBesides: Readonly<Record<GuideLanguage, readonly GuideLanguage[]>> = {
  es: [],
  en: [],
  fr: ['en'],
  pt: ['es', 'en'],
  de: ['en'],
}

/** In which of a guide's languages the host's words stand on a page of ours in `wanted`. */
export function languageFor(wanted: GuideLanguage, has: readonly GuideLanguage[]): GuideLanguage {
  const [first = wanted] = has
  return [wanted, ...readsBesides[wanted]].find((language) => has.includes(language)) ?? first
}
