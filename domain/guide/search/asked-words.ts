import { type GuideLanguage, guideLanguages } from '#domain/values/guide-language.ts'
import de from './asked/de.json' with { type: 'json' }
import en from './asked/en.json' with { type: 'json' }
import es from './asked/es.json' with { type: 'json' }
import fr from './asked/fr.json' with { type: 'json' }
import pt from './asked/pt.json' with { type: 'json' }
import type { Wanted } from './fold-text.ts'
import { wantedIn } from './wanted-words.ts'

/** What guests type to ask something: phrases by question. */
const phrases: Readonly<Record<GuideLanguage, Readonly<Record<string, readonly string[]>>>> = {
  es,
  en,
  fr,
  pt,
  de,
}

export const askedWords = guideLanguages.flatMap((language) =>
  Object.entries(phrases[language]).flatMap(([question, all]) =>
    all.map((phrase) => ({ language, question, phrase })),
  ),
)

const wanted = new Map<string, Wanted[]>()

/** The same of one question as a search reads it, in the language of a guide and in the two that most guests read. */
export function wordsFor(question: string, language: GuideLanguage): Wanted[][] {
  const spoken = new Set<GuideLanguage>([language, 'es', 'en'])
  return askedWords
    .filter((each) => each.question === question && spoken.has(each.language))
    .map(({ phrase }) => {
      // Each is read once, not at every letter that a host types.
      const words = wanted.get(phrase) ?? wantedIn(phrase)
      wanted.set(phrase, words)
      return words
    })
}
