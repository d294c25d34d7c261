import type { Piece } from './form.ts'
import { exactKinds, idleKinds, type Kind, wherePeopleHelp } from './kinds.ts'
import type { Told } from './model.ts'
import { findDashed } from './split-title.ts'
import { findLabelled, phonesIn, properNamesIn, secretsIn, shortNumbersIn } from './values.ts'

/** Pieces that say one thing, and what. */
export type Group = {
  pieces: Piece[]
  told: Told
  /** Its heading names what all of it is about. */
  isUse?: true
}

/** As much of a paragraph is one text of its kind; a line of more is a wall, where each piece stands for itself. */
export const mostOfParagraph = 6
/** As much of one is about one thing of the house, or one place. */
const mostOfThing = 3

const toldTogether = new Set<Kind>([
  'device',
  'place',
  'parking',
  'emergency',
  'welcome',
  'arrival',
  'address',
])

/** One of these ends with a mark. */
const inSentences = new Set<Kind>(['rule', 'step', 'place'])

function mostTogether(kind: Kind) {
  if (kind === 'address') return Number.POSITIVE_INFINITY
  return kind === 'device' || kind === 'place' ? mostOfThing : mostOfParagraph
}

function endsOpen(pieces: readonly Piece[]) {
  return /[\p{L}\p{N}&]$/u.test(pieces.at(-1)?.words ?? '')
}

