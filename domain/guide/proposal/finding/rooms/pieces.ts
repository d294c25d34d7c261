import { tokensOf } from '#domain/guide/proposal/reading/tokens.ts'
import { findPhrase, hasPhrase, lengthAt, phrases } from '#domain/guide/proposal/words/phrases.ts'
import { verbs } from './room-names.ts'

const leading = phrases(
  'hay, tiene, con, cuenta con, has, includes, incluye, un, una, unos, unas, el, la, los, las, a, an, the, and, y, e, also, tambien, ademas, there is, there are, fully equipped with, equipped with, equipada con, completamente equipada con, totalmente equipada con, with, equipado con, plus, as well as, asi como, equipada, our, nuestra, nuestro, theres, en, fully stocked with, stocked with, viene con',
)

const pairs = phrases(
  'pots and pans, ollas y sartenes, sartenes y ollas, salt and pepper, sal y pimienta, washer and dryer, lavadora y secadora, plates and cups, mesa y sillas, table and chairs, platos y vasos, cups and plates, plates and bowls, iron and board, aceite y sal, pan y agua, shampoo y jabon, shampoo and soap, shampoo and conditioner, ollas y cazuelas, tables and chairs, dishes and utensils, frio y calor, cobijas y almohadas, sofa y sillones, hot and cold, frio y caliente, knives and forks',
)

const broken = phrases('the kitchen, the bedroom, is, you')

/** One thing after the other; a list of things that tell how they are used stays whole. */
export function piecesOf(words: string, { isItem = false } = {}): string[] {
  const parts = splitOutside(words)
  const many =
    parts.length > 1 || !isItem
      ? parts.flatMap((part, index) => (index === parts.length - 1 ? splitLast(part) : [part]))
      : parts
  const clean = withExceptions(many)
    .map(cleanPiece)
    .filter(
      (piece) =>
        /\p{L}/u.test(piece) &&
        !/^(?:equipo|equipamiento|incluye|includes|equipment|detalle|details)$/i.test(piece),
    )
  const things = clean.map((piece) => tokensOf(thingOf(piece)))
  const isList = clean.length > 1 && things.every(({ length }) => length <= 9)
  const whole = cleanPiece(words)
  if (!isList || things.some((thing) => hasPhrase(thing.slice(0, 4), verbs))) {
    return /\p{L}/u.test(whole) && whole.length <= 500 ? [whole] : []
  }
  return clean
}

/** "Everything, except a microwave" is one. */
function withExceptions(parts: readonly string[]): string[] {
  const all: string[] = []
  for (const part of parts) {
    const isException = /^\s{0,3}(?:menos|excepto|salvo|except|but)\s/i.test(part)
    if (isException && all.length > 0) all.push(`${all.pop()},${part}`)
    else all.push(part)
  }
  return all
}

/** A thing without what is told of it: "garrafón (el primero es gratis)", "macetas que se riegan solas". */
function thingOf(piece: string): string {
  const end = piece.search(/\s?\(|\s(?:que|that|which|donde|where)\s/)
  return end > 0 ? piece.slice(0, end) : piece
}

function splitOutside(words: string): string[] {
  const parts: string[] = []
  let depth = 0
  let from = 0
  for (let at = 0; at < words.length; at += 1) {
    const letter = words[at] ?? ''
    if (letter === '(') depth += 1
    if (letter === ')') depth = Math.max(0, depth - 1)
    const isMark =
      depth === 0 &&
      (letter === ';' ||
        (letter === ',' && /\s/.test(words[at + 1] ?? '')) ||
        (letter === '+' && words[at - 1] === ' '))
    if (!isMark) continue
    parts.push(words.slice(from, at))
    from = at + 1
  }
  return [...parts, words.slice(from)]
}

function splitLast(part: string): string[] {
  const tokens = tokensOf(part)
  if (hasPhrase(tokens, broken)) return [part]
  const pair = findPhrase(tokens, pairs) ?? { from: 0, to: 0 }
  const at = tokens.findLastIndex(
    ({ word }, index) =>
      ['y', 'and', 'e'].includes(word) && (index < pair.from || index >= pair.to),
  )
  const [joint, next] = [tokens[at], tokens[at + 1]]
  if (at <= 0 || !joint || !next) return [part]
  const [before, after] = [part.slice(0, joint.start), part.slice(next.start)]
  if (depthOf(before) > 0) return [part]
  return [...splitLast(before), after]
}

function depthOf(words: string): number {
  return words.split('(').length - words.split(')').length
}

function cleanPiece(piece: string): string {
  const trimmed = piece.trim().replace(/[\s.,;:!·•|]{1,5}$/, '')
  const tokens = tokensOf(trimmed)
  const isSuite = tokens[0]?.word === 'en' && tokens[1]?.word === 'suite'
  const at = isSuite ? 0 : lengthAt(tokens, leading, 0)
  const first = tokens[at]
  const next =
    first && at > 0 && startsAt(trimmed, tokens[0]?.start)
      ? lengthAt(tokens.slice(at), leading, 0)
      : 0
  const start = tokens[at + next]
  const own =
    start && at > 0 && /\s/.test(trimmed[tokens[at - 1]?.end ?? 0] ?? '')
      ? trimmed.slice(start.start)
      : trimmed
  return own.charAt(0).toUpperCase() + own.slice(1)
}

function startsAt(words: string, start: number | undefined): boolean {
  return start !== undefined && words.slice(0, start).trim() === ''
}
