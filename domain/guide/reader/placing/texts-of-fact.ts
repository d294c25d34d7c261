import { limitAt } from '#domain/guide/guide-form.ts'
import { type Fact, textKeysOf } from '#domain/guide/reader/fact.ts'
import { splitTitle } from '#domain/guide/reader/value/split-title.ts'
import { isBlank } from '#domain/values/text.ts'
import { writesOf } from './writes-of-fact.ts'

/** A text of a fact that a person may change: under which key, how long it may be, and whether it has to be written yet. */
export type FactText = { key: string; words: string; longest: number; isMissing: boolean }

const paths: Partial<Record<Fact['kind'], Readonly<Record<string, string>>>> = {
  wifi: { network: 'wifiTech.wifiNetworks.*.ssid', password: 'wifiTech.wifiNetworks.*.password' },
  feature: { words: 'houseManual.rooms.*.features.*', room: 'houseManual.rooms.*.label' },
  arrival: { words: 'welcome.arrival.late' },
  phone: { number: 'welcome.hostPhone', name: 'emergency.emergencyItems.*.title' },
}

/** The texts of a fact that a person may change. */
export function textsOfFact(fact: Fact): FactText[] {
  return textKeysOf(fact.kind).map((key) => ({
    key,
    words: wordsAt(fact, key),
    longest: longestOf(fact, key),
    isMissing: isMissing(fact, key),
  }))
}

function wordsAt(fact: Fact, key: string): string {
  return (fact as unknown as Readonly<Record<string, string>>)[key] ?? ''
}

/** The fact with another text under that key; a key that is none of its texts changes nothing. */
export function editFact(fact: Fact, key: string, words: string): Fact {
  return textKeysOf(fact.kind).includes(key) ? { ...fact, [key]: words } : fact
}

function longestOf(fact: Fact, key: string): number {
  const [write] = writesOf(fact)
  const path = paths[fact.kind]?.[key] ?? (write && pathOf(write, key))
  return (path && limitAt(path).max) || 200
}

function pathOf(write: ReturnType<typeof writesOf>[number], key: string) {
  if (write.to === 'list') return `${write.path}.*.${key}`
  if (write.to === 'text') return write.path
  return write.to === 'fields' ? `${write.path}.${Object.keys(write.values)[0]}` : undefined
}

/** What a fact says, as a title and the rest. */
export function wordsOfFact(fact: Fact): { title: string; notes: string } {
  if ('words' in fact) return splitTitle(fact.words)
  switch (fact.kind) {
    case 'address':
      return splitTitle(fact.address)
    case 'count':
      return { title: String(fact.count), notes: '' }
    case 'phone':
      return { title: fact.name || fact.number, notes: fact.name ? fact.number : '' }
    case 'code':
      return fact.label
        ? { title: fact.label, notes: inLines([fact.code, fact.notes]) }
        : { title: fact.code, notes: fact.notes }
    default: {
      const [title = '', ...notes] = textKeysOf(fact.kind).map((key) => wordsAt(fact, key))
      return { title, notes: inLines(notes) }
    }
  }
}

function inLines(texts: readonly string[]) {
  return texts.filter((each) => each !== '').join('\n')
}

/** Without these a fact says nothing. */
const needed: Partial<Record<Fact['kind'], readonly string[]>> = {
  code: ['code'],
  phone: ['number'],
  wifi: ['network'],
  feature: ['room', 'words'],
  time: ['time'],
}

/** Whether something of a fact is still to be written before it can be placed. */
export function isHalf(fact: Fact): boolean {
  return textKeysOf(fact.kind).some((key) => isMissing(fact, key))
}

function isMissing(fact: Fact, key: string): boolean {
  return (needed[fact.kind] ?? []).includes(key) && isBlank(wordsAt(fact, key))
}

/** Whether a text may have said more than was found: a network is hardly written of without its password. */
export function mayBeHalf(fact: Fact): boolean {
  return isHalf(fact) || (fact.kind === 'wifi' && isBlank(fact.password))
}
