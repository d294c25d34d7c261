import type { Piece } from './form.ts'
import { countPerLine, fewestOfSense, isOpening, mostOfParagraph } from './groups.ts'
import { exactKinds, type Kind } from './kinds.ts'
import type { Told } from './model.ts'
import { tellsHour } from './values.ts'

/** "Ferry Lane", "Malinalco, Edo.": without the stop of a sentence, or behind a short word that may be cut short. */
const mayGoOn = /(?:[\p{L}\p{N}]|\b\p{Lu}\p{Ll}{0,3}\.)$/u

/** Opens a bracket and does not close it. */
const openBracket = /^\([^)]*$/

const ruleOrHours = new Set<Kind>(['rule', 'hours'])

/**
 * Exact values that stand in the middle of a sentence which began with something else: perhaps they are that one's. And an
 * address or a network that ends where its sentence goes on, what is cut within a bracket, and neighbours of one line that
 * both are rules that tell an hour, or one of them in a sentence with another hour.
 */
export function halvesOf(pieces: readonly Piece[], kinds: readonly Told[]): ReadonlySet<Piece> {
  const perLine = countPerLine(pieces)
  const halves = pieces.filter((piece, at) => {
    const [before, own] = [pieces[at - 1], kinds[at]]
    const isLast = pieces[at + 1]?.line !== piece.line
    // "Quiet after 11 pm. Correction: after 10 pm.", "Out by 11, / no rush - sorry, by 10."
    const isHour = (place: number) =>
      ruleOrHours.has(kinds[place]?.kind ?? 'about') &&
      pieces[place]?.line === piece.line &&
      tellsHour(pieces[place].words)
    const isSaidBy = (place: number) => {
      const rules = [at, place].filter((each) => kinds[each]?.kind === 'rule').length
      const isSentence = !/[.!?]$/.test(pieces[Math.min(at, place)]?.words ?? '')
      return isHour(place) && (rules === 2 || (rules === 1 && isSentence))
    }
    if (isHour(at) && (isSaidBy(at - 1) || isSaidBy(at + 1))) return true
    // "(for Beto, not for guests: …; …)": what is cut within a bracket is not all of it, and a note may be for somebody else.
    if (openBracket.test(piece.words) || /^\([^()]{3,40}:\s/.test(piece.words)) return true
    const mayBeCut = own?.kind === 'address' || own?.kind === 'wifi'
    const isListed = own?.kind === 'address' && piece.words.endsWith(',')
    if (mayBeCut && !isLast && (isListed || mayGoOn.test(piece.words))) return true
    const goesOn = before?.line === piece.line && !/[.!?:;]$/.test(before.words)
    const isInWall = (perLine.get(piece.line) ?? 0) > mostOfParagraph
    // "no parties no / music after eleven": what was cut behind a small word may say the contrary.
    const isCutOff = goesOn && /(?<![\p{L}\d]|\d\s)\p{Ll}{1,2}$/u.test(before.words)
    const isShort = !isLast && piece.words.split(/\s+/).length < fewestOfSense
    if (isInWall && goesOn && (isCutOff || isShort)) return true
    const isExact =
      own !== undefined && (exactKinds.has(own.kind) || own.kind === 'place' || isOpening(own.fine))
    return goesOn && isExact && /^\p{Ll}/u.test(piece.words) && kinds[at - 1]?.kind !== own.kind
  })
  return new Set(halves)
}
