import { type Token, tokensOf } from '#domain/guide/proposal/reading/tokens.ts'
import type { Unit } from '#domain/guide/proposal/reading/units.ts'
import { numberOf } from '#domain/guide/proposal/words/numbers.ts'
import { hasPhrase, lengthAt, type Phrases, phrases } from '#domain/guide/proposal/words/phrases.ts'
import type { Find } from './find.ts'

type Counted = 'bedrooms' | 'bathrooms' | 'maxGuests'

const nouns: Readonly<Record<Counted, Phrases>> = {
  bedrooms: phrases(
    'recamara, recamaras, rec, recs, habitacion, habitaciones, hab, habs, dormitorio, dormitorios, dorm, dorms, cuartos, alcoba, bedroom, bedrooms, br, bd, bdr, bed rooms, alcobas, bedroomed',
  ),
  bathrooms: phrases(
    'bano, banos, bath, baths, bathroom, bathrooms, ba, bano completo, banos completos, aseo, aseos, cuartos de bano, cuarto de bano, full bath, full baths, full bathroom, full bathrooms',
  ),
  maxGuests: phrases(
    'pers, persons max, adults max, heads, souls, huespedes, huesped, guests, guest, personas, people, persons, adults, adultos, invitados, viajeros, ocupantes, occupants, ppl, pax',
  ),
}

const roomForWords = phrases(
  `takes, at a squeeze, entran, entramos, entra, entran hasta, se acomodan, acomoda, max pers, bed down, plenty of room for, somos capaces, cabemos, dormimos, duermen comodas, maximo, maxima, max, maximum, hasta, up to, sleeps, sleep, capacidad, capacity, caben, cabe, accommodates, accommodate, para, for, limit, cupo, fits, comodamente, comfortably, no more than, no mas de, alojamos, hosts, recibe, can host, host up to, we host, aforo, fits, holds, aloja, alojamos, lugar para, can stay, can sleep, hospedamos, duermen, pueden dormir, hospeda, hospedar, alberga, limited to, occupancy, ocupacion, perfect for, ideal para, la casa es para`,
)
const beforeCount = phrases(
  'takes, takes up to, entran, entran hasta, entra, cabemos, max pers, room for up to, theres room for, beds for, camas para, we can take, it fits, casa para, depa para, departamento para, cabana para, loft para, depto para, sleeps, sleeps up to, duerme, duermen, duermen hasta, accommodates, accommodates up to, caben, caben hasta, capacidad, capacidad para, capacidad maxima, capacity, caben, max guests, maximo, fits, fits up to, can fit, can host, can sleep, can accommodate, holds, holds up to, sleeping for, sleeping up to, plazas para, aforo, aforo maximo, cupo, cupo para, espacio para, hospeda a, alojamos a, alojamos hasta, aloja a, aloja hasta, recibe hasta, ideal para, perfect for, room for, comfortable for, para maximo',
)
/** "Ten guests at most". */
const afterCount = phrases(
  'at most, tops, max, maximum, maximo, como maximo, como mucho, allowed, permitid*, total, en total, comfortably, comodamente, can stay, can sleep, pueden dormir',
)
const vehicles = phrases(
  'coche, coches, carro, carros, auto, autos, car, cars, cochera, garage, garaje, driveway, patio, estacionamiento, sotano, camioneta, camionetas, vehiculo, vehiculos, vehicle, vehicles, moto, motos, motorcycles, suv, suvs, truck, trucks, trailer, dog, dogs, perro, perros, mascota, mascotas, pet, pets',
)
const notHome = phrases(
  'camas, camastros, sillas, chairs, mesa, table, kayak, kayaks, jacuzzi, bicicletas, bikes, towels, toallas, plates, platos, tour, por persona, per person, extra, cada, each, mesa para, table for, comedor, dining, sofa, lancha, boat, elevador, elevator, sauna, hot tub',
)

/** How many bedrooms and bathrooms there are, and how many guests may come; asked about where another number is told. */
export function findCounts(units: readonly Unit[]): Find[] {
  const all = units
    .filter(({ isGuest, isQuestion }) => !isGuest && !isQuestion)
    .flatMap((unit) => countsIn(unit).map((said) => ({ ...said, unit })))
  return (Object.keys(nouns) as Counted[]).flatMap((kind) => {
    const said = all.filter(({ of }) => of === kind)
    const [first] = said
    if (!first) return []
    const isAlone = said.every(({ count }) => count === first.count)
    const sureness =
      isAlone && !hasPhrase(first.unit.tokens, ofOthers) ? ('sure' as const) : ('doubtful' as const)
    const fact = { kind: 'count' as const, of: kind, count: first.count }
    return { fact, units: [first.unit], sureness }
  })
}

const ofOthers = phrases(
  'other house, otra casa, otro depa, other apartment, other cabin, otra cabana, next door',
)

type Count = { of: Counted; count: number }

