import type { Fact } from '#domain/guide/reader/fact.ts'
import { trimMarks } from '#domain/guide/reader/trim-marks.ts'
import { isSectionType } from '#domain/guide/section-names.ts'
import { findTypedTime } from '#domain/values/stay-times.ts'

/** What a fact writes into a form. */
export type Write =
  /** Fields that stay as they are where they say something else. */
  | { to: 'fields'; path: string; values: Readonly<Record<string, string | number>> }
  /** A text that several facts share. */
  | { to: 'text'; path: string; words: string }
  /** A text with one number to call: each further one is an entry. */
  | { to: 'contact'; path: string; words: string; further: ListWrite }
  | ListWrite
  | { to: 'room'; room: string; words: string }

type Values = Readonly<Record<string, string | number | boolean>>

type ListWrite = { to: 'list'; path: string; values: Values }

export function writesOf(fact: Fact): readonly Write[] {
  switch (fact.kind) {
    case 'name':
      return [field('welcome', { propertyName: fact.name })]
    case 'time':
      return timeWrites(fact)
    case 'count':
      return [field('houseManual', { [fact.of]: fact.count })]
    case 'address':
      return [field('localGuide.propertyLocation', { address: fact.address })]
    case 'mapsLink':
      return [field('localGuide.propertyLocation', { mapsLink: fact.link })]
    case 'welcome':
      return [{ to: 'text', path: 'welcome.note', words: sentence(fact.words) }]
    case 'wifi': {
      const values = { ssid: fact.network, password: fact.password }
      return [entry('wifiTech.wifiNetworks', values), entry('welcome.wifiNetworks', values)]
    }
    case 'phone':
      return [phoneWrite(fact)]
    case 'email':
      return [field('welcome', { hostEmail: fact.email })]
    case 'code': {
      const { code, opens, label, notes } = fact
      const said = { kind: opens, label: sentence(label), code, notes: sentence(notes) }
      // Nobody has said yet that everybody may read it.
      return [entry('welcome.arrival.codes', { ...said, stayOnly: true })]
    }
    case 'arrival':
      if (fact.of === 'steps')
        return [entry('welcome.arrival.steps', { notes: sentence(fact.words) })]
      return [{ to: 'text', path: `welcome.arrival.${fact.of}`, words: sentence(fact.words) }]
    case 'parking':
      return [{ to: 'text', path: 'houseManual.parking', words: sentence(fact.words) }]
    case 'feature':
      return [{ to: 'room', room: fact.room, words: sentence(fact.words) }]
    case 'device':
      return [entry('wifiTech.devices', { name: sentence(fact.name), notes: sentence(fact.notes) })]
    case 'rule':
      return [entry('houseRules.rules', titled(fact))]
    case 'step':
      return [entry('checkout.steps', titled(fact))]
    case 'place': {
      const { name, category, description, mapsLink, minutes } = fact
      const way = minutes && { minutes: minutes.count, by: minutes.by }
      return [
        entry('localGuide.places', {
          name,
          category,
          description: sentence(description),
          mapsLink,
          ...way,
        }),
      ]
    }
    case 'firstAid':
      return [{ to: 'text', path: 'emergency.firstAidLocation', words: sentence(fact.words) }]
    case 'emergency':
      return [entry('emergency.emergencyItems', titled(fact))]
    case 'block':
      if (!isSectionType(fact.section)) return []
      return [
        entry(`sections.${fact.section}.items`, {
          title: sentence(fact.title),
          body: sentence(fact.body),
        }),
      ]
  }
}

function timeWrites({ of, time }: Fact & { kind: 'time' }): Write[] {
  const typed = findTypedTime(time)
  if (!typed) return []
  return [field('welcome', { [`${of}Hour`]: typed.hour, [`${of}Period`]: typed.period })]
}

const emergencyFields = {
  police: 'policeContact',
  fire: 'fireContact',
  medical: 'medicalContact',
} as const

function phoneWrite({ of, number, name, by }: Fact & { kind: 'phone' }): Write {
  if (of === 'host')
    return field('welcome', { hostPhone: number, ...(by && { hostPhoneType: by }) })
  if (of === 'gate') return field('welcome.arrival', { gatePhone: number })
  const values =
    name === '' ? { title: number, notes: '' } : { title: sentence(name), notes: number }
  const item = entry('emergency.emergencyItems', values)
  if (of === 'other') return item
  const words = name === '' ? number : `${name}: ${number}`
  return { to: 'contact', path: `emergency.${emergencyFields[of]}`, words, further: item }
}

function field(path: string, values: Record<string, string | number>): Write {
  return { to: 'fields', path, values }
}

function entry(path: string, values: Values): ListWrite {
  return { to: 'list', path, values }
}

function titled({ title, notes }: { title: string; notes: string }) {
  return { title: sentence(title), notes: sentence(notes) }
}

/** Words begin with a capital in a guide and end without a comma; a link, an address and a name like iPad stay as they are. */
export function sentence(words: string): string {
  const whole = trimMarks(words, { behind: ',;' })
  const [first = ''] = /^\S+/.exec(whole) ?? []
  return /^\p{Ll}[\p{Ll}'’,.:;!?-]*$/u.test(first) && !/\.\p{L}/u.test(first)
    ? whole.charAt(0).toUpperCase() + whole.slice(1)
    : whole
}
