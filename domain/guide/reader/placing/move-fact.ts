import {
  type ArrivalPart,
  arrivalParts,
  type Fact,
  fieldKinds,
  textKeysOf,
  valueKinds,
} from '#domain/guide/reader/fact.ts'
import { trimMarks } from '#domain/guide/reader/form/trim-marks.ts'
import { splitTitle } from '#domain/guide/reader/value/split-title.ts'
import { callableIn, codesIn, oddWordsIn } from '#domain/guide/reader/value/values.ts'
import { type SectionType, sectionTypes } from '#domain/guide/section-names.ts'
import { codeKinds } from '#domain/guide/sections/arrival.ts'
import { textsOfFact, wordsOfFact } from './texts-of-fact.ts'

/** What words may be said to be. */
export type Destination =
  | { kind: (typeof usualKinds | typeof rareKinds)[number] }
  | { kind: 'phone'; of: 'host' }
  | { kind: 'code'; opens: (typeof codeKinds)[number] }
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
  'wifi',
  'phone',
  'emergency',
  'emergencyContact',
  'parking',
] as const
const rareKinds = ['firstAid', 'address', 'name', 'welcome'] as const

const codes = codeKinds.map((opens) => ({ kind: 'code' as const, opens }))

/** Everything that words may be said to be, what is likelier apart; rooms are those the caller knows of. */
export function destinationsOf(rooms: readonly string[]) {
  const usual: Destination[] = [
    ...usualKinds.map((kind) => ({ kind })),
    { kind: 'phone', of: 'host' },
    ...codes,
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
export function moveFact(fact: Fact, to: Destination | Fact): Fact {
  if (fact.kind === 'place' && to.kind === 'place') return fact
  if (fact.kind === 'code' && to.kind === 'code') return { ...fact, opens: to.opens }
  if (fact.kind === 'phone' && isPhone(to)) return { ...fact, of: ownerIn(to) }
  const { title, notes } = wordsOfFact(fact)
  // A title that ends at a comma goes on small.
  const words = [title, notes]
    .filter((each) => each !== '')
    .join(/^\p{Ll}/u.test(notes) ? ', ' : '. ')
  switch (to.kind) {
    case 'place':
      return { kind: 'place', name: title, category: 'Other', description: notes, mapsLink: '' }
    case 'code':
      return {
        kind: 'code',
        code: onlyOf(codesIn(words)),
        opens: to.opens,
        label: '',
        notes: words,
      }
    case 'phone':
    case 'emergencyContact': {
      // A number ends where its title does.
      const number = onlyOf([title, notes].flatMap(callableIn))
      // The full stop before a number that goes is nobody's.
      const behind = number === '' ? ':,-' : '.:,-'
      const name = trimMarks(words.replace(number, ''), { before: ':,-', behind })
      return { kind: 'phone', number, of: ownerIn(to), name: name.slice(0, longestName) }
    }
    case 'wifi': {
      // Half of a sentence is no network: its host writes it, with the words in view.
      const [network = '', password = '', ...more] = oddWordsIn(words)
      const isPair = password !== '' && more.length === 0
      return { kind: 'wifi', ...(isPair ? { network, password } : { network: '', password: '' }) }
    }
    case 'feature':
      return { ...to, words }
    default: {
      const [first = '', second] = textKeysOf(to.kind)
      const said = second ? { [first]: title, [second]: notes } : { [first]: words }
      // True because these kinds say all they say under their keys.
      return { ...to, ...said } as Fact
    }
  }
}

const longestName = 120

function isPhone(to: Destination | Fact) {
  return to.kind === 'phone' || to.kind === 'emergencyContact'
}

function ownerIn(to: Destination | Fact) {
  return to.kind === 'phone' ? ('of' in to ? to.of : 'other') : ('emergency' as const)
}

function onlyOf(found: readonly string[]): string {
  const [only = ''] = found
  return found.length === 1 ? only : ''
}

/** Another reading of a fact, in the words its host has written meanwhile; of those no exact value is made. */
export function readAs(or: Fact, written: Fact): Fact {
  if (or.kind !== written.kind && fieldKinds.has(or.kind)) return or
  const isSame = or.kind === written.kind
  const said = isSame ? written : moveFact(written, or)
  // In which room something is, is what the readings differ in.
  const keys = textKeysOf(or.kind).filter((key) => key !== 'room')
  const texts = Object.entries(said).filter(
    ([key, words]) => keys.includes(key) && (isSame || words !== ''),
  )
  return { ...or, ...Object.fromEntries(texts) }
}

type Find = { fact: Fact; or?: Fact | undefined; words: string; isChanged: boolean }

/** A find as another thing: what kept a value alone, and was written in by nobody, becomes that with all its words. */
export function moveFind({ fact, or, words, isChanged }: Find, to: Destination): Fact {
  const isEmpty = textsOfFact(fact).every((each) => each.words === '')
  const isSame = fact.kind === to.kind || (fact.kind === 'phone' && to.kind === 'emergencyContact')
  // What was said by a choice alone has no words of its host.
  const chosen = [or, ...sayable.map((each) => factOfWords(words, each))].map(toText)
  const isOwnCode = fact.kind === 'code' && words.includes(fact.code)
  const isWritten = isChanged && !isOwnCode && !chosen.includes(toText(fact))
  const losesWords = valueKinds.has(fact.kind) && !isSame && !isWritten
  return isEmpty || losesWords ? factOfWords(words, to) : moveFact(fact, to)
}

const toText = (fact: Fact | undefined) => JSON.stringify(fact)

const sayable = [...[...usualKinds, ...rareKinds].map((kind) => ({ kind })), ...codes]

/** Words of a text as what their host says they are. */
export function factOfWords(words: string, to: Destination): Fact {
  const { title, notes } = splitTitle(words)
  return moveFact({ kind: 'block', section: 'welcome', title, body: notes }, to)
}
