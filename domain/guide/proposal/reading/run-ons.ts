import { afterChores, beginnings } from '#domain/guide/proposal/words/beginnings.ts'
import { lengthAt, phrases } from '#domain/guide/proposal/words/phrases.ts'
import { anyRoom, having } from '#domain/guide/proposal/words/rooms.ts'
import { leavingWords } from '#domain/guide/proposal/words/verbs.ts'
import type { Piece } from './sentences.ts'
import { type Token, tokensOf } from './tokens.ts'

/** A piece and where the word that joins it to the one before stands. */
type RunOn = Piece & { from: number }

const shortest = 90
const joints: ReadonlySet<string> = new Set(['y', 'and', 'e', 'but', 'pero', 'so'])

/** "The second bedroom has", "cocina equipada (". */
function beginsRoom(text: string, tokens: readonly Token[], at: number): boolean {
  const first = at + lengthAt(tokens, articles, at)
  for (let from = first; from < first + 2; from += 1) {
    const length = lengthAt(tokens, anyRoom, from)
    if (length === 0) continue
    const to = from + length
    if (text[tokens[at - 1]?.end ?? 0] === ')' && to === tokens.length) return true
    const near = [0, 1, 2, 3, 4].map((more) => to + more)
    const end = near.findIndex((next) => next > to && /[,;:.]/.test(gapBefore(text, tokens, next)))
    return near
      .slice(0, end < 0 ? near.length : end)
      .some(
        (next) =>
          (lengthAt(tokens, having, next) > 0 && (next <= to + 1 || isOwn(tokens[next]?.word))) ||
          (next <= to + 1 && /^ ?\($/.test(gapBefore(text, tokens, next))),
      )
  }
  return false
}

function gapBefore(text: string, tokens: readonly Token[], at: number): string {
  const [last, token] = [tokens[at - 1], tokens[at]]
  return last && token ? text.slice(last.end, token.start) : ''
}

/** "La recámara de las niñas tiene": a verb, and no "with" that belongs to the thing before it. */
function isOwn(word = ''): boolean {
  return word !== 'with' && word !== 'con'
}

const articles = phrases('la, el, las, los, the, our, en la, en el, in the')
/** A long sentence cut where it begins to tell of something else. */
export function cutRunOn(text: string, { start, end }: Piece): RunOn[] {
  const tokens = tokensOf(text.slice(start, end), start)
  const pieces: RunOn[] = []
  let open = { from: start, start }
  let depth = 0
  let isLeaving = lengthAt(tokens, leavingWords, 0) > 0
  for (let at = 1; at < tokens.length; at += 1) {
    const [last, token] = [tokens[at - 1], tokens[at]]
    if (!last || !token) continue
    const gap = text.slice(last.end, token.start)
    depth = Math.max(0, depth + gap.split('(').length - gap.split(')').length)
    const isJoint = joints.has(last.word)
    const isEnd = /[,;]/.test(gap) || isJoint
    const list = isLeaving ? afterChores : beginnings
    const isOther = end - start >= shortest && lengthAt(tokens, list, at) > 0
    if (depth === 0 && isEnd && (isOther || beginsRoom(text, tokens, at))) {
      const to = isJoint ? (tokens[at - 2]?.end ?? last.end) : last.end
      if (to > open.start) pieces.push({ ...open, end: to })
      open = { from: isJoint ? last.start : token.start, start: token.start }
      isLeaving = false
    }
    isLeaving ||= lengthAt(tokens, leavingWords, at) > 0
  }
  return [...pieces, { ...open, end }]
}
