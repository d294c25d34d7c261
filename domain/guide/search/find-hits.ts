import { type FoldedText, findWords, type Wanted } from './fold-text.ts'

/** An entry as it is searched: its title, what its section is called and its text, each on a line of its own. */
export type Searched = { title: string; section: string; folded: FoldedText }

type Place = [from: number, to: number]
type Words = readonly Wanted[]

/** The entries in which every word is found that somebody looks for, the nearest first. */
export function findHits<Entry extends Searched>(entries: readonly Entry[], words: Words) {
  return hitsOf(entries, words).filter(({ has }) => has.length === words.length)
}

/** For guests, who ask in sentences, not for health: where no entry has every word, those with the most telling of them. */
export function findNearest<Entry extends Searched>(entries: readonly Entry[], words: Words) {
  const whole = findHits(entries, words)
  if (whole.length > 0) return whole
  // Names of things tell more; two letters, or what ten entries have, tell nothing unless they name one.
  const telling = words
    .map((word) => ({ ...word, weight: (word.isName ? 2 : 1) / findHits(entries, [word]).length }))
    .filter(({ word, isName, weight }) => isName || (word.length > 2 && weight > 0.1))
  const weightOf = ({ has }: { has: typeof telling }) =>
    has.reduce((sum, { weight }) => sum + weight, 0)
  return hitsOf(entries, telling)
    .filter(({ has }) => has.length > 0)
    .sort((one, other) => weightOf(other) - weightOf(one))
}

/** How near each entry is to some words, the nearest first. */
function hitsOf<Entry extends Searched, Word extends Wanted>(
  entries: readonly Entry[],
  words: readonly Word[],
) {
  const hits = entries.map((entry) => {
    const { has, literal, places } = findWords(entry.folded, words)
    const textStart = entry.title.length + entry.section.length + 2
    const isInTitle = ([, to]: Place) => to <= entry.title.length
    const isInText = ([from]: Place) => from >= textStart
    const nearness = (some: Place[]) => (some.some(isInTitle) ? 0 : some.some(isInText) ? 2 : 4)
    return {
      ...entry,
      /** Which of the words it has. */
      has,
      /** Lower is nearer: in the title, there by what else it is called, so in the text, by its section alone. */
      rank: Math.min(nearness(literal), nearness(places) + 1),
      marks: places.filter(isInText).map(([from, to]): Place => [from - textStart, to - textStart]),
      titleMarks: places.filter(isInTitle),
    }
  })
  return hits.sort((one, other) => one.rank - other.rank)
}

/** A search of many things in the same entries: what stands nowhere in them is looked for once. */
export function searchIn<Entry extends Searched>(entries: readonly Entry[]) {
  const whole = entries.map(({ folded }) => folded.folded).join('\n')
  const known = new Map<string, boolean>()
  const stands = (name: string) => {
    const isThere = known.get(name) ?? whole.includes(name)
    known.set(name, isThere)
    return isThere
  }
  return (words: Words) => {
    const mayBeFound = words.every(({ word, others }) => [word, ...others].some(stands))
    return mayBeFound ? findHits(entries, words) : []
  }
}
