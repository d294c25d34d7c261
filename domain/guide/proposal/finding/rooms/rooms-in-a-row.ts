import type { Unit } from '#domain/guide/proposal/reading/units.ts'
import { deviceNames } from '#domain/guide/proposal/words/devices.ts'
import { numberOf } from '#domain/guide/proposal/words/numbers.ts'
import { hasPhrase, lengthAt, phrases } from '#domain/guide/proposal/words/phrases.ts'
import { anyRoom, having } from '#domain/guide/proposal/words/rooms.ts'
import { articles, nameOf, notRooms, type Told, verbs } from './room-names.ts'

type Tokens = Unit['tokens']

/** A room that is named, and where what it has begins. */
type Start = { from: number; things: number; name: string; isSaid: boolean }

const joints: ReadonlySet<string> = new Set(['y', 'and', 'e', 'while', 'mientras'])
const mostOfRoom = 5
const adjectives = 2

/** "In the den a sofa bed, upstairs two cots, and the one below has a desk": room after room in one sentence. */
export function roomsInARow(unit: Unit): Told[] {
  if (unit.label !== '' || unit.isRow) return []
  const starts: Start[] = []
  for (let at = 0; at < unit.tokens.length; at += 1) {
    const start = begins(unit, at) ? startAt(unit, at, starts.at(-1)) : undefined
    if (!start) continue
    starts.push(start)
    at = start.things
  }
  const [first] = starts
  const isRow = starts.length > 1 || first?.isSaid === false
  if (!first || !isRow || first.from > 1) return []
  const told = starts.map((start, index) => ({
    name: nameOf(start.name),
    words: wordsOf(unit, start.things, starts[index + 1]?.from),
    isHeading: false,
  }))
  return told.every(({ words }) => words !== '') ? told : []
}

/** Where a sentence, or a clause of it, begins. */
function begins(unit: Unit, at: number): boolean {
  return (
    at === 0 || /[,;.]/.test(gapBefore(unit, at)) || joints.has(unit.tokens[at - 1]?.word ?? '')
  )
}

function gapBefore({ words, tokens, start }: Unit, at: number): string {
  const [last, token] = [tokens[at - 1], tokens[at]]
  return last && token ? words.slice(last.end - start, token.start - start) : ''
}

function startAt(unit: Unit, at: number, before: Start | undefined): Start | undefined {
  const { tokens } = unit
  const room = roomAt(unit, at, before)
  if (!room) return undefined
  for (let to = room.to; to <= Math.min(room.to + mostOfRoom, tokens.length - 1); to += 1) {
    const name = room.nameTo(to)
    if (hasPhrase(tokens.slice(at, to), notRooms)) return undefined
    const said = lengthAt(tokens, having, to)
    const isComma = /^\s?[,:]\s/.test(gapBefore(unit, to))
    if (said > 0 && !isComma) return { from: at, things: to + said, name, isSaid: true }
    const isBroken = to > room.to && joints.has(tokens[to - 1]?.word ?? '')
    if (isBroken || /[;.()!?]/.test(gapBefore(unit, to))) return undefined
    const isFirst = at === 0 && room.isPart
    if (isComma) {
      const isList = (before !== undefined || isFirst) && startsThing(tokens, to)
      return isList ? { from: at, things: to, name, isSaid: false } : undefined
    }
    if (before && counts(tokens, to)) return { from: at, things: to, name, isSaid: false }
  }
  return undefined
}

const parts = phrases(
  'afuera, outside, arriba, abajo, upstairs, downstairs, adentro, outdoors, planta alta, planta baja, top floor, ground floor, atras, out back',
)
const others = phrases(
  'de arriba, de abajo, de al lado, del fondo, de atras, de adelante, otra, otro, segunda, segundo, tercera, tercero, chico, chica, mas chica, mas chico, grande, upstairs one, downstairs one, other one, other, second one, second, third one, third, small one, smaller one, big one, bigger one, larger one, back one, front one, one upstairs, one downstairs, one at the back, one above, one below',
)

type Room = {
  to: number
  isPart: boolean
  /** What it is called, with the words up to there. */
  nameTo: (to: number) => string
}

function roomAt(unit: Unit, at: number, before: Start | undefined): Room | undefined {
  const { tokens, words, start } = unit
  const skipped = lengthAt(tokens, parts, at) > 0 ? 0 : lengthAt(tokens, articles, at)
  const first = at + skipped
  const nameTo = (to: number) => {
    const [from, last] = [tokens[first], tokens[to - 1]]
    return from && last ? words.slice(from.start - start, last.end - start) : ''
  }
  const part = lengthAt(tokens, parts, at)
  if (part > 0) return { to: at + part, isPart: true, nameTo }
  for (let from = first; from <= first + adjectives; from += 1) {
    const length = lengthAt(tokens, anyRoom, from)
    const isWhole = from === first || !/[,;.]/.test(gapBefore(unit, from))
    if (!isWhole) break
    if (length > 0) return { to: from + length, isPart: false, nameTo }
  }
  if (!before || skipped === 0) return undefined
  const other = lengthAt(tokens, others, first)
  const kind = kindOf(before.name)
  if (other > 0)
    return {
      to: first + other,
      isPart: false,
      nameTo: () => otherRoom(kind, nameTo(first + other)),
    }
  const isVerb = lengthAt(tokens, owning, first + 1) > 0
  const isThing = hasPhrase(tokens.slice(first, first + 1), deviceNames)
  return isVerb && !isThing ? { to: first + 1, isPart: false, nameTo } : undefined
}

const owning = phrases('has, have, tiene, tienen, cuenta con, comes with')

/** "Dormitorio" of "El dormitorio de arriba". */
function kindOf(name: string): string {
  const [, kind = ''] =
    /\b(dormitorio|rec[aá]mara|cuarto|habitaci[oó]n|pieza|bedroom|room|ba[nñ]o|bathroom)\b/i.exec(
      name,
    ) ?? []
  return kind
}

function otherRoom(kind: string, other: string): string {
  const words = other.replace(/\bone\b/i, kind)
  if (kind === '' || words !== other) return words
  return /^(?:de|del)\s/i.test(other) ? `${kind} ${other}` : `${other} ${kind}`
}

const verbal = phrases('se, no, hay, can, will, you, we, is, are, va, van, tarda, queda, esta')

function startsThing(tokens: Tokens, at: number): boolean {
  return at < tokens.length && lengthAt(tokens, verbal, at) === 0
}

/** "Dos literas", "a sofa bed". */
function counts(tokens: Tokens, at: number): boolean {
  const word = tokens[at]?.word
  const isCount =
    word === 'a' || word === 'an' || word === 'some' || word === 'unos' || word === 'unas'
  return at + 1 < tokens.length && (isCount || (numberOf(word) ?? 99) < 10)
}

/** What a room has, if it is a list of things and tells nothing else. */
function wordsOf({ words, tokens, start }: Unit, from: number, next: number | undefined): string {
  const end =
    next === undefined ? tokens.length : joints.has(tokens[next - 1]?.word ?? '') ? next - 1 : next
  const [first, last] = [tokens[from], tokens[end - 1]]
  if (!first || !last || hasPhrase(tokens.slice(from, end), verbs)) return ''
  return words.slice(first.start - start, last.end - start)
}
