import { normalized } from './text.ts'
import { isZoneOf } from './zone-country.ts'

/** A number a phone can act on: what to dial, and the digits a WhatsApp chat wants when the country is known. */
export type PhoneNumber = { dial: string; whatsapp?: string }

const mexico = '52'

/** Of which country a guide's numbers are where they do not say: of the home's, else of its host's own number. */
export function callingCodeOf(hostPhone: string, timeZone: string): string {
  const written = numbersIn(hostPhone).find(isWhole) ?? ''
  const own = /^(?:\+|00)/.test(written) ? findInternational(written, mexico) : undefined
  const ofHost = ['1', mexico].find((code) => own?.startsWith(code)) ?? ''
  // Every guide begins with Mexico's clocks: beside a host from a third country they tell nothing.
  if (own && !ofHost) return ''
  if (isZoneOf(['US', 'CA', 'PR'], timeZone)) return '1'
  return isZoneOf(['MX'], timeZone) ? mexico : ofHost
}

/** Reads the first number in a text; ten digits without a country are of that one, any other stays as written. */
export function findPhoneNumber(text: string, callingCode = mexico): PhoneNumber | undefined {
  const numbers = numbersIn(text)
  // A street number or opening hours may come first; 911 may too, and is meant.
  return readNumber(numbers.find(isWhole) ?? numbers[0] ?? '', callingCode)
}

/** Each number of a text that guests can dial where it stands, as it is written. */
export function dialledIn(text: string, callingCode = mexico): string[] {
  const numbers = numbersIn(text.replace(/https?:\/\/\S+/gi, ' '))
  return numbers.filter((written) => readNumber(written, callingCode)?.whatsapp !== undefined)
}

/** Of whom to call: any number but the one that is right everywhere in Mexico, and in the countries of +1. */
export function callsAnother(text: string, callingCode: string): boolean {
  return numbersIn(text).some((written) => callingCode === '' || digitsOf(written) !== '911')
}

function numbersIn(text: string): string[] {
  return runsIn(plainOf(text)).map(([run]) => run.slice(0, [...run].findLastIndex(isDigit) + 1))
}

function isDigit(letter: string): boolean {
  return letter >= '0' && letter <= '9'
}

/** A text with several numbers, cut so that each stands with the words beside it; any other is one piece. */
export function cutByNumber(text: string, callingCode?: string) {
  const plain = plainOf(text)
  const runs = runsIn(plain).filter(([run]) => isWhole(run))
  const [first, ...others] = runs
  if (!first || others.length === 0) return [{ text, phone: findPhoneNumber(text, callingCode) }]
  const cuts = others.map(({ index: until }, at) => {
    const { 0: run, index } = runs[at] ?? first
    const end = index + run.trimEnd().length
    return end + endOfWords(plain.slice(end, until))
  })
  return [0, ...cuts].map((start, at) => {
    const piece = plain
      .slice(start, cuts[at])
      .replace(/^[\s.,;/|]+/, '')
      .trimEnd()
    return { text: piece, phone: findPhoneNumber(piece, callingCode) }
  })
}

/** How far the words between two numbers are still about the first. */
function endOfWords(between: string): number {
  const ends = [/\n/, /[.;/|](?=\s)/, /,\s/].map((mark) => between.search(mark))
  return ends.find((end) => end >= 0) ?? 0
}

function plainOf(text: string): string {
  return normalized(text, 'NFKC').replace(/\p{Cf}/gu, '')
}

/** What is written like a number; a full stop between two ends the first. */
function runsIn(plain: string) {
  const runs = [...plain.matchAll(/\+?\(?\d(?:[\d ()\-\u2010-\u2015]|\.(?!\s))*/gu)]
  return runs.filter((run) => !isInsideWord(plain, run) && isDialled(run[0]))
}

/** A place on a map ("20.96738912") and a day of a calendar ("2026-12-24 15") are written with as many digits. */
function isDialled(run: string): boolean {
  return (
    digitsOf(run).length >= 3 && !/^(?:\d{1,2}\.\d{5,}\s*$|20\d\d-[01]\d-[0-3]\d(?!\d))/.test(run)
  )
}

/** As in the code of an order: letters right before its first digit, or right after its last. */
function isInsideWord(text: string, { 0: run, index }: RegExpExecArray) {
  const isGlued = /^\d/.test(run) && /\p{L}$/u.test(text.slice(0, index))
  return isGlued || (/\d$/.test(run) && /^\p{L}/u.test(text.slice(index + run.length)))
}

function isWhole(written: string): boolean {
  const digits = digitsOf(written)
  return digits.length >= 7 || digits === '911'
}

function readNumber(written: string, callingCode: string): PhoneNumber | undefined {
  const international = findInternational(written, callingCode)
  if (international) return { dial: `+${international}`, whatsapp: international }
  const digits = digitsOf(written)
  const isDialable = !written.startsWith('+') && digits.length >= 3 && digits.length <= 15
  return isDialable ? { dial: digits } : undefined
}

/** Country and number as digits, when the country is written or ten digits are a number of the guide's own. */
function findInternational(written: string, callingCode: string): string | undefined {
  const digits = digitsOf(written)
  if (written.startsWith('+')) return asE164(digitsOf(written.replace(/\(0\)/, '')))
  if (digits.startsWith('00')) return asE164(digits.slice(2))
  if (callingCode === '1' && /^1?[2-9]\d{9}$/.test(digits)) return `1${digits.slice(-10)}`
  return callingCode === mexico ? findMexican(digits) : undefined
}

function asE164(digits: string): string | undefined {
  if (!/^[1-9]\d{6,14}$/.test(digits)) return undefined
  // Mexican mobiles were once written +52 1 and ten digits; the 1 is no longer dialled.
  return /^521\d{10}$/.test(digits) ? `52${digits.slice(3)}` : digits
}

function findMexican(digits: string): string | undefined {
  const national = /^(?:044|045|01|521|52)?([2-9]\d{9})$/.exec(digits)?.[1]
  return national ? `52${national}` : undefined
}

export function digitsOf(text: string): string {
  return text.replace(/\D/g, '')
}
