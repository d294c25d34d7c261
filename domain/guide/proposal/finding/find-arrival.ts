import type { ArrivalPart } from '#domain/guide/proposal/found.ts'
import { clausesOf } from '#domain/guide/proposal/reading/clauses.ts'
import { tokensOf } from '#domain/guide/proposal/reading/tokens.ts'
import type { Unit } from '#domain/guide/proposal/reading/units.ts'
import {
  busWords,
  carWords,
  conditions,
  enteringAnywhere,
  enteringWords,
  failing,
  gateAsks,
  gatePlaces,
  lateWords,
  lockNames,
  movingWords,
  planeWords,
} from '#domain/guide/proposal/words/arrival.ts'
import {
  findPhrase,
  hasPhrase,
  phrases,
  startsWithPhrase,
} from '#domain/guide/proposal/words/phrases.ts'
import type { Topic } from '#domain/guide/proposal/words/topics.ts'
import type { Find } from './find.ts'
import { beginsChore } from './find-steps.ts'
import { tellsOfHome } from './names/tells-of-home.ts'
import { topicOf } from './topic-of.ts'
import { comesLate } from './ways/late.ts'
import { beginsByCar, isRoute, namesAirport, namesRoad, tellsWhereKeyIs } from './ways/route.ts'

const parts: Partial<Record<Topic, ArrivalPart>> = {
  late: 'late',
  gate: 'gate',
  doesNotOpen: 'doesNotOpen',
  byPlane: 'byPlane',
  byBus: 'byBus',
  byCar: 'byCar',
}

/** How guests come and how they get in. */
export function findArrival(unit: Unit): Find[] {
  const of = partOf(unit)
  if (!of) return []
  const words =
    unit.label && !parts[unit.labelTopic ?? 'other'] && !isOfArrival(unit)
      ? `${unit.label}: ${unit.words}`
      : unit.words
  return [{ fact: { kind: 'arrival', of, words: words.trim() }, units: [unit], sureness: 'sure' }]
}

const mostOfLabel = 4

/** "Getting in" is a label; "When you arrive ring the bell" is part of what is said. */
function isOfArrival({ label, labelTopic }: Unit): boolean {
  return labelTopic === 'arrival' && tokensOf(label).length <= mostOfLabel
}

function partOf(unit: Unit): ArrivalPart | undefined {
  const { tokens, labelTopic, lineTopic } = unit
  const named = parts[labelTopic ?? 'other'] ?? parts[lineTopic ?? 'other']
  if (named) return tokens.length > 1 ? named : undefined
  if (asksOfLock(unit)) return 'doesNotOpen'
  if (isLocked(tokens) || isLocked([...tokensOf(unit.label), ...tokens])) return 'doesNotOpen'
  const topic = topicOf(unit)
  if (topic === 'rules' || topic === 'steps' || topic === 'device') return undefined
  const all = [...tokensOf(unit.label), ...tokens]
  if ((hasPhrase(all, lateWords) || comesLate({ ...unit, tokens: all })) && all.length > 4)
    return 'late'
  const above = parts[unit.heading?.topic ?? 'other'] ?? parts[unit.sign ?? 'other']
  if (above) return tokens.length > 2 ? above : undefined
  if (asksAtGate(tokens)) return 'gate'
  const way = wayOf(unit, topic)
  if (way) return way
  if (topic === undefined || entering.has(topic)) {
    if (isRoute(tokens) && !hasPhrase(tokens, parkingVerbs)) return 'steps'
    const isKept = tellsWhereKeyIs(tokens) && !beginsChore(tokens)
    if (isKept && !hasPhrase(tokens, bags)) return 'steps'
  }
  const isAbout = topic === 'arrival' || topic === 'code' || topic === 'checkIn'
  if (
    isAbout &&
    tokens.length > 2 &&
    (hasPhrase([...tokensOf(unit.label), ...tokens], enteringWords) || labelTopic === 'arrival') &&
    !hasPhrase(tokens, bags)
  )
    return 'steps'
  const isEntering = hasPhrase(tokens, enteringAnywhere) && !tellsWhatItIs(unit)
  const isSaid = isEntering && tokens.length > 4 && !beginsChore(tokens)
  return topic === undefined && isSaid ? 'steps' : undefined
}

const entering: ReadonlySet<Topic> = new Set(['arrival', 'code', 'checkIn', 'transport'])

/** "Dead keypad?" */
function asksOfLock({ label, lineLabel }: Unit): boolean {
  const named = label || lineLabel
  const tokens = tokensOf(named)
  return named.endsWith('?') && hasPhrase(tokens, lockNames) && hasPhrase(tokens, failing)
}

/** "En la caseta den su nombre". */
function asksAtGate(tokens: Unit['tokens']): boolean {
  const isAsked = hasPhrase(tokens, gatePlaces) && hasPhrase(tokens, gateAsks)
  return (isAsked || hasPhrase(tokens, gateOpened)) && !hasPhrase(tokens, bags)
}

