import type { ArrivalPart, Fact } from '#domain/guide/reader/fact.ts'
import { splitTitle } from '#domain/guide/reader/split-title.ts'
import { trimMarks } from '#domain/guide/reader/trim-marks.ts'
import { codesIn, phonesIn, shortNumbersIn } from '#domain/guide/reader/values.ts'
import { type SectionType, sectionTypes } from '#domain/guide/section-names.ts'
import { isBlank } from '#domain/values/text.ts'

/** What words may be said to be. */
export type Destination =
  | { kind: (typeof usualKinds | typeof rareKinds)[number] }
  | { kind: 'arrival'; of: ArrivalPart }
  /** Of a room that is still to be named where it is empty. */
  | { kind: 'feature'; room: string }
  | { kind: 'block'; section: SectionType }

/** What most words of hosts are. */
const usualKinds = [
  'rule',
  'step',
  'place',
  'device',
  'code',
  'wifi',
  'phone',
  'emergency',
  'parking',
] as const
const rareKinds = ['firstAid', 'address', 'name', 'welcome'] as const

const arrivalParts: readonly ArrivalPart[] = [
  'steps',
  'byPlane',
  'byBus',
  'byCar',
  'gate',
  'late',
  'doesNotOpen',
]

/** Everything that words may be said to be, what is likelier apart; rooms are those the caller knows of. */
export function destinationsOf(rooms: readonly string[]) {
  const usual: Destination[] = [
    ...usualKinds.map((kind) => ({ kind })),
    ...[...rooms, ''].map((room) => ({ kind: 'feature' as const, room })),
  ]
  const rare: Destination[] = [
    ...rareKinds.map((kind) => ({ kind })),
    ...arrivalParts.map((of) => ({ kind: 'arrival' as const, of })),
    ...sectionTypes.map((section) => ({ kind: 'block' as const, section })),
  ]
  return { usual, rare }
}

export function isSameDestination(one: Destination, other: Destination) {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** The same words as a fact of another kind; an exact value stays empty where the words do not leave one alone. */
export function moveFact(fact: Fact, to: Destination): Fact {
  if (fact.kind === to.kind && (to.kind === 'place' || to.kind === 'code')) return fact
  const { title, notes } = wordsOfFact(fact)
  const words = [title, notes].filter((each) => each !== '').join('. ')
  switch (to.kind) {
    case 'rule':
    case 'step':
    case 'emergency':
      return { kind: to.kind, title, notes }
    case 'device':
      return { kind: 'device', name: title, notes }
    case 'place':
      return { kind: 'place', name: title, category: 'Other', description: notes, mapsLink: '' }
    case 'code': {
      const code = onlyOf(codesIn(words, new Set()))
      return { kind: 'code', code, opens: 'other', label: '', notes: words }
    }
    case 'phone': {
      const number = onlyOf([...phonesIn(words), ...shortNumbersIn(words)])
      // The full stop before a number that goes is nobody's.
      const behind = number === '' ? ':,-' : '.:,-'
      const name = trimMarks(words.replace(number, ''), { before: ':,-', behind })
      return { kind: 'phone', number, of: 'other', name: name.slice(0, longestName) }
    }
    case 'wifi':
      return { kind: 'wifi', network: title, password: notes }
    case 'address':
      return { kind: 'address', address: words }
    case 'name':
      return { kind: 'name', name: words }
    case 'arrival':
      return { kind: 'arrival', of: to.of, words }
    case 'feature':
      return { kind: 'feature', room: to.room, words }
    case 'block':
      return { kind: 'block', section: to.section, title, body: notes }
    default:
      return { kind: to.kind, words }
  }
}

const longestName = 120

function onlyOf(found: readonly string[]): string {
  const [only = ''] = found
  return found.length === 1 ? only : ''
}

/** Without these a fact says nothing. */
const needed: Partial<Record<Fact['kind'], readonly string[]>> = {
  code: ['code'],
  phone: ['number'],
  wifi: ['network'],
  feature: ['room', 'words'],
}

/** Whether something of a fact is still to be written before it can be placed. */
export function isHalf(fact: Fact): boolean {
  const values = fact as unknown as Readonly<Record<string, string>>
  return (needed[fact.kind] ?? []).some((key) => isBlank(values[key] ?? ''))
}

/** Whether a text may have said more than was found: a network is hardly written of without its password. */
export function mayBeHalf(fact: Fact): boolean {
  return isHalf(fact) || (fact.kind === 'wifi' && isBlank(fact.password))
}

/** What a fact says, as a title and the rest. */
export function wordsOfFact(fact: Fact): { title: string; notes: string } {
  switch (fact.kind) {
    case 'rule':
    case 'step':
    case 'emergency':
      return { title: fact.title, notes: fact.notes }
    case 'device':
      return { title: fact.name, notes: fact.notes }
    case 'place': {
      const notes = [fact.description, fact.mapsLink].filter((each) => each !== '')
      return { title: fact.name, notes: notes.join('\n') }
    }
    case 'block':
      return { title: fact.title, notes: fact.body }
    case 'wifi':
      return { title: fact.network, notes: fact.password }
    case 'phone':
      return { title: fact.name || fact.number, notes: fact.name ? fact.number : '' }
    case 'code': {
      const notes = [fact.code, fact.notes].filter((each) => each !== '')
      return { title: fact.label || fact.code, notes: fact.label ? notes.join('\n') : fact.notes }
    }
    case 'welcome':
    case 'arrival':
    case 'parking':
    case 'feature':
    case 'firstAid':
      return splitTitle(fact.words)
    case 'name':
      return { title: fact.name, notes: '' }
    case 'address':
      return splitTitle(fact.address)
    case 'time':
      return { title: fact.time, notes: '' }
    case 'count':
      return { title: String(fact.count), notes: '' }
    case 'mapsLink':
      return { title: fact.link, notes: '' }
    case 'email':
      return { title: fact.email, notes: '' }
  }
}

/** Words of a text as what their host says they are. */
export function factOfWords(words: string, to: Destination): Fact {
  const { title, notes } = splitTitle(words)
  return moveFact({ kind: 'block', section: 'welcome', title, body: notes }, to)
}
