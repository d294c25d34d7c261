import type { Token } from './tokens.ts'

export type Clause = { start: number; end: number; words: string; tokens: readonly Token[] }

const joints: ReadonlySet<string> = new Set(['y', 'and', 'e', 'luego', 'then', 'tambien', 'also'])

type Sentence = { words: string; start: number; end: number; tokens: readonly Token[] }

/** The parts of a sentence, each beginning where a comma or an "and" is followed by what begins one. */
export function clausesOf(
  sentence: Sentence,
  begins: (tokens: readonly Token[]) => boolean,
): Clause[] {
  const { words, start, end, tokens } = sentence
  const cuts: number[] = []
  for (let at = 1; at < tokens.length; at += 1) {
    const [last, token] = [tokens[at - 1], tokens[at]]
    if (!last || !token) continue
    const gap = words.slice(last.end - start, token.start - start)
    const isJoint = joints.has(last.word)
    // "…, and the key": the clause begins after its joint.
    if (joints.has(token.word) && tokens[at + 1] && begins(tokens.slice(at + 1, at + 9))) continue
    if (
      (isJoint || (/[,;:.\n/]|\s[-–]\s/.test(gap) && gap !== ' / ')) &&
      begins(tokens.slice(at, at + 8))
    )
      cuts.push(at)
  }
  return [0, ...cuts].map((from, index) => {
    const next = cuts[index]
    const to = next === undefined ? tokens.length : next
    const isJoint = next !== undefined && joints.has(tokens[to - 1]?.word ?? '')
    const first = from === 0 ? start : (tokens[from]?.start ?? start)
    const last = next === undefined ? end : (tokens[isJoint ? to - 2 : to - 1]?.end ?? end)
    const close = /^[)\]"”»*!]{1,3}/.exec(words.slice(last - start))?.[0].length ?? 0
    return {
      start: first,
      end: last + close,
      words: words.slice(first - start, last + close - start),
      tokens: tokens.slice(from, isJoint ? to - 1 : to),
    }
  })
}
