import type { Piece, ToldPiece } from '#domain/guide/reader/form/form.ts'
import {
  exactKinds,
  idleKinds,
  type Kind,
  wherePeopleHelp,
} from '#domain/guide/reader/kind/kinds.ts'
import type { Told } from '#domain/guide/reader/kind/model.ts'
import { findNamed } from '#domain/guide/reader/value/split-title.ts'
import {
  callableIn,
  findLabelled,
  properNamesIn,
  secretsIn,
} from '#domain/guide/reader/value/values.ts'

/** Pieces that say one thing, and what. */
export type Group = {
  pieces: ToldPiece[]
  told: Told
  /** All that stands under its heading, which then names it. */
  isAll?: true
}

/** As much of a paragraph is one text of its kind; a line of more is a wall, where each piece stands for itself. */
export const mostOfParagraph = 6
/** As much of one is about one thing of the house, or one place. */
const mostOfThing = 3

/** Kinds that several pieces tell together, and of how many a line may have for that. */
const mostTogether: Readonly<Partial<Record<Kind, number>>> = {
  device: mostOfThing,
  place: mostOfThing,
  parking: mostOfParagraph,
  emergency: mostOfParagraph,
  welcome: mostOfParagraph,
  arrival: mostOfParagraph,
  address: Number.POSITIVE_INFINITY,
}

/** How many pieces the line of a piece has. */
export function openCount(pieces: readonly Piece[]): (piece: Piece) => number {
  const lines = Map.groupBy(pieces, ({ line }) => line)
  return ({ line }) => lines.get(line)?.length ?? 0
}

/** An address may take several lines, as on an envelope; those below hold names and figures, and hardly another word. */
function isNextOfAddress({ pieces, told }: Group, { words, start, line, heading }: Piece): boolean {
  const before = pieces.at(-1)
  const isBelow = before?.line === line - 1 && before.heading === heading && start - before.end <= 2
  const small = words.match(/(?<!\p{L})\p{Ll}{4}/gu) ?? []
  const areNames = small.length <= 1 && !findLabelled(words) && !words.includes('://')
  return told.kind === 'address' && isBelow && areNames && !/[.!?]$/.test(before.words)
}

/** How something is used, step by step: a numbered list under what it is called. A sentence that may tell a code is locked alone. */
function isNextOfUse({ pieces, told }: Group, piece: ToldPiece): boolean {
  const before = pieces.at(-1)
  const isListed = before?.number !== undefined && piece.number === before.number + 1
  const isOfOne = piece.heading !== undefined && piece.heading === before?.heading
  const areDevices = told.kind === 'device' && piece.told.kind === 'device'
  const isNamed = [...pieces, piece].some(({ words }) => findNamed(words))
  return isListed && isOfOne && areDevices && !isNamed && !tellsSecret(piece)
}

export function wordsOf(pieces: readonly Piece[], { kind }: Told): string {
  return pieces.reduce((all, { words, line, start }, at) => {
    const before = pieces[at - 1]
    if (!before) return words
    if (line === before.line) return all + (start === before.end ? '' : ' ') + words
    if (kind === 'device') return `${all}\n${words}`
    return ',;:-'.includes(all.at(-1) ?? '') ? `${all} ${words}` : `${all}, ${words}`
  }, '')
}

/** Less likely than that, what goes on in the middle of a sentence is hardly another thing. */
const anotherFrom = 0.8

/**
 * "…, off / when you go out", "if the sea draws back / climb the hill": no name of a place begins small. What no guest needs
 * takes nothing with it, and an exact value is asked about by itself.
 */
function isHalfSentence(last: Group, { words, told: own }: ToldPiece): boolean {
  const isHalf = /[\p{L}\p{N},]$/u.test(lastWordsOf(last)) && /^\p{Ll}/u.test(words)
  if (!isHalf || idleKinds.has(last.told.kind) || idleKinds.has(own.kind)) return false
  // "… opens with 7153, push the black lever": how a code is used.
  const isUse = isOpening(last.told.fine) && (own.kind === 'step' || own.kind === 'arrival')
  const isExact = ({ kind, fine }: Told) => exactKinds.has(kind) || isOpening(fine)
  if (isExact(own) || (isExact(last.told) && !isUse)) return false
  const isAlike = own.kind === last.told.kind && own.kind !== 'emergency'
  const goesOnTelling = isUse || (isAlike && own.kind in mostTogether)
  return own.chance < anotherFrom || own.kind === 'place' || goesOnTelling
}

export function isOpening(fine: string) {
  return fine.endsWith('code') || ['door', 'lockbox', 'old'].includes(fine)
}

/** "Yadira: 787 555 0143, call or write, 7am to 9pm": what is said behind a number tells of it. */
function isRemark({ told }: Group, piece: ToldPiece): boolean {
  const { kind } = piece.told
  const isOfNumber = kind === 'contact' || (kind === 'emergency' && /^\p{Ll}/u.test(piece.words))
  return told.kind === kind && isOfNumber && !tellsNumber(piece) && !tellsSecret(piece)
}

function tellsNumber({ words }: Piece): boolean {
  return callableIn(words).length > 0
}

function tellsSecret({ words }: Piece): boolean {
  return secretsIn(words).length > 0
}

function lastWordsOf({ pieces }: Group): string {
  return pieces.at(-1)?.words ?? ''
}

/** Whether a piece goes on about the one thing that the one before it in its line tells of. */
function goesOn(last: Group, piece: ToldPiece, count: number): boolean {
  const { kind, fine } = piece.told
  // "Town market, Main Street 9. Fruit and cheese, before two": what names nothing is no place of its own.
  const isUnnamed = kind === 'place' && properNamesIn(piece.words).length === 0
  const isAlike = last.told.kind === kind && (last.told.fine === fine || isUnnamed)
  if (!isAlike || count > (mostTogether[kind] ?? 0) || fine.endsWith('code')) return false
  // "TV: three boxes. Washer: programme 4"
  if (kind === 'device' && findNamed(piece.words)) return false
  const isOfHelp = wherePeopleHelp.has(fine) && /[.!?]$/.test(lastWordsOf(last))
  const numbers = kind === 'emergency' ? [...last.pieces, piece].filter(tellsNumber) : []
  return !isOfHelp && numbers.length < 2
}

/** Sentences of one paragraph that go on about one thing. */
export function grouped(pieces: readonly ToldPiece[]): Group[] {
  const countIn = openCount(pieces)
  const groups: Group[] = []
  for (const piece of pieces) {
    const { told: own, words } = piece
    const last = groups.at(-1)
    const isSameLine = last?.pieces.at(-1)?.line === piece.line
    const isShort = countIn(piece) <= mostOfParagraph || words.startsWith('(')
    const isHalf = last && isShort && (isHalfSentence(last, piece) || isRemark(last, piece))
    const isMore = last && isSameLine && (isHalf || goesOn(last, piece, countIn(piece)))
    const isOfAddress = last && own.kind === 'address' && isNextOfAddress(last, piece)
    const isBelow = last && (isOfAddress || isNextOfUse(last, piece))
    if (!isMore && !isBelow) {
      groups.push({ pieces: [piece], told: own })
      continue
    }
    last.pieces.push(piece)
    const chance = Math.min(last.told.chance, own.chance)
    if (last.told.kind === own.kind) last.told = { ...last.told, chance }
  }
  const under = Map.groupBy(pieces, ({ heading }) => heading)
  return groups.map((group) => {
    const heading = group.pieces[0]?.heading
    const isAll = heading && under.get(heading)?.length === group.pieces.length
    return isAll ? { ...group, isAll } : group
  })
}
