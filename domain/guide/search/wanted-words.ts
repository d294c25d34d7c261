import { foldText, wordsIn } from './fold-text.ts'
import { idleWords, sameThings } from './guest-words.ts'

/** A word somebody looks for, and what else the same thing is called. */
export type Wanted = { word: string; others: readonly string[]; isName: boolean }

/** From this many letters on the beginning of a word is enough. */
const fewestOfBeginning = 3

const idle = new Set(idleWords.split(' '))
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
    if (name === word) return true
    if (word.length < fewestOfBeginning) return false
    return name.split(' ').some((part) => part.startsWith(word) || isPluralOf(part, word))
  }
  const names = groups.filter((group) => group.some(isNamed)).flat()
  return [...new Set(names)].filter((name) => name !== word)
}

function isPluralOf(one: string, word: string) {
  return one.length >= fewestOfBeginning && (word === `${one}s` || word === `${one}es`)
}
