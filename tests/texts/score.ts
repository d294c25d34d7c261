import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Fact, Proposal, Span, Suggestion } from '#domain/guide/reader/fact.ts'
import { finesOf, wherePeopleHelp } from '#domain/guide/reader/kind/kinds.ts'
import { fold } from '#domain/values/text.ts'

/** A piece of a text with what it says, and the exact values that a guide should hold from it. */
type Piece = { label: string; start: number; end: number; values: readonly string[] }

export type SampleText = { name: string; text: string; pieces: readonly Piece[] }

const folder = path.join(import.meta.dirname, 'unseen')

/** The texts that nothing was learned from, each with its pieces: `LABEL<TAB>FLAG<TAB>TEXT<TAB>VALUES`. */
export function readUnseen(): SampleText[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.txt'))
    .sort()
    .map((file) => {
      const name = path.basename(file, '.txt')
      const text = readFileSync(path.join(folder, file), 'utf8')
      return {
        name,
        text,
        pieces: piecesOf(text, readFileSync(path.join(folder, `${name}.tsv`), 'utf8')),
      }
    })
}

function piecesOf(text: string, rows: string): Piece[] {
  let from = 0
  return rows
    .split('\n')
    .filter((row) => row.trim() !== '')
    .map((row) => {
      const [label = '', , words = '', values = ''] = row.split('\t')
      const start = text.indexOf(words, from)
      if (start < 0) throw new Error(`not in the text: ${words}`)
      from = start + words.length
      return { label, start, end: from, values: values.split(' ¦ ').filter((each) => each !== '') }
    })
}

export type Score = {
  /** Pieces that say something for a guide; how many were placed, and how many placed or proposed. */
  pieces: number
  placedPieces: number
  proposedPieces: number
  /** Suggestions that were placed without asking, and how many of them are right. */
  placed: number
  right: number
  /** Exact values placed without asking that the text does not say, or says are gone. */
  wrongValues: number
}

const idle = /^(?:about|booking|chatter|wifi\/old|heading:(?!name))/

export function scoreOf({ text, pieces }: SampleText, { suggestions }: Proposal): Score {
  const sure = suggestions.filter(({ sureness }) => sureness === 'sure')
  const wanted = pieces.filter(({ label }) => !idle.test(label))
  const tells = (piece: Piece, all: readonly Suggestion[], withOther: boolean) =>
    lettersIn(
      piece,
      all.filter((each) => isOf(each, piece.label, withOther)),
    ) *
      2 >=
    piece.end - piece.start
  return {
    pieces: wanted.length,
    placedPieces: wanted.filter((piece) => tells(piece, sure, false)).length,
    proposedPieces: wanted.filter((piece) => tells(piece, suggestions, true)).length,
    placed: sure.length,
    right: sure.filter((each) => isRight(each, pieces)).length,
    wrongValues: sure.filter((each) => !hasRightValues(each.fact, pieces, text)).length,
  }
}

/** Most of its words stand in pieces that say what it says. */
function isRight(suggestion: Suggestion, pieces: readonly Piece[]): boolean {
  const under = pieces.filter(
    ({ label }) => !label.startsWith('heading:') || suggestion.fact.kind === 'name',
  )
  const all = under.reduce((sum, piece) => sum + lettersIn(piece, [suggestion]), 0)
  const own = under.filter(({ label }) => isOf(suggestion, label, false))
  // One sentence may tell several values.
  if (valuesOf(suggestion.fact).length > 0)
    return own.some((piece) => lettersIn(piece, [suggestion]) > 0)
  return own.reduce((sum, piece) => sum + lettersIn(piece, [suggestion]), 0) * 2 >= all
}

function lettersIn({ start, end }: Piece, suggestions: readonly Suggestion[]): number {
  const seen = new Set<number>()
  for (const { from } of suggestions) {
    for (const span of from)
      for (const at of lettersOf(span)) if (at >= start && at < end) seen.add(at)
  }
  return seen.size
}

function lettersOf({ start, end }: Span): number[] {
  return Array.from({ length: end - start }, (_, at) => start + at)
}

function isOf({ fact, or }: Suggestion, label: string, withOther: boolean): boolean {
  return (
    labelsOf(fact).includes(label) ||
    (withOther && or !== undefined && labelsOf(or).includes(label))
  )
}

