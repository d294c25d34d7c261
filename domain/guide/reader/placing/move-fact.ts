import type { ArrivalPart, Fact } from '#domain/guide/reader/fact.ts'
import { splitTitle } from '#domain/guide/reader/split-title.ts'
import { type SectionType, sectionTypes } from '#domain/guide/section-names.ts'

/** Where a suggestion may be moved to. */
export type Destination =
  | {
      kind: 'rule' | 'step' | 'device' | 'emergency' | 'place' | 'parking' | 'firstAid' | 'welcome'
    }
  | { kind: 'arrival'; of: ArrivalPart }
  | { kind: 'feature'; room: string }
  | { kind: 'block'; section: SectionType }

const arrivalParts: readonly ArrivalPart[] = [
  'steps',
  'byPlane',
  'byBus',
  'byCar',
  'gate',
  'late',
  'doesNotOpen',
]

/** Every place a suggestion may be moved to; rooms are those the caller knows of. */
export function destinationsOf(rooms: readonly string[]): Destination[] {
  const kinds = ['rule', 'step', 'device', 'emergency', 'place', 'parking', 'firstAid'] as const
  return [
    { kind: 'welcome' },
    ...kinds.map((kind) => ({ kind })),
    ...arrivalParts.map((of) => ({ kind: 'arrival' as const, of })),
    ...rooms.map((room) => ({ kind: 'feature' as const, room })),
    ...sectionTypes.map((section) => ({ kind: 'block' as const, section })),
  ]
}

/** The same words as a fact of another kind. */
export function moveFact(fact: Fact, to: Destination): Fact {
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
      if (fact.kind === 'place') return fact
      return { kind: 'place', name: title, category: 'Other', description: notes, mapsLink: '' }
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

/** Words that were left over, as an own block of a section. */
export function asBlock(words: string, section: SectionType): Fact {
  const { title, notes } = splitTitle(words)
  return { kind: 'block', section, title, body: notes }
}