/** What is said of getting in beside a code: what to tell the guard, and what to do when the lock fails. */
export function findBesideCode(unit: Unit): Find[] {
  const clauses = clausesOf(unit, (rest) => startsWithPhrase(rest, ifWords))
  const locked = clauses.filter(
    ({ tokens }) => startsWithPhrase(tokens, ifWords) && hasPhrase(tokens, failing),
  )
  const gate = asksAtGate(unit.tokens) ? [{ of: 'gate' as const, words: unit.words }] : []
  const troubles = locked.map(({ words }) => ({ of: 'doesNotOpen' as const, words }))
  const ways = wayBefore(unit).map((words) => ({ of: 'steps' as const, words }))
  return [...ways, ...gate, ...troubles].map(({ of, words }) => ({
    fact: { kind: 'arrival', of, words: words.trim() },
    units: [unit],
    sureness: 'sure',
  }))
}

const fewestOfWay = 8

/** "Pasan la reja, siguen hasta la galería y la llave está en la caja, con la clave 6093": the way to what opens. */
function wayBefore({ words, tokens, start }: Unit): string[] {
  const code = /\b\d{3,8}\b/.exec(words)?.index ?? 0
  const before = tokens.filter(({ end }) => end - start <= code)
  const isWay = before.length >= fewestOfWay && isRoute(before)
  return isWay ? [words] : []
}

const gateOpened = phrases(
  'opens the gate, opens the main gate, opens the front gate, open the gate for you, open the main gate for you, will open the gate, will let you in, lets you in, let you through, buzz you in, buzzes you in, les abre el porton, te abre el porton, le abre el porton, les abre la reja, te abre la reja, les abre la pluma, te abre la pluma, les abren el porton, te abren el porton, les abren la pluma, les abriran, los deja pasar, te deja pasar, los dejan pasar, te dejan pasar, les da acceso, te da acceso, les dan acceso, te dan acceso, levantan la pluma, levanta la pluma',
)

const roads = phrases(
  'take, follow, turn, north, south, east, west, tom*, sig*, vuelta, gira*, head, continue, rumbo, norte, salida',
)
const bags = phrases('maletas, equipaje, luggage, bags, suitcases')

const ifWords = phrases('si, if, in case, en caso de, cuando, when, should')

const placed = phrases('is, are, es, esta, queda, se ubica, subes, suben, sube, suban, its')

/** "Departamento luminoso en un segundo piso" praises the home, and tells nobody where to go. */
function tellsWhatItIs(unit: Unit): boolean {
  return tellsOfHome(unit) && !hasPhrase(unit.tokens, placed)
}

/** They have doors, too. */
const appliances = phrases(
  'fridge, refri, refrigerador, refrigerator, oven, horno, washer, lavadora, dryer, secadora, dishwasher, lavavajillas, lavaplatos, microwave, microondas, freezer, congelador',
)

/** "Si no abre a la primera, limpia el teclado". */
const farthest = 8

function isLocked(tokens: Unit['tokens']): boolean {
  const fails = findPhrase(tokens, failing)
  const lock = findPhrase(tokens, lockNames)
  return (
    !hasPhrase(tokens, appliances) &&
    fails !== undefined &&
    lock !== undefined &&
    hasPhrase(tokens.slice(0, fails.to), conditions) &&
    Math.abs(fails.from - lock.from) < farthest
  )
}

function wayOf(unit: Unit, topic: Topic | undefined): ArrivalPart | undefined {
  const { tokens, words } = unit
  if (topic !== undefined && !aboutWays.has(topic) && !isSigned(unit, topic)) return undefined
  const isFlown = hasPhrase(tokens.slice(0, soon), planeWords)
  if (beginsByCar(tokens) && !isFlown && (hasPhrase(tokens, movingWords) || namesRoad(words)))
    return 'byCar'
  if (namesAirport(words, tokens)) return 'byPlane'
  const car = findPhrase(tokens, carWords) ?? (namesRoad(words) ? nowhere : undefined)
  if (!hasPhrase(tokens, movingWords)) return undefined
  if (hasPhrase(tokens, planeWords)) return 'byPlane'
  const bus = findPhrase(tokens, busWords)
  if (bus && (!car || car.from > bus.from)) return 'byBus'
  if (car) return 'byCar'
  return topic === 'transport' && hasPhrase(tokens, roads) && !isRoute(tokens) ? 'byCar' : undefined
}

const soon = 6
const nowhere = { from: 0, to: 0 }
const aboutWays: ReadonlySet<Topic> = new Set(['transport', 'arrival', 'address', 'checkIn'])

/** A car before directions is a picture of the way, and no car park. */
function isSigned({ labelTopic, lineTopic, sign, tokens }: Unit, topic: Topic): boolean {
  const isPicture = topic === sign && labelTopic === undefined && lineTopic === undefined
  return isPicture && topic === 'parking' && !hasPhrase(tokens, parkingVerbs)
}

const parkingVerbs = phrases(
  'park, parks, parked, parking, estacion*, aparc*, aparqu*, parqu*, cochera, garage, garaje, cajon, cajones, carport, lugar, lugares, space, spaces, spot, spots, fit, fits, caben, cabe, leave the car, leave your car, dejar el',
)
