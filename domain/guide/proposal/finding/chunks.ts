import { fold } from '#domain/guide/proposal/reading/tokens.ts'

/** What stands between two spaces. */
export type Chunk = { text: string; word: string; start: number; end: number }

const shape = /\S+/g

export function chunksOf(words: string): Chunk[] {
  return Array.from(words.matchAll(shape), (found) => ({
    text: found[0],
    word: fold(found[0]).replace(/[^\p{L}\p{N}]/gu, ''),
    start: found.index,
    end: found.index + found[0].length,
  }))
}

const opening = '"\'“‘«([{*`:=-–'
const closing = '"\'”’»)]}`,;:|/'

/** A value without quotes and the punctuation around it; a full stop at its end belongs to the sentence. */
export function bare(value: string): string {
  let from = 0
  let to = value.length
  while (
    from < to &&
    opening.includes(value[from] ?? '') &&
    !(value[from] === '*' && to - from < 9)
  )
    from += 1
  while (to > from && (closing.includes(value[to - 1] ?? '') || value[to - 1] === '.')) to -= 1
  return value.slice(from, to).trim()
}
