import { tokensOf } from '#domain/guide/proposal/reading/tokens.ts'
import type { Unit } from '#domain/guide/proposal/reading/units.ts'
import { lengthAt, phrases } from '#domain/guide/proposal/words/phrases.ts'
import { kindsOfPlace } from '#domain/guide/proposal/words/places.ts'
import { firstSaid } from './kind-of-place.ts'
import { nameAfterWhere, nameIn, startsName, startsThing } from './place-names.ts'

const joints = phrases(
  'y para, y si, y el, y la, y un, y una, and for, and if, and the, and a, and, y, para, for, o, or, but, pero, also, tambien',
)

const articles: ReadonlySet<string> = new Set('the el la los las'.split(' '))
const going: ReadonlySet<string> = new Set(
  'hike visit try prueben visiten vayan comer cenar desayunar almorzar visitar conocer caminar probar eat drink dine grab see explore walk'.split(
    ' ',
  ),
)

/** A sentence that tells of several places, place by place. */
export function partsOf(unit: Unit): { words: string; start: number }[] {
  const { words, start, tokens } = unit
  const cuts: number[] = []
  const thingsTo = thingsEnd(words)
  for (let at = 1; at < tokens.length; at += 1) {
    const [last, token] = [tokens[at - 1], tokens[at]]
    if (!last || !token) continue
    const gap = words.slice(last.end - start, token.start - start)
    const isOutside = depthAt(words, token.start - start) === 0
    const isJoint = lengthAt(tokens, joints, at) > 0
    const named = articles.has(token.word) ? tokens[at + 1] : token
    const isName = named !== undefined && /\p{Lu}/u.test(words[named.start - start] ?? '')
    const isKind = articles.has(token.word) && lengthAt(tokens, kindsOfPlace, at + 1) > 0
    const isComma = /[,;]\s/.test(gap) && (going.has(token.word) || isName || isKind)
    const isThing = token.start - start < thingsTo
    if (isOutside && (isComma || isJoint) && !isThing && !isWithinName(unit, at))
      cuts.push(token.start - start)
  }
  const pieces = [0, ...cuts].map((from, index) => ({
    words: words.slice(from, cuts[index] ?? words.length),
    start: from,
  }))
  const groups: { words: string; start: number }[] = []
  for (const piece of pieces) {
    const last = groups.at(-1)
    const isNew = nameIn(piece.words, piece.start === 0) !== undefined
    const isHard = /;\s{0,3}$/.test(words.slice(Math.max(0, piece.start - 4), piece.start))
    const isFree = last !== undefined && !isNamed(last)
    if (last && !isHard && (!isNew || isFree)) last.words += piece.words
    else groups.push({ ...piece })
  }
  const parts: { words: string; start: number }[] = []
  for (const group of groups) {
    const last = parts.at(-1)
    if (last && !hasCategory(group.words) && !saysWhatFor(group.words)) last.words += group.words
    else parts.push({ ...group })
  }
  return parts
}

/** "Pan, queso y hielo en el Súper Sol": up to where things are named, and no places. */
function thingsEnd(words: string): number {
  const name = startsThing(words) ? nameAfterWhere(words) : undefined
  return name === undefined ? 0 : words.indexOf(name)
}

const wheres: ReadonlySet<string> = new Set(['en', 'at', 'from'])

/** "En Harina y Niebla, frente a la iglesia": one place with two words in its name. */
function isWithinName({ words, tokens, start }: Unit, at: number): boolean {
  const [where, , joint, second] = tokens.slice(Math.max(0, at - 2), at + 2)
  const isJoint = joint?.word === 'y' || joint?.word === 'and'
  const [before, next] = [tokens[at - 1], tokens[at + 1]]
  if (!isJoint || !before || !next || !second || !wheres.has(where?.word ?? '')) return false
  const isBig = (from: number) => /\p{Lu}/u.test(words[from - start] ?? '')
  const after = words.slice(next.end - start)
  return isBig(before.start) && isBig(next.start) && /^(?:[,.;]|$)/.test(after)
}

/** "Cucina for italian" begins with a name. */
function isNamed({ words, start }: { words: string; start: number }): boolean {
  if (nameIn(words, start === 0) !== undefined) return true
  return startsName(words) && /^\S+ (?:for|para) /.test(words.trim())
}

/** "Jobell for a night out" is recommended by its name alone. */
function saysWhatFor(words: string): boolean {
  return /^\p{Lu}[\p{L}'’]+(?: \p{Lu}[\p{L}'’]+)? (?:for|para) /u.test(words.trim())
}

function hasCategory(words: string): boolean {
  return firstSaid(tokensOf(words)) !== undefined
}

function depthAt(words: string, at: number): number {
  const before = words.slice(0, at)
  return before.split('(').length - before.split(')').length
}
