import type { Piece, ToldPiece } from '#domain/guide/reader/form/form.ts'
import { exactKinds } from '#domain/guide/reader/kind/kinds.ts'
import { tellsHour } from '#domain/guide/reader/value/values.ts'
import { isOpening, mostOfParagraph, openCount } from './groups.ts'

/** Fewer words in the middle of a wall say nothing by themselves. */
const fewestOfSense = 4

/** "Ferry Lane", "Malinalco, Edo.": without the stop of a sentence, or behind a short word that may be cut short. */
const mayGoOn = /(?:[\p{L}\p{N}]|\b\p{Lu}\p{Ll}{0,3}\.)$/u

/** Opens a bracket and does not close it. */
const openBracket = /^\([^)]*$/

function isHour({ told: { kind }, words }: ToldPiece): boolean {
  return (kind === 'rule' || kind === 'hours') && tellsHour(words)
}

/**
 * Exact values that stand in the middle of a sentence which began with something else: perhaps they are that one's. And an
 * address or a network that ends where its sentence goes on, what is cut within a bracket, and a rule that
 * tells an hour beside another hour.
 */
export function halvesOf(pieces: readonly ToldPiece[]): ReadonlySet<Piece> {
  const countIn = openCount(pieces)
  const halves = pieces.filter((piece, at) => {
    const own = piece.told
    const before = pieces[at - 1]
    const next = pieces[at + 1]
    const isLast = next?.line !== piece.line
    // "Quiet after 11 pm. Correction: after 10 pm.", "Out by 11, / no rush - sorry, by 10."
    const isSaidTwice = [before, next].some((other) => {
      const both = other?.line === piece.line ? [piece, other] : []
      return both.length > 0 && both.every(isHour) && both.some(({ told }) => told.kind === 'rule')
    })
    if (isSaidTwice) return true
    // "(for Beto, not for guests: …; …)": what is cut within a bracket is not all of it, and a note may be for somebody else.
    if (openBracket.test(piece.words) || /^\([^()]{3,40}:\s/.test(piece.words)) return true
    const mayBeCut = own.kind === 'address' || own.kind === 'wifi'
    const isListed = own.kind === 'address' && piece.words.endsWith(',')
    if (mayBeCut && !isLast && (isListed || mayGoOn.test(piece.words))) return true
    const goesOn = before?.line === piece.line && !/[.!?:;]$/.test(before.words)
    const isInWall = countIn(piece) > mostOfParagraph
    // "no parties no / music after eleven": what was cut behind a small word may say the contrary.
    const isCutOff = goesOn && /(?<![\p{L}\d]|\d\s)\p{Ll}{1,2}$/u.test(before.words)
    const isShort = !isLast && piece.words.split(/\s+/).length < fewestOfSense
    if (isInWall && goesOn && (isCutOff || isShort)) return true
    const isExact = exactKinds.has(own.kind) || own.kind === 'place' || isOpening(own.fine)
    return goesOn && isExact && /^\p{Ll}/u.test(piece.words) && before.told.kind !== own.kind
  })
  return new Set(halves)
}
