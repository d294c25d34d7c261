import { type FoldedText, findWords } from './fold-text.ts'
import type { Wanted } from './wanted-words.ts'

/** An entry as it is searched: its title, what its section is called and its text, each on a line of its own. */
export type Searched = { title: string; section: string; folded: FoldedText }

type Places = [from: number, to: number][]

type Hit<Entry> = Entry & {
  /** Lower is nearer: in the title, in the text, by its section alone; what was typed before what else it is called. */
  rank: number
  marks: Places
  titleMarks: Places
}

/** The entries in which every word is found that somebody looks for, the nearest first. */
export function findHits<Entry extends Searched>(
  entries: readonly Entry[],
  words: readonly Wanted[],
): Hit<Entry>[] {
  const hits = entries.flatMap((entry) => {
    const found = findWords(entry.folded, words)
    if (!found) return []
    const textStart = entry.title.length + entry.section.length + 2
    const { places, isLiteral } = found
    const titleMarks = places.filter(([, to]) => to <= entry.title.length)
    const marks = places
      .filter(([from]) => from >= textStart)
      .map(([from, to]): [number, number] => [from - textStart, to - textStart])
    const nearness = titleMarks.length > 0 ? 0 : marks.length > 0 ? 1 : 2
    return [{ ...entry, rank: isLiteral ? nearness : nearness + 3, titleMarks, marks }]
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
  return (words: readonly Wanted[]) => {
    const mayBeFound = words.every(({ word, others }) => [word, ...others].some(stands))
    return mayBeFound ? findHits(entries, words) : []
  }
}
