import type { PhoneOwner } from '#domain/guide/proposal/found.ts'
import { tokensOf } from '#domain/guide/proposal/reading/tokens.ts'
import type { Unit } from '#domain/guide/proposal/reading/units.ts'
import {
  fireWords,
  gateWords,
  hostWords,
  medicalWords,
  otherPeople,
  policeWords,
} from '#domain/guide/proposal/words/emergency.ts'
import {
  type FoundPhrase,
  findPhrase,
  lengthAt,
  type Phrases,
  phrases,
} from '#domain/guide/proposal/words/phrases.ts'
import type { Find } from './find.ts'
import { placeTopicOf } from './topic-of.ts'

const owners: readonly (readonly [PhoneOwner, Phrases])[] = [
  ['police', policeWords],
  ['fire', fireWords],
  ['medical', medicalWords],
  ['gate', gateWords],
  ['other', otherPeople],
  ['host', hostWords],
]

const shape = /\+?\(?\d[\d().  -]{5,22}/g

/** The numbers to call, and whose they are. */
export function findPhones(units: readonly Unit[]): Find[] {
  const finds: Find[] = []
  const known = new Set<string>()
  const all = units.filter(({ isGuest }) => !isGuest).flatMap(callsIn)
  const isHostNamed = all.some(({ said }) => said === 'host')
  let hasHost = false
  for (const { unit, number, before, said } of all) {
    const digits = digitsOf(number)
    if (known.has(digits.slice(-10))) continue
    const of = said ?? (isHostNamed ? 'other' : 'host')
    const isPlace =
      placeTopicOf(unit) !== undefined &&
      unit.heading !== undefined &&
      of !== 'medical' &&
      of !== 'host'
    if (isPlace) continue
    const isToldHost = said === 'host' && !hasHost
    const sureness = of !== 'host' ? 'dangerous' : isToldHost ? 'sure' : 'doubtful'
    known.add(digits.slice(-10))
    hasHost ||= of === 'host'
    const name = of === 'host' ? hostName(unit) : nameOf(unit, before)
    finds.push({ fact: { kind: 'phone', number, of, name }, units: [unit], sureness })
  }
  return finds
}

type Call = { unit: Unit; number: string; before: string; said: PhoneOwner | undefined }

function callsIn(unit: Unit): Call[] {
  const calls: Call[] = []
  for (const { number, before, after } of numbersIn(unit)) {
    const own = ownerOf(unit, before, after)
    const isPartner = calls.at(-1)?.said === 'host' && tokensOf(before).length <= mostOfPartner
    calls.push({ unit, number, before, said: own ?? (isPartner ? 'host' : undefined) })
  }
  return calls
}

/** "WhatsApp Iván 55 5555 0101 / Caro 55 5555 0102": both of them are hosts. */
const mostOfPartner = 3

export function numbersIn({ words }: Pick<Unit, 'words'>) {
  if (!/\d/.test(words)) return []
  const found: { number: string; before: string; after: string }[] = []
  let from = 0
  for (const match of words.matchAll(shape)) {
    const whole =
      match[0].split(/[\s-]\(\d{1,2}\b(?!\d*\))/, 1)[0]?.replace(/[\s().-]{1,24}$/, '') ?? ''
    const number = whole.replace(/^\((?![\d ]{2,5}\))/, '')
    const digits = digitsOf(number)
    const next = words[match.index + whole.length] ?? ' '
    const last = words[match.index - 1] ?? ' '
    const isLink = /[\w/=@.,$#*]$/.test(last) || /[\w/#*,]/.test(next.replace(',', ''))
    if (digits.length < 7 || digits.length > 14 || isLink || !isPhone(number, digits)) continue
    found.push({ number, before: words.slice(from, match.index), after: '' })
    from = match.index + whole.length
  }
  return found.map((each, index) => ({
    ...each,
    after: index === found.length - 1 ? words.slice(from) : '',
  }))
}

function isPhone(number: string, digits: string): boolean {
  if (number.startsWith('+') || digits.length >= 10) return true
  return (
    digits.length >= 7 &&
    digits.length <= 8 &&
    /^\d{3,4}[ .-]\d{4}$|^\d{2,3}[ .-]\d{2}[ .-]\d{2}/.test(number)
  )
}

const ofAnimals = /\bvets?\b|veterinari/i

/** Whose number it is, where that is said: one without a name is of the host, unless another one is. */
function ownerOf(unit: Unit, before: string, after: string): PhoneOwner | undefined {
  const said = lastOwner(before) ?? lastOwner(unit.label) ?? firstOwner(after)
  if (said === 'other' && lastOwner(unit.label || unit.lineLabel) === 'host') return 'host'
  const named =
    said === 'other' && isPronoun(before) ? lastOwner(unit.label || unit.lineLabel) : undefined
  if (named) return named
  if (said === 'medical' && ofAnimals.test(`${unit.label} ${before} ${after}`)) return 'other'
  if (said) return said
  const above = lastOwner(unit.lineLabel)
  if (above) return above
  const isUrgent = unit.heading?.topic === 'emergency' || unit.sign === 'emergency'
  return (unit.heading && lastOwner(unit.heading.words)) ?? (isUrgent ? 'other' : undefined)
}

const pronouns = phrases(
  'su cel, su celular, su numero, su telefono, his number, her number, their number, his cell, her cell, its number, direct line',
)

/** "Their number": of whom the label names. */
function isPronoun(before: string): boolean {
  const tokens = tokensOf(before)
  return lengthAt(tokens, pronouns, 0) > 0 && tokens.length <= 4
}

/** Who is named last before the number. */
function lastOwner(words: string): PhoneOwner | undefined {
  const tokens = tokensOf(words)
  let best: (FoundPhrase & { of: PhoneOwner }) | undefined
  for (const [of, list] of owners) {
    for (let found = findPhrase(tokens, list); found; found = findPhrase(tokens, list, found.to)) {
      if (!best || isLater(found, best)) best = { of, ...found }
    }
  }
  return best && isHostAfterAll(words, best.of) ? 'host' : best?.of
}

/** Of two that share a word, "co-host" and "host", it is the longer one. */
function isLater(one: FoundPhrase, other: FoundPhrase): boolean {
  if (one.from >= other.to) return true
  return one.from < other.to && one.to >= other.to && one.to - one.from > other.to - other.from
}

/** The host who says who he is: "Rosa, your host and neighbor". */
function isHostAfterAll(words: string, of: PhoneOwner): boolean {
  return of === 'other' && /\b(?:anfitri[oó]na?|host)\b/i.test(words) && !/\bco/i.test(words)
}

function firstOwner(words: string): PhoneOwner | undefined {
  const tokens = tokensOf(words)
  return owners.find(([of, list]) => of !== 'host' && findPhrase(tokens, list) !== undefined)?.[0]
}

const nobody = phrases(
  'su telefono, su cel, su celular, su numero, his number, her number, questions, question, dudas, duda, preguntas, contact, contacto, contact us, emergency, emergencia, telefono de contacto, contact number, phone, phone number, my phone, cell, my cell, number, my number, tel, telefono, mi telefono, cel, mi cel, celular, mi celular, numero, mi numero, whatsapp, mobile, movil, contesta, answers, tiene copia, call, text',
)

/** A guide has one host: only a short label is a name worth showing. */
function hostName({ label }: Unit): string {
  const tokens = tokensOf(label)
  const isName = tokens.length <= 4 && lengthAt(tokens, nobody, 0) < tokens.length
  return isName ? label : ''
}

function nameOf({ label, lineLabel }: Unit, before: string): string {
  const person = personIn(before)
  const parts = before
    .trim()
    .replace(/^[\s/|·]{1,4}/, '')
    .replace(/[\s:,;.–(-]{1,9}$/, '')
    .split(/(?<!\b(?:St|Dr|Dra|Sr|Sra|Mr|Mrs|Ms|Sta|Sto))[.,;:]\s/)
  const own = (parts.findLast((part) => lastOwner(part) !== undefined) ?? parts.at(-1) ?? '').trim()
  const cut = own
    .replace(/^(?:y|and|o|or|el|la|de|del|al|su|mi|my|call|llama|llamen|marca|marquen)\s/i, '')
    .replace(/\s(?:es|is|al|el|at|on|tel|cel|tel[eé]fono|phone)$/i, '')
  const isOwner = person === '' || lastOwner(label) !== undefined
  const isLabel = label !== '' && isOwner && tokensOf(label).length <= 4
  const name = (isLabel ? label : person) || (cut.length > 1 && cut.length <= 60 ? cut : lineLabel)
  const tokens = tokensOf(name)
  return lengthAt(tokens, nobody, 0) >= tokens.length ? '' : name.slice(0, 120)
}

/** "Our neighbor Walt", "doña Cuca, la vecina": who is told of before the number. */
function personIn(before: string): string {
  const parts = before.split(/[.;:]\s|\s(?:with|con|call|text|llamen a|llama a|marquen a)\s/)
  const last = parts.findLast((part) => findPhrase(tokensOf(part), otherPeople) !== undefined) ?? ''
  const [first = '', second = ''] = last.split(/,\s/)
  const isTitle = second !== '' && findPhrase(tokensOf(second), otherPeople) !== undefined
  const said = isTitle ? `${first.trim()}, ${second.trim()}` : first.trim()
  const plain = said
    .replace(/[\s(:,-]{1,5}$/, '')
    .replace(/\s(?:at|al|en el|on|es|is|tiene copia)$/i, '')
  return tokensOf(plain).length <= 6 ? plain.replace(/^(?:our|my|mi|el|la|the|y|and)\s/i, '') : ''
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '')
}
