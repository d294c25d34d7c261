import { bare, type Chunk, chunksOf } from '#domain/guide/proposal/finding/chunks.ts'
import type { Find } from '#domain/guide/proposal/finding/find.ts'
import { mapsLinksIn } from '#domain/guide/proposal/finding/find-links.ts'
import { numbersIn } from '#domain/guide/proposal/finding/find-phones.ts'
import { withoutColour } from '#domain/guide/proposal/finding/wifi/not-colour.ts'
import { tokensOf } from '#domain/guide/proposal/reading/tokens.ts'
import type { Unit } from '#domain/guide/proposal/reading/units.ts'
import { hasPhrase, lengthAt, phrases } from '#domain/guide/proposal/words/phrases.ts'
import { codeWords, kindOfLabel, labelOf, lockboxWords, opensOf } from './what-opens.ts'

const notCodes = phrases(
  'wifi, wi fi, internet, red, network, contrasena del wifi, netflix, postal, zip, cp, vuelo, flight, reserva, reservation, confirmation, booking, confirmacion, descuento, discount, promo, codigo postal, hulu, disney',
)

/** What opens a door, a lockbox or a gate. */
export function findCodes(units: readonly Unit[], isTaken: (unit: Unit) => boolean): Find[] {
  const finds: Find[] = []
  const known = new Map<string, number>()
  for (const [index, unit] of units.entries()) {
    if (unit.isGuest || unit.isQuestion || !/\d/.test(unit.words) || isTaken(unit)) continue
    if (!isOpenTopic(unit) && !isOnlyCode(unit)) continue
    const isLabelled = unit.labelTopic === 'code' || unit.lineTopic === 'code' || isOnlyCode(unit)
    const isCodes = unit.heading?.topic === 'code' || unit.sign === 'code'
    const tokens = [...tokensOf(unit.label), ...unit.tokens]
    const says =
      hasPhrase(tokens, codeWords) || namesLock(unit) || namesBox(unit) || saysItOpens(unit)
    if ((!isLabelled && !isCodes && !says) || isOfMap(unit)) continue
    if (
      hasPhrase(withoutColour(tokens), notCodes) ||
      (['steps', 'wifi', 'network', 'password'].includes(unit.labelTopic ?? '') &&
        !isKeyInBox(unit))
    )
      continue
    const previous = units[index - 1]
    const isNear =
      previous &&
      !previous.isGuest &&
      (previous.line === unit.line || unit.line - previous.line === 1)
    const all = codesIn(unit, isLabelled || isCodes)
    const cut = all.map(
      ({ start, end }, at) =>
        unit.words.slice(all[at - 1]?.end ?? 0, start) +
        (at === all.length - 1 ? ` | ${unit.words.slice(end)}` : ''),
    )
    for (const [at, { text }] of all.entries()) {
      const opens = opensOf(cut[at] ?? '', unit, isNear ? previous.words : '')
      if (!opens) continue
      const code = bare(text)
      const before = known.get(`${opens} ${code}`)
      if (before !== undefined) {
        const find = finds[before]
        if (find) finds[before] = { ...find, units: [...find.units, unit] }
        continue
      }
      known.set(`${opens} ${code}`, finds.length)
      const label = labelOf(unit, cut[at] ?? '')
      const isMore = unit.tokens.length > 4 && all.length === 1
      const isOfKey =
        isNear && previous.line === unit.line && opens === 'lockbox' && isAboutKey(previous)
      const own = isMore ? [unit.words.trim()] : []
      const notes = [...(isOfKey ? [previous.words.trim()] : []), ...own].join(' ')
      finds.push({
        fact: { kind: 'code', code, opens, label, notes },
        units: isOfKey ? [previous, unit] : [unit],
        sureness: 'dangerous',
      })
    }
  }
  return finds
}

const lockNouns = phrases(
  'candado, chapa, cerradura, porton, puerta, reja, zaguan, caja, cajita, padlock, lockbox, lock box, lock, keypad, gate, door',
)
const mostBetween = 5

/** "El candado del portón es 2255." */
function namesLock({ tokens }: Unit): boolean {
  return tokens.some(({ word }, at) => {
    if (word !== 'es' && word !== 'is') return false
    const next = tokens[at + 1]?.word ?? ''
    const value = next === 'el' || next === 'the' ? tokens[at + 2]?.word : next
    const before = tokens.slice(Math.max(0, at - mostBetween), at)
    return /^\d{3,8}$/.test(value ?? '') && hasPhrase(before, lockNouns)
  })
}

const boxes = phrases(
  'lockbox, lock box, key box, keybox, key safe, keysafe, caja de llaves, cajita, cajita de llaves, caja de seguridad, candado, padlock, keypad, teclado, chapa digital, cerradura digital, smart lock',
)

/** "Key in lockbox, 0381", "candado (2255)". */
function namesBox({ tokens, words }: Unit): boolean {
  if (hasPhrase(tokens, boxes) && /,\s\d{4,6}\.?$/.test(words.trim())) return true
  return tokens.some((_, at) => {
    const length = lengthAt(tokens, boxes, at)
    const next = length > 0 ? skipPlace(tokens, at + length) : 0
    return length > 0 && /^\d{3,8}$/.test(tokens[next]?.word ?? '')
  })
}

/** "Candado del portón 4410": which one it is. */
function skipPlace(tokens: Unit['tokens'], from: number): number {
  let at = from
  while (at - from < mostOfPlace && ofPlace.has(tokens[at]?.word ?? '')) at += 1
  return at
}