function countsIn({ tokens, label, labelTopic, words, start, heading, part }: Unit): Count[] {
  const slice = (from: number, to: number) => words.slice(from - start, to - start)
  const pair = countsOfLabel(label, words)
  if (pair.length > 0) return good(pair)
  if (labelTopic === 'bedrooms' || labelTopic === 'bathrooms' || labelTopic === 'maxGuests') {
    const at = tokens.findIndex(({ word }) => numberOf(word) !== undefined)
    const count = at >= 0 && tokens.length <= 9 ? countAt(tokens, at, slice)?.count : undefined
    return count === undefined ? [] : good([{ of: labelTopic, count }])
  }
  const answered = heading?.topic === 'maxGuests' && heading.isQuestion
  const answer = answered && part === 0 ? answerIn(tokens, slice) : undefined
  if (answer && tokens.length <= 3) return good([answer])
  if (heading?.topic === 'wifi' || tokens.length > 60) return []
  const counts: Count[] = [
    ...(label === '' ? [] : countsInLabel(label)),
    ...(answer ? [answer] : []),
  ]
  for (let at = 0; at < tokens.length; at += 1) {
    const short = /^(\d{1,2})(br|bd|ba|bdr)$/.exec(tokens[at]?.word ?? '')
    if (short)
      counts.push({ of: short[2] === 'ba' ? 'bathrooms' : 'bedrooms', count: Number(short[1]) })
    const marked = lengthAt(tokens, beforeCount, at)
    const after = marked > 0 ? countAt(tokens, at + marked, slice) : undefined
    const isTaken = tokens[at]?.word !== 'takes' && !/^entra/.test(tokens[at]?.word ?? '')
    const isOfMany = isTaken || lengthAt(tokens, nouns.maxGuests, at + marked + 1) > 0
    if (after && isOfMany && isRoomFor(tokens, at + marked, after.length, slice))
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

const soonest = 3

/** "Hasta 6, en dos dormitorios": the number an answer begins with. */
function answerIn(tokens: readonly Token[], slice: Slice): Count | undefined {
  const at = tokens.findIndex(({ word }) => numberOf(word) !== undefined)
  const found = at >= 0 && at < soonest ? countAt(tokens, at, slice) : undefined
  const of = found && (nounAt(tokens, at + found.length, slice) ?? 'maxGuests')
  return found && of === 'maxGuests' ? { of, count: found.count } : undefined
}

/** "Bedrooms / baths: 3 / 2": as many numbers as the label has things. */
function countsOfLabel(label: string, words: string): Count[] {
  const named = label.split(/\s?[/,&+]\s?|\s(?:y|and)\s/).map((part) => kindOf(tokensOf(part)))
  const numbers = words.split(/\s?[/,|&+]\s?|\s(?:y|and|-|–)\s/).map((part) => part.trim())
  const isPair = named.length > 1 && named.length === numbers.length
  if (!isPair || !numbers.every((each) => /^\d{1,2}(?:[.,]5)?$/.test(each))) return []
  return named.flatMap((of, at) =>
    of ? [{ of, count: Number(numbers[at]?.replace(',', '.')) }] : [],
  )
}

/** "2 bedrooms: one with a king, one with bunks". */
function countsInLabel(label: string): Count[] {
  const tokens = tokensOf(label)
  const slice = (from: number, to: number) => label.slice(Math.max(0, from), to)
  return tokens.flatMap((_, at) => {
    const found = countAt(tokens, at, slice)
    const of = found && nounAt(tokens, at + found.length, slice)
    return of && of !== 'maxGuests' ? [{ of, count: found.count }] : []
  })
}

function kindOf(tokens: readonly Token[]): Counted | undefined {
  return (Object.keys(nouns) as Counted[]).find((key) => hasPhrase(tokens, nouns[key]))
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

function isRoomFor(tokens: readonly Token[], from: number, length: number, slice: Slice): boolean {
  const at = from + length
  const isOfGuests = lengthAt(tokens, nouns.maxGuests, at) > 0
  if (hasPhrase(tokens.slice(at, at + 5), vehicles)) return false
  if (!isOfGuests && hasPhrase(tokens.slice(Math.max(0, from - 12), from), vehicles)) return false
  const counted = nounAt(tokens, at, slice)
  if (counted !== undefined && counted !== 'maxGuests') return false
  const next = tokens[at]
  const isFilled = holding.has(tokens[from - 1]?.word ?? '')
  const gap = next ? slice(tokens[at - 1]?.end ?? 0, next.start) : ''
  if (
    isFilled &&
    next &&
    gap.trim() === '' &&
    !isOfGuests &&
    !/^(?:in|comfortably|comodamente|easily|total|max)$/.test(next.word)
  )
    return false
  return (
    next === undefined ||
    isOfGuests ||
    !/^(?:cars?|coches?|autos?|carros?|camionetas?|min|minutos|minutes|a|pm|am|del|de|hrs?|h|hours|horas|noon|noches|nights|bicicletas)$/.test(
      next.word,
    )
  )
}

function saysCapacity(tokens: readonly Token[], at: number): boolean {
  const near = tokens.slice(Math.max(0, at - 5), at)
  const after = tokens.slice(at + 2, at + 5)
  return (
    !hasPhrase(tokens.slice(Math.max(0, at - 6), at + 4), notHome) &&
    (hasPhrase(near, roomForWords) ||
      hasPhrase(after, afterCount) ||
      tokens.length <= 4 ||
      countsRooms(tokens))
  )
}

/** "3 bedrooms, 2 baths, 8 guests": counted beside rooms, guests are as many as may come. */
function countsRooms(tokens: readonly Token[]): boolean {
  return tokens.some(
    ({ word }, at) =>
      numberOf(word) !== undefined &&
      (lengthAt(tokens, nouns.bedrooms, at + 1) > 0 ||
        lengthAt(tokens, nouns.bathrooms, at + 1) > 0),
  )
}

/** What else fits something: without a word for guests only a bare number is of them. */
const holding: ReadonlySet<string> = new Set(['fits', 'holds', 'houses', 'fit'])

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
