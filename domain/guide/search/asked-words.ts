import { type GuideLanguage, guideLanguages } from '#domain/values/guide-language.ts'
import { de } from './asked/de.ts'
import { en } from './asked/en.ts'
import { es } from './asked/es.ts'
import { fr } from './asked/fr.ts'
import { pt } from './asked/pt.ts'
import { type Wanted, wantedIn } from './wanted-words.ts'

/** What guests type to ask something: a question and a phrase on each line. */
const files: Readonly<Record<GuideLanguage, string>> = { es, en, fr, pt, de }

export const askedWords = guideLanguages.flatMap((language) =>
  files[language]
    .trim()
    .split('\n')
    .map((line) => {
      const [question = '', phrase = ''] = line.split(': ')
      return { language, question, phrase }
    }),
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
