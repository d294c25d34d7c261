import { fieldAt } from '#domain/guide/guide-form.ts'
import type { Fact } from '#domain/guide/reader/fact.ts'
import { trimMarks } from '#domain/guide/reader/form/trim-marks.ts'
import { splitTitle } from '#domain/guide/reader/value/split-title.ts'
import { secretsIn } from '#domain/guide/reader/value/values.ts'
import type { SectionType } from '#domain/guide/section-names.ts'
import { sectionOfAddress } from '#domain/guide/translations/words.ts'
import { findTypedTime } from '#domain/values/stay-times.ts'

/** What a fact writes into a form. */
export type Write =
  /** Fields that stay as they are where they say something else. */
  | { to: 'fields'; path: string; values: Readonly<Record<string, string | number>> }
  /** A text that several facts share; of numbers to call each further one is an entry, and an extra text stands only where nothing does. */
  | { to: 'text'; path: string; words: string; further?: ListWrite; lock?: string; isExtra?: true }
  | ListWrite
  | { to: 'room'; path: string; room: string; words: string }

type Values = Readonly<Record<string, string | number | boolean>>

type ListWrite = { to: 'list'; path: string; values: Values }

export function writesOf(fact: Fact): readonly Write[] {
  switch (fact.kind) {
    case 'name':
      return [field('welcome', { propertyName: fact.name })]
    case 'time': {
      const typed = findTypedTime(fact.time)
      if (!typed) return []
      return [
        field('welcome', { [`${fact.of}Hour`]: typed.hour, [`${fact.of}Period`]: typed.period }),
      ]
    }
    case 'count':
      return [field('houseManual', { [fact.of]: fact.count })]
    case 'address':
      return [field('localGuide.propertyLocation', { address: fact.address })]
    case 'mapsLink':
      return [field('localGuide.propertyLocation', { mapsLink: fact.link })]
    case 'welcome':
      return [text('welcome.note', fact.words)]
    case 'wifi': {
      const values = { ssid: fact.network, password: fact.password }
      return [entry('wifiTech.wifiNetworks', values), entry('welcome.wifiNetworks', values)]
    }
    case 'phone':
      return phoneWrites(fact)
    case 'email':
      return [field('welcome', { hostEmail: fact.email })]
    case 'code': {
      const { code, opens, label, notes } = fact
      const said = { kind: opens, label: sentence(label), code, notes: sentence(notes) }
      // Nobody has said yet that everybody may read it.
      return [locked(entry('welcome.arrival.codes', said))]
    }
    case 'arrival':
      if (fact.of === 'steps')
        return [entry('welcome.arrival.steps', { notes: sentence(fact.words) })]
      return [text(`welcome.arrival.${fact.of}`, fact.words)]
    case 'parking':
      return [text('houseManual.parking', fact.words)]
    case 'feature':
      return [
        { to: 'room', path: 'houseManual.rooms', room: fact.room, words: sentence(fact.words) },
      ]
    case 'device':
      return [entry('wifiTech.devices', { name: sentence(fact.name), notes: sentence(fact.notes) })]
    case 'rule':
      return [entry('houseRules.rules', titled(fact))]
    case 'step':
      return [entry('checkout.steps', titled(fact))]
    case 'place': {
      const { kind: _, ...said } = fact
      const [name, description] = [sentence(fact.name), sentence(fact.description)]
      return [entry('localGuide.places', { ...said, name, description })]
    }
    case 'firstAid':
      return [text('emergency.firstAidLocation', fact.words)]
    case 'emergency':
      return [entry('emergency.emergencyItems', titled(fact))]
    case 'block':
      return [
        entry(`sections.${fact.section}.items`, {
          title: sentence(fact.title),
          body: sentence(fact.body),
        }),
      ]
  }
}

/** What may tell a code goes behind the lock of its entry or its text; where neither has one, it is a block of its section. */
export function lockedWritesOf(fact: Fact): readonly Write[] {
  return writesOf(fact).flatMap((write): Write | Write[] => {
    if (write.to === 'fields') return write
    if (write.to === 'list') return locked(write)
    const lock = `${write.path}StayOnly`
    if (write.to === 'text' && fieldAt(lock)) return { ...write, lock }
    const { title, notes } = splitTitle(sentence(write.words))
    const room = write.to === 'room' && write.room !== '' ? `${write.room}: ` : ''
    const block = locked(
      entry(`sections.${sectionOfFact(fact)}.items`, { title: room + title, body: notes }),
    )
    if (fact.kind !== 'parking') return block
    // Without a word in its place guests would read that there is some.
    return [block, { ...text(write.path, String(block.values.title)), isExtra: true }]
  })
}

/** Of what is locked its name stays readable: a code in it is told with the rest. */
function locked({ values, ...write }: ListWrite): ListWrite {
  const [name = '', rest = ''] = [
    ['title', 'name', 'label'],
    ['notes', 'body', 'description'],
  ].map((keys) => keys.find((key) => key in values))
  const [said, more] = [String(values[name] ?? ''), String(values[rest] ?? '')]
  const secrets = [...secretsIn(said), ...(values.code ? [String(values.code)] : [])].filter(
    (secret) => said.includes(secret),
  )
  if (secrets.length === 0) return { ...write, values: { ...values, stayOnly: true } }
  const plain = secrets.reduce((words, secret) => words.replaceAll(secret, '…'), said)
  const whole = more === '' ? said : `${said}. ${more}`
  return { ...write, values: { ...values, [name]: plain, [rest]: whole, stayOnly: true } }
}

/** The section of a guide that a fact is placed in. */
export function sectionOfFact(fact: Fact): SectionType {
  return sectionOfAddress(writesOf(fact)[0]?.path) ?? 'welcome'
}

const placesOfContacts = {
  all: 'emergency.emergencyServices',
  police: 'emergency.policeContact',
  fire: 'emergency.fireContact',
  medical: 'emergency.medicalContact',
  emergency: 'welcome.emergencyContact',
} as const

function phoneWrites({ of, number, name, by }: Fact & { kind: 'phone' }): Write[] {
  if (of === 'host') {
    const phone = field('welcome', { hostPhone: number, ...(by && { hostPhoneType: by }) })
    const message = { ...text('welcome.supportMessage', name), isExtra: true } as const
    return name === '' ? [phone] : [phone, message]
  }
  if (of === 'gate') return [field('welcome.arrival', { gatePhone: number })]
  const values =
    name === '' ? { title: number, notes: '' } : { title: sentence(name), notes: number }
  const item = entry('emergency.emergencyItems', values)
  if (of === 'other') return [item]
  const words = name === '' || of === 'all' ? number : `${name}: ${number}`
  return [{ to: 'text', path: placesOfContacts[of], words, further: item }]
}

function field(path: string, values: Record<string, string | number>): Write {
  return { to: 'fields', path, values }
}

function text(path: string, words: string) {
  return { to: 'text', path, words: sentence(words) } as const
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
