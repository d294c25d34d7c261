import type { ArrivalPart } from '#domain/guide/proposal/found.ts'
import { clausesOf } from '#domain/guide/proposal/reading/clauses.ts'
import { tokensOf } from '#domain/guide/proposal/reading/tokens.ts'
import type { Unit } from '#domain/guide/proposal/reading/units.ts'
import {
  busWords,
  carWords,
  comingVerbs,
  conditions,
  enteringAnywhere,
  enteringWords,
  failing,
  gateAsks,
  gatePlaces,
  lateHours,
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
  if (isLocked(tokens) || isLocked([...tokensOf(unit.label), ...tokens])) return 'doesNotOpen'
  const topic = topicOf(unit)
  if (topic === 'rules' || topic === 'steps' || topic === 'device') return undefined
  const all = [...tokensOf(unit.label), ...tokens]
  if ((hasPhrase(all, lateWords) || comesLate(all)) && all.length > 4) return 'late'
  const above = parts[unit.heading?.topic ?? 'other']
  if (above) return tokens.length > 2 ? above : undefined
  if (asksAtGate(tokens)) return 'gate'
  const way = wayOf(unit, topic)
  if (way) return way
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
  return [...gate, ...troubles].map(({ of, words }) => ({
    fact: { kind: 'arrival', of, words: words.trim() },
    units: [unit],
    sureness: 'sure',
  }))
}

const gateOpened = phrases(
  'opens the gate, opens the main gate, opens the front gate, open the gate for you, open the main gate for you, will open the gate, will let you in, lets you in, let you through, buzz you in, buzzes you in, les abre el porton, te abre el porton, le abre el porton, les abre la reja, te abre la reja, les abre la pluma, te abre la pluma, les abren el porton, te abren el porton, les abren la pluma, les abriran, los deja pasar, te deja pasar, los dejan pasar, te dejan pasar, les da acceso, te da acceso, les dan acceso, te dan acceso, levantan la pluma, levanta la pluma',
)

const roads = phrases(
  'take, follow, turn, north, south, east, west, tom*, sig*, vuelta, gira*, head, continue, rumbo, norte, salida',
)
const bags = phrases('maletas, equipaje, luggage, bags, suitcases')

const ifWords = phrases('si, if, in case, en caso de, cuando, when, should')
const nearest = 4

/** "Si su avión aterriza pasadas las diez", "if you roll in after dark". */
export function comesLate(tokens: Unit['tokens']): boolean {
  const condition = findPhrase(tokens, ifWords)
  const verb = condition && findPhrase(tokens, comingVerbs, condition.to)
  if (!verb || verb.from - condition.to > nearest) return false
  return hasPhrase(tokens.slice(verb.to, verb.to + nearest), lateHours)
}

const placed = phrases('is, are, es, esta, queda, se ubica, subes, suben, sube, suban, its')

/** "Departamento luminoso en un segundo piso" praises the home, and tells nobody where to go. */
function tellsWhatItIs(unit: Unit): boolean {
  return tellsOfHome(unit) && !hasPhrase(unit.tokens, placed)
}

export function lateOf(unit: Unit): Find {
  const fact = { kind: 'arrival' as const, of: 'late' as const, words: unit.words.trim() }
  return { fact, units: [unit], sureness: 'sure' }
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

function wayOf({ tokens }: Unit, topic: Topic | undefined): ArrivalPart | undefined {
  const isAbout =
    topic === 'transport' || topic === 'arrival' || topic === 'address' || topic === 'checkIn'
  if (topic !== undefined && !isAbout) return undefined
  if (!hasPhrase(tokens, movingWords)) return undefined
  const plane = hasPhrase(tokens, planeWords)
  const car = hasPhrase(tokens, carWords)
  const bus = hasPhrase(tokens, busWords)
  if (plane) return 'byPlane'
  if (bus && !car) return 'byBus'
  if (car) return 'byCar'
  if (bus) return 'byBus'
  return topic === 'transport' && hasPhrase(tokens, roads) ? 'byCar' : undefined
}