const arrivalOf = {
  byPlane: 'plane',
  byBus: 'bus',
  byCar: 'car',
  gate: 'gate',
  steps: 'step',
  late: 'late',
  doesNotOpen: 'trouble',
} as const
const opens = { door: 'door', lockbox: 'lockbox', gate: 'gatecode', other: 'othercode' } as const
const counts = { maxGuests: 'guests', bedrooms: 'bedrooms', bathrooms: 'bathrooms' } as const

/** What a piece is labelled that says this. */
function labelsOf(fact: Fact): string[] {
  switch (fact.kind) {
    case 'name':
      return ['heading:name']
    case 'time':
      return [`hours/${fact.of === 'checkIn' ? 'in' : 'out'}`, 'hours/both']
    case 'count':
      return [`count/${counts[fact.of]}`, 'count/several']
    case 'mapsLink':
      return ['address']
    case 'wifi':
      return ['wifi/network', 'wifi/password', 'wifi/both']
    case 'email':
      return ['contact/email', 'contact/host']
    case 'phone': {
      if (wherePeopleHelp.has(fact.of)) return [`emergency/${fact.of}`]
      return [`contact/${fact.of}`, ...(fact.of === 'gate' ? ['arrival/gate'] : [])]
    }
    case 'code':
      return [`arrival/${opens[fact.opens]}`]
    // A door that opens with a key, or is not locked, is told as a step.
    case 'arrival':
      return [
        `arrival/${arrivalOf[fact.of]}`,
        ...(fact.of === 'steps' ? Object.values(opens).map((each) => `arrival/${each}`) : []),
      ]
    case 'feature':
      return ['room', 'count/other']
    case 'device':
      return ['device', 'wifi/other']
    case 'place':
      return [`place/${fact.category.toLowerCase()}`]
    case 'firstAid':
      return ['emergency/firstaid']
    case 'emergency':
      return finesOf.emergency
        .filter((fine) => fine !== 'firstaid')
        .map((fine) => `emergency/${fine}`)
    case 'block':
      return fact.section === 'house_manual'
        ? ['room', 'count/other']
        : ['contact/host', 'contact/other', 'contact/gate']
    default:
      return [fact.kind]
  }
}

/** Every exact value of a fact is one that the text says, and does not say is gone. */
function hasRightValues(fact: Fact, pieces: readonly Piece[], text: string): boolean {
  const all = pieces.flatMap(({ values }) => values)
  return valuesOf(fact).every(
    ([keys, value]) =>
      all.some((each) => keys.some((key) => isSame(key, each, value))) ||
      (keys[0] === 'phone' && isShort(value) && text.includes(value)),
  )
}

function isShort(number: string) {
  return number.replace(/\D/g, '').length <= 4
}

function isSame(key: string, said: string, value: string): boolean {
  if (!said.startsWith(`${key}=`)) return false
  const wanted = said.slice(key.length + 1)
  if (key === 'phone') return digits(wanted).slice(-10) === digits(value).slice(-10)
  if (key === 'address')
    return plain(value).includes(plain(wanted)) || plain(wanted).includes(plain(value))
  if (key === 'code') return plain(wanted) === plain(value)
  return wanted === value
}

function valuesOf(fact: Fact): [keys: string[], value: string][] {
  switch (fact.kind) {
    case 'wifi':
      return [
        [['network'], fact.network],
        [['password'], fact.password],
      ]
    case 'code':
    case 'email':
    case 'address':
      return [[[fact.kind], String((fact as unknown as Record<string, string>)[fact.kind])]]
    case 'mapsLink':
      return [[['link'], fact.link]]
    case 'phone':
      return [[['phone'], fact.number]]
    case 'time':
      return [[[fact.of === 'checkIn' ? 'checkin' : 'checkout'], fact.time]]
    case 'count':
      return [[[counts[fact.of]], String(fact.count)]]
    default:
      return []
  }
}

const digits = (text: string) => text.replace(/\D/g, '')

function plain(text: string): string {
  return fold(text).replace(/[^\p{L}\p{N}]+/gu, '')
}

export function sumOf(scores: readonly Score[]): Score {
  return scores.reduce((all, each) => ({
    pieces: all.pieces + each.pieces,
    placedPieces: all.placedPieces + each.placedPieces,
    proposedPieces: all.proposedPieces + each.proposedPieces,
    placed: all.placed + each.placed,
    right: all.right + each.right,
    wrongValues: all.wrongValues + each.wrongValues,
  }))
}