const mostOfPlace = 4
const ofPlace: ReadonlySet<string> = new Set(
  'de del la el the of on for gate door porton puerta reja entrada front back side entry main principal es is'.split(
    ' ',
  ),
)

const opening = phrases(
  'opens it, opens the, opens up, gets you in, lets you in, will open it, lo abre, la abre, los deja entrar, te deja entrar',
)

/** "…and 5836 opens it". */
function saysItOpens({ tokens }: Unit): boolean {
  return tokens.some(
    ({ word }, at) => /^\d{3,8}$/.test(word) && lengthAt(tokens, opening, at + 1) > 0,
  )
}

/** "Portón eléctrico: 3344*". */
function isOnlyCode({ label, words }: Unit): boolean {
  const isCode =
    /^[\d#*]{3,9}(?:\.?$|[,.]\s|\s(?:and|then|plus|followed|y|luego|mas|más|seguido|con)\s)/
  return isCode.test(words.trim()) && kindOfLabel(tokensOf(label)) !== undefined
}

const keys = phrases('llave, llaves, key, keys')

/** Where the box is in which the key waits. */
function isAboutKey({ tokens }: Unit): boolean {
  return hasPhrase(tokens, lockboxWords) && hasPhrase(tokens, keys)
}

/** "Key: in the box by the door, code 2290" is none of a network. */
function isKeyInBox({ label, tokens }: Unit): boolean {
  return hasPhrase(tokensOf(label), keys) && hasPhrase(tokens, lockboxWords)
}

const openTopics: ReadonlySet<string> = new Set([
  'code',
  'arrival',
  'late',
  'checkIn',
  'gate',
  'doesNotOpen',
  'address',
  'contact',
  'parking',
  'emergency',
  'transport',
  'welcome',
  'name',
  'room',
  'places',
])

/** "Con este pin llegan": the pin of a map opens nothing. */
function isOfMap(unit: Unit): boolean {
  const tokens = tokensOf(`${unit.label} ${unit.words}`)
  return mapsLinksIn(unit.words).length > 0 && !hasPhrase(withoutPins(tokens), codeWords)
}

function withoutPins<Word extends { word: string }>(tokens: readonly Word[]): Word[] {
  return tokens.filter(({ word }) => !/^pins?$|^marc/.test(word))
}

const clearWords = phrases('codigo, codigos, code, codes, clave, pin, combinacion, combination')

/** Under a heading of something else only what is called a code is one. */
function isOpenTopic(unit: Unit): boolean {
  const { labelTopic, heading, tokens } = unit
  if (labelTopic !== undefined) return openTopics.has(labelTopic) || isKeyInBox(unit)
  if (heading?.topic === undefined || openTopics.has(heading.topic)) return true
  return hasPhrase(tokens, clearWords)
}

const spaced = /^\d(?:[- ]\d){2,7}$/

function codesIn(unit: Unit, isLabelled: boolean): Chunk[] {
  const phones = numbersIn(unit).map(({ number }) => number)
  const chunks = chunksOf(unit.words)
  return chunks.filter((chunk, index) => {
    const text = bare(chunk.text)
    const digits = text.replace(/\D/g, '').length
    if (
      digits < 3 ||
      /^(?:911|060|065|066|068|112|999)$/.test(text) ||
      text.length > 12 ||
      /[$/:%@.]|,\d/.test(text)
    )
      return false
    if (phones.some((number) => number.includes(text))) return false
    if (!/^[\d#*-]+$/.test(text) && !(/^[\dA-Z#*-]+$/.test(text) && digits >= 3)) return false
    if (/^\d{1,2}(?:am|pm|h)$/i.test(text)) return false
    if (!isLabelled && isOfStreet(chunks, index)) return false
    const next = chunks[index + 1]?.word ?? ''
    const last = chunks[index - 1]?.word ?? ''
    if (
      /^(?:pesos|mxn|usd|dollars|dolares|grados|min|minutos|minutes|km|m|metros|meters|feet|hrs|segundos|seconds|noches|am|pm|mn|watts|kg)$/.test(
        next,
      )
    )
      return false
    if (
      /^(?:buzon|mailbox|cajon|spot|stall|space|lugar|ruta|route|km|canal|channel|hdmi)$/.test(last)
    )
      return false
    if (
      /^(?:calle|street|st|av|avenida|numero|no|unit|apt|depto|piso|room|cuarto|lote|lot|torre|carretera|highway|hwy|exit|departamento|interior|int|casa|house|apartment|villa|suite|edificio|hdmi|canal|channel|desde|since)$/.test(
        last,
      ) &&
      !isLabelled
    )
      return false
    return digits <= 8 || spaced.test(text)
  })
}

/** "Calle Tonalá 214": a street's number. */
function isOfStreet(chunks: readonly Chunk[], index: number): boolean {
  const near = chunks.slice(Math.max(0, index - 4), index)
  const street = near.findLastIndex(({ word }) =>
    /^(?:calle|av|avenida|blvd|boulevard|calzada|callejon|privada|cerrada|paseo|camino)$/.test(
      word,
    ),
  )
  return (
    street >= 0 &&
    near
      .slice(street + 1)
      .every(({ text }) => /^\p{Lu}[^,.]*$|^(?:de|del|la|las|los|el)$/u.test(text))
  )
}
