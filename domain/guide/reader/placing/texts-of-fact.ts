import { limitAt } from '#domain/guide/guide-form.ts'
import type { Fact } from '#domain/guide/reader/fact.ts'
import { writesOf } from './writes-of-fact.ts'

/** A text of a fact that a person may change: under which key, and how long it may be. */
export type FactText = { key: string; words: string; longest: number }

const keysOf: Readonly<Record<Fact['kind'], readonly string[]>> = {
  name: ['name'],
  time: ['time'],
  count: [],
  address: ['address'],
  mapsLink: ['link'],
  welcome: ['words'],
  wifi: ['network', 'password'],
  phone: ['number', 'name'],
  email: ['email'],
  code: ['code', 'label', 'notes'],
  arrival: ['words'],
  parking: ['words'],
  feature: ['words', 'room'],
  device: ['name', 'notes'],
  rule: ['title', 'notes'],
  step: ['title', 'notes'],
  place: ['name', 'description', 'mapsLink'],
  firstAid: ['words'],
  emergency: ['title', 'notes'],
  block: ['title', 'body'],
}

const paths: Partial<Record<Fact['kind'], Readonly<Record<string, string>>>> = {
  wifi: { network: 'wifiTech.wifiNetworks.*.ssid', password: 'wifiTech.wifiNetworks.*.password' },
  feature: { words: 'houseManual.rooms.*.features.*', room: 'houseManual.rooms.*.label' },
  arrival: { words: 'welcome.arrival.late' },
  phone: { number: 'welcome.hostPhone', name: 'emergency.emergencyItems.*.title' },
  time: { time: 'welcome.checkInHour' },
}

/** The texts of a fact that a person may change. */
export function textsOfFact(fact: Fact): FactText[] {
  const values = fact as unknown as Readonly<Record<string, string>>
  return keysOf[fact.kind].map((key) => ({
    key,
    words: values[key] ?? '',
    longest: longestOf(fact, key),
  }))
}

/** The fact with another text under that key; a key that is none of its texts changes nothing. */
export function editFact(fact: Fact, key: string, words: string): Fact {
  return keysOf[fact.kind].includes(key) ? { ...fact, [key]: words } : fact
}

function longestOf(fact: Fact, key: string): number {
  const [write] = writesOf(fact)
  const path = paths[fact.kind]?.[key] ?? (write && pathOf(write, key))
  return (path && limitAt(path).max) || 200
}

function pathOf(write: ReturnType<typeof writesOf>[number], key: string) {
  if (write.to === 'list') return `${write.path}.*.${key}`
  if (write.to === 'text' || write.to === 'contact') return write.path
  return write.to === 'fields' ? `${write.path}.${Object.keys(write.values)[0]}` : undefined
}
