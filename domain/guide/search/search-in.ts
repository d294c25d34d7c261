import { findHits, type Searched } from './find-hits.ts'
import type { Wanted } from './wanted-words.ts'

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
