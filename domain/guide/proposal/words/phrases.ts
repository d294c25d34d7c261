import { type Token, tokensOf } from '#domain/guide/proposal/reading/tokens.ts'

/** A list of phrases, to be found among words. `*` at the end of a word stands for any ending. */
export type Phrases = {
  /** By their first word. */
  whole: ReadonlyMap<string, readonly Phrase[]>
  /** Those whose first word may go on, by its first two letters. */
  open: ReadonlyMap<string, readonly Phrase[]>
}

type Phrase = readonly { word: string; isStart: boolean }[]

/** The phrases of a text that names them with commas between. */
export function phrases(list: string): Phrases {
  const whole = new Map<string, Phrase[]>()
  const open = new Map<string, Phrase[]>()
  for (const each of list.split(',')) {
    const phrase = each
      .trim()
      .split(/\s+/)
      .flatMap((word) =>
        tokensOf(word).map((token) => ({ word: token.word, isStart: word.endsWith('*') })),
      )
    const [first] = phrase
    if (!first) continue
    const [starts, start] = first.isStart ? [open, openKey(first.word)] : [whole, first.word]
    starts.set(start, [...(starts.get(start) ?? []), phrase])
  }
  return { whole, open }
}

/** The phrases of several lists as one: whether any of them is said is asked once. */
export function joined(lists: readonly Phrases[]): Phrases {
  return {
    whole: joinedBy(lists.map(({ whole }) => whole)),
    open: joinedBy(lists.map(({ open }) => open)),
  }
}

function joinedBy(maps: readonly Phrases['whole'][]): Phrases['whole'] {
  const all = new Map<string, readonly Phrase[]>()
  for (const [start, list] of maps.flatMap((map) => [...map]))
    all.set(start, [...(all.get(start) ?? []), ...list])
  return all
}

export type FoundPhrase = {
  /** Which word it begins with, and before which it ends. */
  from: number
  to: number
}

/** The first phrase of the list among the words, the longest where several begin there. */
export function findPhrase(
  tokens: readonly Token[],
  list: Phrases,
  from = 0,
): FoundPhrase | undefined {
  for (let at = from; at < tokens.length; at += 1) {
    const length = lengthAt(tokens, list, at)
    if (length > 0) return { from: at, to: at + length }
  }
  return undefined
}

export function hasPhrase(tokens: readonly Token[], list: Phrases): boolean {
  return findPhrase(tokens, list) !== undefined
}

export function startsWithPhrase(tokens: readonly Token[], list: Phrases): boolean {
  return lengthAt(tokens, list, 0) > 0
}

/** How many words the longest phrase has that begins there; 0 where none does. */
export function lengthAt(tokens: readonly Token[], list: Phrases, at: number): number {
  const word = tokens[at]?.word
  if (word === undefined) return 0
  return Math.max(
    longestOf(tokens, list.whole.get(word), at),
    longestOf(tokens, list.open.get(openKey(word)), at),
  )
}

function longestOf(
  tokens: readonly Token[],
  candidates: readonly Phrase[] | undefined,
  at: number,
): number {
  if (!candidates) return 0
  let longest = 0
  for (const phrase of candidates) {
    if (phrase.length > longest && isPhraseAt(tokens, phrase, at)) longest = phrase.length
  }
  return longest
}

function isPhraseAt(tokens: readonly Token[], phrase: Phrase, at: number): boolean {
  return phrase.every(({ word, isStart }, index) => {
    const found = tokens[at + index]?.word
    return isStart ? found?.startsWith(word) === true : found === word
  })
}

function openKey(word: string): string {
  return word.slice(0, 2)
}
