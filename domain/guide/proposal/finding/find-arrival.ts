import type { ArrivalPart } from '#domain/guide/proposal/found.ts'
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
import { findPhrase, hasPhrase, phrases } from '#domain/guide/proposal/words/phrases.ts'
import type { Topic } from '#domain/guide/proposal/words/topics.ts'
import type { Find } from './find.ts'
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
    unit.label && !parts[unit.labelTopic ?? 'other'] && unit.labelTopic !== 'arrival'
      ? `${unit.label}: ${unit.words}`
      : unit.words
  return [{ fact: { kind: 'arrival', of, words: words.trim() }, units: [unit], sureness: 'sure' }]
}

function partOf(unit: Unit): ArrivalPart | undefined {
  const { tokens, labelTopic, lineTopic } = unit
  const named = parts[labelTopic ?? 'other'] ?? parts[lineTopic ?? 'other']
  if (named) return tokens.length > 1 ? named : undefined
  if (isLocked(unit)) return 'doesNotOpen'
  const topic = topicOf(unit)
  if (topic === 'rules' || topic === 'steps' || topic === 'device') return undefined
  if (hasPhrase(tokens, lateWords) && tokens.length > 4) return 'late'
  const above = parts[unit.heading?.topic ?? 'other']
  if (above) return tokens.length > 2 ? above : undefined
  if (hasPhrase(tokens, gatePlaces) && hasPhrase(tokens, gateAsks) && !hasPhrase(tokens, bags))
    return 'gate'
  const way = wayOf(unit, topic)
  if (way) return way
  const isAbout = topic === 'arrival' || topic === 'code' || topic === 'checkIn'
  if (
    isAbout &&
    tokens.length > 2 &&
    (hasPhrase(tokens, enteringWords) || labelTopic === 'arrival') &&
    !hasPhrase(tokens, bags)
  )
    return 'steps'
  return topic === undefined && hasPhrase(tokens, enteringAnywhere) && tokens.length > 4
    ? 'steps'
    : undefined
}

const roads = phrases(
  'take, follow, turn, north, south, east, west, tom*, sig*, vuelta, gira*, head, continue, rumbo, norte, salida',
)
const bags = phrases('maletas, equipaje, luggage, bags, suitcases')

/** They have doors, too. */
const appliances = phrases(
  'fridge, refri, refrigerador, refrigerator, oven, horno, washer, lavadora, dryer, secadora, dishwasher, lavavajillas, lavaplatos, microwave, microondas, freezer, congelador',
)

function isLocked({ tokens }: Unit): boolean {
  const fails = findPhrase(tokens, failing)
  const lock = findPhrase(tokens, lockNames)
  return (
    !hasPhrase(tokens, appliances) &&
    fails !== undefined &&
    lock !== undefined &&
    hasPhrase(tokens.slice(0, fails.to), conditions) &&
    Math.abs(fails.from - lock.from) < 6
  )
}

function wayOf({ tokens }: Unit, topic: Topic | undefined): ArrivalPart | undefined {
  const isAbout = topic === 'transport' || topic === 'arrival' || topic === 'address'
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
