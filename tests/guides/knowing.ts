import type { Kind } from '#domain/guide/reader/kind/kinds.ts'
import type { Knowing } from '#domain/guide/reader/kind/model.ts'
import { takeFacts } from '#domain/guide/reader/value/take-facts.ts'

/** No finer sort, no room and no measure; the figures that a test has in letters. */
export const knowing: Knowing = {
  fineIn: () => ({ fine: 'none', chance: 0 }),
  numbers: { zero: 0, one: 1, two: 2, six: 6, eight: 8 },
  rooms: [],
  joiners: [],
  units: new Set(),
}

/** The facts of some words below no heading. */
export function take(kind: Kind, fine: string, words: string, knows: Partial<Knowing> = {}) {
  return takeFacts({ kind, fine, words, heading: undefined }, { ...knowing, ...knows })
}
