import type { Token } from '#domain/guide/proposal/reading/tokens.ts'
import type { Unit } from '#domain/guide/proposal/reading/units.ts'
import { numberOf } from '#domain/guide/proposal/words/numbers.ts'
import { hasPhrase, lengthAt, type Phrases, phrases } from '#domain/guide/proposal/words/phrases.ts'
import type { Find } from './find.ts'

type Counted = 'bedrooms' | 'bathrooms' | 'maxGuests'

const nouns: Readonly<Record<Counted, Phrases>> = {
  bedrooms: phrases(
    'recamara, recamaras, habitacion, habitaciones, dormitorio, dormitorios, cuartos, bedroom, bedrooms, br, bd, bdr, bed rooms, alcobas, bedroomed',
  ),
  bathrooms: phrases(
    'bano, banos, bath, baths, bathroom, bathrooms, ba, bano completo, banos completos, full bath, full baths, full bathroom, full bathrooms',
  ),
  maxGuests: phrases(
    'huespedes, huesped, guests, guest, personas, people, persons, adults, adultos, invitados, ppl, pax',
  ),
}

const roomForWords = phrases(
  `maximo, maxima, max, maximum, hasta, up to, sleeps, sleep, capacidad, capacity, caben, cabe, accommodates, accommodate, para, for, limit, cupo, fits, comodamente, comfortably, no more than, no mas de, alojamos, hosts, recibe, can host, host up to, we host, hospedamos, duermen, pueden dormir, hospeda, hospedar, alberga, limited to, occupancy, ocupacion, perfect for, ideal para, la casa es para`,
)
const beforeCount = phrases(
  'sleeps, sleeps up to, duerme, duermen, duermen hasta, accommodates, accommodates up to, caben, caben hasta, capacidad, capacidad para, capacidad maxima, capacity, caben, max guests, maximo, ideal para, perfect for, room for, comfortable for, para maximo',
)
const vehicles = phrases(
  'coche, coches, carro, carros, auto, autos, car, cars, cochera, garage, garaje, driveway, patio, estacionamiento, sotano, camionetas',
)
const notHome = phrases(
  'camas, camastros, sillas, chairs, mesa, table, kayak, kayaks, jacuzzi, bicicletas, bikes, towels, toallas, plates, platos, tour, por persona, per person, extra, cada, each, mesa para, table for, comedor, dining, sofa, lancha, boat, elevador, elevator, sauna, hot tub',
)

/** How many bedrooms and bathrooms there are, and how many guests may come. */
export function findCounts(units: readonly Unit[]): Find[] {
  const finds: Find[] = []
  for (const unit of units) {
    if (unit.isGuest || unit.isQuestion) continue
    for (const { of, count } of countsIn(unit)) {
      if (finds.some(({ fact }) => fact.kind === 'count' && fact.of === of)) continue
      finds.push({ fact: { kind: 'count', of, count }, units: [unit], sureness: 'sure' })
    }
  }
  return finds
}

type Count = { of: Counted; count: number }

function countsIn({ tokens, labelTopic, words, start, heading }: Unit): Count[] {
  const slice = (from: number, to: number) => words.slice(from - start, to - start)
  if (labelTopic === 'bedrooms' || labelTopic === 'bathrooms' || labelTopic === 'maxGuests') {
    const at = tokens.findIndex(({ word }) => numberOf(word) !== undefined)
    const count = at >= 0 && tokens.length <= 9 ? countAt(tokens, at, slice)?.count : undefined
    return count === undefined ? [] : good([{ of: labelTopic, count }])
  }
  if (heading?.topic === 'wifi' || tokens.length > 60) return []
  const counts: Count[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const short = /^(\d{1,2})(br|bd|ba|bdr)$/.exec(tokens[at]?.word ?? '')
    if (short)
      counts.push({ of: short[2] === 'ba' ? 'bathrooms' : 'bedrooms', count: Number(short[1]) })
    const marked = lengthAt(tokens, beforeCount, at)
    const after = marked > 0 ? countAt(tokens, at + marked, slice) : undefined
    if (after && isRoomFor(tokens, at + marked + after.length))
      counts.push({ of: 'maxGuests', count: after.count })
    const found = countAt(tokens, at, slice)
    if (!found) continue
    const of = nounAt(tokens, at + found.length, slice)
    if (!of) continue
    const isOfHome =
      of !== 'maxGuests' || heading?.topic === 'maxGuests' || saysCapacity(tokens, at)
    const half =
      tokens[at + found.length + 1]?.word === 'y' && tokens[at + found.length + 2]?.word === 'medio'
        ? 0.5
        : 0
    if (isOfHome) counts.push({ of, count: found.count + half })
    at += found.length - 1
  }
  return good(counts)
}

const adjectives = phrases(
  'amplias, amplios, comodas, comodos, lindas, hermosas, bonitas, grandes, frescas, large, big, spacious, comfortable, comfy, cozy, cosy, beautiful, lovely, bright, separate, private, privadas, privados, independientes, dobles, double',
)

/** What is counted, "tres amplias recámaras" and "3 bed / 2 bath" as well. */
function nounAt(tokens: readonly Token[], at: number, slice: Slice): Counted | undefined {
  const from = at + lengthAt(tokens, adjectives, at)
  const of = (Object.keys(nouns) as Counted[]).find((key) => lengthAt(tokens, nouns[key], from) > 0)
  if (of) return of
  const [bed, number, bath] = tokens.slice(at, at + 3)
  const isShort = /^beds?$/.test(bed?.word ?? '') && /^ba(?:ths?)?$/.test(bath?.word ?? '')
  const gap = bed && number ? slice(bed.end, number.start) : ''
  return isShort && /^[\s,/·|&+-]{1,3}$/.test(gap) ? 'bedrooms' : undefined
}

type Slice = (from: number, to: number) => string

function isRoomFor(tokens: readonly Token[], at: number): boolean {
  if (hasPhrase(tokens.slice(at, at + 5), vehicles)) return false
  const next = tokens[at]
  return (
    next === undefined ||
    lengthAt(tokens, nouns.maxGuests, at) > 0 ||
    !/^(?:cars?|coches?|autos?|carros?|camionetas?|min|minutos|minutes|a|pm|am|del|de|hrs?|h|hours|horas|noon|noches|nights|bicicletas)$/.test(
      next.word,
    )
  )
}

function saysCapacity(tokens: readonly Token[], at: number): boolean {
  const near = tokens.slice(Math.max(0, at - 5), at)
  return (
    !hasPhrase(tokens.slice(Math.max(0, at - 6), at + 4), notHome) &&
    (hasPhrase(near, roomForWords) || tokens.length <= 4)
  )
}

function good(counts: readonly Count[]): Count[] {
  return counts.filter(({ of, count }) => count > 0 && count <= (of === 'maxGuests' ? 60 : 20))
}

function countAt(tokens: readonly Token[], at: number, slice: Slice) {
  const token = tokens[at]
  const count = numberOf(token?.word)
  if (!token || count === undefined || /[$#\d.]/.test(slice(token.start - 1, token.start)))
    return undefined
  const next = tokens[at + 1]
  const isHalf = next && /^[.,]$/.test(slice(token.end, next.start)) && next.word === '5'
  if (isHalf) return { count: count + 0.5, length: 2 }
  if (
    tokens[at + 1]?.word === 'and' &&
    tokens[at + 2]?.word === 'a' &&
    tokens[at + 3]?.word === 'half'
  ) {
    return { count: count + 0.5, length: 4 }
  }
  const isFraction = slice(token.end, token.end + 2).includes('½')
  return { count: isFraction ? count + 0.5 : count, length: 1 }
}
