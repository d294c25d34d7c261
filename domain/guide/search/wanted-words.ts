import { foldText, type Wanted, wordsIn } from './fold-text.ts'
import sameThings from './same-things.json' with { type: 'json' }

/** From this many letters on the beginning of a word is enough. */
const fewestOfBeginning = 3

/** Said around what is looked for, and in no guide where it stands. */
export const idleWords =
  'a al are can como con cual cuando cuantas cuantos de del do donde el en es esta hay hora horario how i is it la las lo los many me mi my of para por puedo que se the there time to un una what when where with y you'

const idle = new Set(idleWords.split(' '))

/**
 * What guests call things: the words for one thing in Spanish, in English and, of what is looked for most, in French, Portuguese
 * and German. Searching for one finds the others.
 */
const groups = sameThings.map((names) => foldText(names.join('|')).folded.split('|'))

/** What a search is for; the words around it count only where there is nothing else. */
export function wantedIn(query: string): Wanted[] {
  const words = wordsIn(query.replace(/[¿?¡!,;]/g, ' '))
  const meant = words.filter((word) => !idle.has(word))
  return (meant.length > 0 ? meant : words).map((word) => ({
    word,
    others: othersOf(word),
    isName: groups.some((group) => group.includes(word)),
  }))
}

function othersOf(word: string) {
  const isNamed = (name: string) => {
    if (word.length < fewestOfBeginning) return name === word
    const isPart = (part: string) =>
      part.startsWith(word) || word === `${part}s` || word === `${part}es`
    return name.split(' ').some(isPart)
  }
  const names = groups.filter((group) => group.some(isNamed))
  // What is small in Spanish is called so: «perritos».
  return [...names.flat(), word.replace(/(..)[oa]s?$/, '$1it')]
}
