import type { Piece, ToldPiece } from './form.ts'
import { exactKinds, idleKinds, type Kind, wherePeopleHelp } from './kinds.ts'
import type { Told } from './model.ts'
import { findDashed } from './split-title.ts'
import { callableIn, findLabelled, properNamesIn, secretsIn } from './values.ts'

/** Pieces that say one thing, and what. */
export type Group = {
  pieces: ToldPiece[]
  told: Told
  /** Its heading names what all of it is about. */
  isUse?: true
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

/** One of these ends with a mark. */
const inSentences = new Set<Kind>(['rule', 'step', 'place'])

/** How many pieces the line of a piece has. */
export function openCount(pieces: readonly Piece[]): (piece: Piece) => number {
  const lines = Map.groupBy(pieces, ({ line }) => line)
  return ({ line }) => lines.get(line)?.length ?? 0
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
function isOfLabel({ pieces: [first], told }: Group, piece: ToldPiece): boolean {
  const isThing =
    told.kind === 'device' &&
    first !== undefined &&
    (isNamed(first) || nameAsSentence.test(first.words))
  return isThing && ofThings.has(piece.told.kind) && !isNamed(piece)
}

const ofThings = new Set<Kind>(['device', 'rule', 'step', 'room'])

/** Less likely than that, what goes on in the middle of a sentence is hardly another thing. */
const anotherFrom = 0.8

/**
 * "…, off / when you go out", "if the sea draws back / climb the hill": no name of a place begins small. A wall has no
 * sentences, and an exact value is asked about by itself.
 */
function isHalfSentence(last: Group, { words, told: own }: ToldPiece): boolean {
  const before = lastWordsOf(last)
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
    isUse || (own.kind === last.told.kind && own.kind !== 'emergency' && own.kind in mostTogether)
  const isOther = isExact || !(own.chance < anotherFrom || own.kind === 'place' || goesOnTelling)
  if ((isOther && !isOfPlace) || !/[\p{L}\p{N},]$/u.test(before)) return false
  if (/^\p{Ll}/u.test(words)) return true
  if (!before.endsWith(',')) return false
  // "…, left after the church, 1.4 km, second on the right", "Farmacia San Juan, Av. Sur 3, tel 55 5555 0111".
  return own.kind === 'arrival' ? /^\d/.test(words) : isOfPlace && !findLabelled(words)
}

/** From how likely on a code opens another thing than the sentence before it tells of. */
const surelyAnother = 0.95

/** "The key box is by the door. The number is 4821": what a code opens may stand in the sentence before it. */
function isCodeOf(last: Group, piece: ToldPiece): boolean {
  const own = piece.told
  const isOther = own.fine !== last.told.fine && own.chance >= surelyAnother
  const areOfCodes = [last.told, own].every(
    ({ kind, fine }) => kind === 'arrival' && isOpening(fine) && fine !== 'old',
  )
  return areOfCodes && !isOther && tellsSecret(piece) && !last.pieces.some(tellsSecret)
}

export function isOpening(fine: string) {
  return fine.endsWith('code') || ['door', 'lockbox', 'old'].includes(fine)
}

function goesWith(last: Group, piece: ToldPiece): boolean {
  const areBoth = (kind: Kind) => last.told.kind === kind && piece.told.kind === kind
  // "Yadira: 787 555 0143, call or write, 7am to 9pm": what is said behind a number tells of it.
  // "Clinic, 802 555 0100, about 30 minutes".
  const isOfHelp = areBoth('emergency') && /^\p{Ll}/u.test(piece.words)
  const isRemark = (areBoth('contact') || isOfHelp) && !tellsNumber(piece) && !tellsSecret(piece)
  // "I am Ruth, your host. Call me on 787 555 0143."
  const isOfHost = piece.told.fine === 'host' && last.told.fine === 'host'
  // "Don Pedro, gardener: 473 118 2604".
  const isName = lastWordsOf(last).endsWith(',')
  const isNumberOfHost =
    areBoth('contact') &&
    (isOfHost || isName) &&
    tellsNumber(piece) &&
    !last.pieces.some((each) => tellsNumber(each) || tellsSecret(each))
  return (
    isRemark ||
    isNumberOfHost ||
    isOfLabel(last, piece) ||
    isHalfSentence(last, piece) ||
    isCodeOf(last, piece)
  )
}

function tellsNumber({ words }: Piece): boolean {
  return callableIn(words).length > 0
}

function tellsSecret({ words }: Piece): boolean {
  return secretsIn(words).length > 0
}

/** «Cierra los martes», and behind a place with a name «Pidan la nieve de mantecado»: said of the one before. */
function isNameless({ pieces: [first] }: Group, { words, told }: ToldPiece): boolean {
  const isFew = words.split(/\s+/).length < fewestOfSense
  const isOfPlace = told.kind === 'place' && (isFew || (first !== undefined && isNamed(first)))
  return isOfPlace && properNamesIn(words).length === 0
}

/** "AGA", and below it a paragraph of sentences: what its heading names is told in all of them. */
function paragraphsOf(pieces: readonly Piece[]) {
  const below = Map.groupBy(pieces, ({ heading }) => heading)
  return ({ heading }: Piece) => {
    const own = (heading && below.get(heading)) ?? []
    return own.length > 1 && own[0]?.line === own.at(-1)?.line
  }
}

function lastWordsOf({ pieces }: Group): string {
  return pieces.at(-1)?.words ?? ''
}

/** Sentences of one paragraph that go on about one thing. */
export function grouped(pieces: readonly ToldPiece[]): Group[] {
  const countIn = openCount(pieces)
  const isInParagraph = paragraphsOf(pieces)
  // What stands over things that have names is the name of none.
  const overThings = new Set(
    pieces.filter((each) => each.number !== undefined && isNamed(each)).map((each) => each.heading),
  )
  const groups: Group[] = []
  const uses = new Map<Piece['heading'], Group>()
  for (const piece of pieces) {
    const { told: own, heading, words } = piece
    const last = groups.at(-1)
    // A sentence that may tell a code is locked alone.
    const isOfUse =
      own.kind === 'device' && !isNamed(piece) && !tellsSecret(piece) && isInParagraph(piece)
    const isThing = own.kind === 'device' && overThings.has(heading)
    const isBelow = !isThing && last !== undefined && isNextBelow(last, piece)
    const isSameLine = last?.pieces.at(-1)?.line === piece.line
    const isShort = countIn(piece) <= mostOfParagraph
    const isNext =
      last?.told.kind === own.kind &&
      (isSameLine || isBelow) &&
      ((own.kind in mostTogether && (last.told.fine === own.fine || isNameless(last, piece))) ||
        (inSentences.has(own.kind) && /[\p{L}\p{N}&]$/u.test(lastWordsOf(last)))) &&
      !own.fine.endsWith('code') &&
      !(own.kind === 'place' && lastWordsOf(last).endsWith(';')) &&
      // "TV: three boxes. Washer: programme 4".
      !(own.kind === 'device' && isSameLine && isNamed(piece)) &&
      !(wherePeopleHelp.has(own.fine) && /[.!?]$/.test(lastWordsOf(last))) &&
      !(own.kind === 'emergency' && [...last.pieces, piece].filter(tellsNumber).length > 1) &&
      countIn(piece) <= (mostTogether[own.kind] ?? mostOfParagraph)
    const isMore =
      isNext || (isSameLine && (isShort || words.startsWith('(')) && goesWith(last, piece))
    const group = isOfUse ? uses.get(heading) : isMore ? last : undefined
    if (group) {
      group.pieces.push(piece)
      const chance = Math.min(group.told.chance, own.chance)
      if (group.told.kind === own.kind) group.told = { ...group.told, chance }
      continue
    }
    const made: Group = { pieces: [piece], told: own, ...(isOfUse && { isUse: true }) }
    groups.push(made)
    if (isOfUse) uses.set(heading, made)
  }
  return groups
}