export function countPerLine(pieces: readonly Piece[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>()
  for (const { line } of pieces) counts.set(line, (counts.get(line) ?? 0) + 1)
  return counts
}

/** Fewer words in the middle of a wall, or of a place, say nothing by themselves. */
export const fewestOfSense = 4

/** An envelope has few lines. */
const mostOfEnvelope = 8

/** An address may take several lines, as on an envelope; those below hold names and figures, and hardly another word. */
function isNextOfAddress(before: Piece, { words, start }: Piece): boolean {
  const isNear = start - before.end <= 2
  const small = words.match(/(?<!\p{L})\p{Ll}{4}/gu) ?? []
  const areNames = small.length <= 1 && !words.includes('://') && !findLabelled(words)
  return isNear && areNames && !/[.!?]$/.test(before.words)
}

/** "Hot tub: five people", "Hot tub – five people". */
function isNamed({ words }: Piece): boolean {
  return (findLabelled(words) ?? findDashed(words)) !== undefined
}

/** How something is used, step by step: a list whose heading names it. */
function isNextOfUse(before: Piece, own: Piece): boolean {
  const isListed = before.number !== undefined && own.number === before.number + 1
  return isListed && own.heading !== undefined
}

function isNextBelow({ pieces, told: { kind } }: Group, own: Piece): boolean {
  const before = pieces.at(-1)
  if (before?.line !== own.line - 1 || before.heading !== own.heading) return false
  if (kind === 'device') return isNextOfUse(before, own)
  const mayBeMore = pieces.length < mostOfEnvelope
  return kind === 'address' && mayBeMore && isNextOfAddress(before, own)
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

/** "Hot water. The boiler is outside": a name for a sentence. */
const nameAsSentence = /^\p{Lu}[\p{L}-]*(?:\s\p{Ll}[\p{L}-]*){0,2}\.$/u

/** "Hot tub: 38°, five people. Off at ten": what stands behind the name of a thing tells of it. */
function isOfLabel({ pieces: [first], told }: Group, piece: Piece, own: Told): boolean {
  const isThing =
    told.kind === 'device' &&
    first !== undefined &&
    (isNamed(first) || nameAsSentence.test(first.words))
  return isThing && ofThings.has(own.kind) && !isNamed(piece)
}

const ofThings = new Set<Kind>(['device', 'rule', 'step', 'room'])

/** Less likely than that, what goes on in the middle of a sentence is hardly another thing. */
const anotherFrom = 0.8

/**
 * "…, off / when you go out", "if the sea draws back / climb the hill": no name of a place begins small. A wall has no
 * sentences, and an exact value is asked about by itself.
 */
function isHalfSentence(last: Group, piece: Piece, own: Told): boolean {
  const before = last.pieces.at(-1)?.words ?? ''
  // What no guest needs takes nothing with it.
  if (idleKinds.has(last.told.kind) || idleKinds.has(own.kind)) return false
  // "… opens with 7153, push the black lever": how a code is used.
  const isUse = isOpening(last.told.fine) && (own.kind === 'step' || own.kind === 'arrival')
  const isExact = [...(isUse ? [] : [last.told]), own].some(
    ({ kind, fine }) => exactKinds.has(kind) || isOpening(fine),
  )
  // "Farmacia San Juan, tel 55 5555 0111": the number is the place's.
  const isOfPlace = last.told.kind === 'place' && own.kind === 'contact'
  const goesOnTelling =
    isUse || (own.kind === last.told.kind && own.kind !== 'emergency' && toldTogether.has(own.kind))
  return (
    (isOfPlace ||
      (!isExact && (own.chance < anotherFrom || own.kind === 'place' || goesOnTelling))) &&
    /[\p{L}\p{N},]$/u.test(before) &&
    // "…, left after the church, 1.4 km, second on the right", "Farmacia San Juan, Av. Sur 3, tel 55 5555 0111".
    (/^\p{Ll}/u.test(piece.words) ||
      (before.endsWith(',') &&
        (own.kind === 'arrival'
          ? /^\d/.test(piece.words)
          : isOfPlace && !findLabelled(piece.words))))
  )
}

/** From how likely on a code opens another thing than the sentence before it tells of. */
const surelyAnother = 0.95

/** "The key box is by the door. The number is 4821": what a code opens may stand in the sentence before it. */
function isCodeOf(last: Group, piece: Piece, own: Told): boolean {
  const isOther = own.fine !== last.told.fine && own.chance >= surelyAnother
  const areOfCodes = [last.told, own].every(
    ({ kind, fine }) => kind === 'arrival' && isOpening(fine) && fine !== 'old',
  )
  return areOfCodes && !isOther && tellsSecret(piece) && !last.pieces.some(tellsSecret)
}

export function isOpening(fine: string) {
  return fine.endsWith('code') || ['door', 'lockbox', 'old'].includes(fine)
}

function goesWith(last: Group, piece: Piece, own: Told): boolean {
  // "Yadira: 787 555 0143, call or write, 7am to 9pm": what is said behind a number tells of it.
  // "Clinic, 802 555 0100, about 30 minutes".
  const isOfHelp =
    last.told.kind === 'emergency' && own.kind === 'emergency' && /^\p{Ll}/u.test(piece.words)
  const areContact = last.told.kind === 'contact' && own.kind === 'contact'
  const isRemark = (areContact || isOfHelp) && !tellsNumber(piece) && !tellsSecret(piece)
  // "I am Ruth, your host. Call me on 787 555 0143."
  const isOfHost = areContact && own.fine === 'host' && last.told.fine === 'host'
  // "Don Pedro, gardener: 473 118 2604".
  const isName = areContact && (last.pieces.at(-1)?.words.endsWith(',') ?? false)
  const isNumberOfHost =
    (isOfHost || isName) &&
    tellsNumber(piece) &&
    !last.pieces.some(tellsNumber) &&
    !last.pieces.some(tellsSecret)
  return (
    isRemark ||
    isNumberOfHost ||
    isOfLabel(last, piece, own) ||
    isHalfSentence(last, piece, own) ||
    isCodeOf(last, piece, own)
  )
}

function tellsNumber({ words }: Piece): boolean {
  return [...phonesIn(words), ...shortNumbersIn(words)].length > 0
}

function tellsSecret({ words }: Piece): boolean {
  return secretsIn(words).length > 0
}

/** «Cierra los martes», and behind a place with a name «Pidan la nieve de mantecado»: said of the one before. */
function isNameless({ pieces: [first] }: Group, { words }: Piece, { kind }: Told): boolean {
  const isFew = words.split(/\s+/).length < fewestOfSense
  const isOfPlace = kind === 'place' && (isFew || (first !== undefined && isNamed(first)))
  return isOfPlace && properNamesIn(words).length === 0
}

/** "AGA", and below it a paragraph of sentences: what its heading names is told in all of them. */
function paragraphsOf(pieces: readonly Piece[], perLine: ReadonlyMap<number, number>) {
  const lines = new Map<Piece['heading'], Set<number>>()
  for (const { heading, line } of pieces) {
    if (heading) lines.set(heading, (lines.get(heading) ?? new Set()).add(line))
  }
  return ({ heading, line }: Piece) =>
    lines.get(heading)?.size === 1 && (perLine.get(line) ?? 0) > 1
}

/** Sentences of one paragraph that go on about one thing. */
export function grouped(pieces: readonly Piece[], kinds: readonly Told[]): Group[] {
  const perLine = countPerLine(pieces)
  const isInParagraph = paragraphsOf(pieces, perLine)
  // What stands over things that have names is the name of none.
  const overThings = new Set(
    pieces.filter((each) => each.number !== undefined && isNamed(each)).map((each) => each.heading),
  )
  const groups: Group[] = []
  const uses = new Map<Piece['heading'], Group>()
  for (const [at, piece] of pieces.entries()) {
    const own = kinds[at]
    const last = groups.at(-1)
    if (!own) continue
    // A sentence that may tell a code is locked alone.
    const isOfUse = own.kind === 'device' && !isNamed(piece) && !tellsSecret(piece)
    if (isOfUse && isInParagraph(piece)) {
      const use = uses.get(piece.heading)
      const group = use ?? { pieces: [], told: own, isUse: true }
      group.pieces.push(piece)
      group.told = { ...group.told, chance: Math.min(group.told.chance, own.chance) }
      if (!use) groups.push(group)
      uses.set(piece.heading, group)
      continue
    }
    const isThing = own.kind === 'device' && overThings.has(piece.heading)
    const isBelow = !isThing && last !== undefined && isNextBelow(last, piece)
    const isSameLine = last?.pieces.at(-1)?.line === piece.line
    const isShort = (perLine.get(piece.line) ?? 0) <= mostOfParagraph
    const isNext =
      last?.told.kind === own.kind &&
      (isSameLine || isBelow) &&
      ((toldTogether.has(own.kind) &&
        (last.told.fine === own.fine || isNameless(last, piece, own))) ||
        (inSentences.has(own.kind) && endsOpen(last.pieces))) &&
      !own.fine.endsWith('code') &&
      !(own.kind === 'place' && last.pieces.at(-1)?.words.endsWith(';')) &&
      // "TV: three boxes. Washer: programme 4".
      !(own.kind === 'device' && isSameLine && isNamed(piece)) &&
      !(wherePeopleHelp.has(own.fine) && /[.!?]$/.test(last.pieces.at(-1)?.words ?? '')) &&
      !(own.kind === 'emergency' && [...last.pieces, piece].filter(tellsNumber).length > 1) &&
      (perLine.get(piece.line) ?? 0) <= mostTogether(own.kind)
    if (last && isNext) {
      last.pieces.push(piece)
      last.told = { ...last.told, chance: Math.min(last.told.chance, own.chance) }
    } else if (
      isSameLine &&
      (isShort || piece.words.startsWith('(')) &&
      goesWith(last, piece, own)
    ) {
      last.pieces.push(piece)
      if (last.told.kind === own.kind)
        last.told = { ...last.told, chance: Math.min(last.told.chance, own.chance) }
    } else groups.push({ pieces: [piece], told: own })
  }
  return groups
}
