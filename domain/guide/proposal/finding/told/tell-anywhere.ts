import type { Find } from '#domain/guide/proposal/finding/find.ts'
import { findDevices } from '#domain/guide/proposal/finding/find-devices.ts'
import { findEmergency } from '#domain/guide/proposal/finding/find-emergency.ts'
import { findParking } from '#domain/guide/proposal/finding/find-parking.ts'
import {
  asksKindly,
  findRules,
  findTrash,
  forbids,
} from '#domain/guide/proposal/finding/find-rules.ts'
import { findSteps } from '#domain/guide/proposal/finding/find-steps.ts'
import { findPlaces } from '#domain/guide/proposal/finding/places/find-places.ts'
import { findFeatures } from '#domain/guide/proposal/finding/rooms/find-features.ts'
import { isRoute, tellsWhereKeyIs } from '#domain/guide/proposal/finding/ways/route.ts'
import type { Fact } from '#domain/guide/proposal/found.ts'
import { tokensOf } from '#domain/guide/proposal/reading/tokens.ts'
import type { Unit } from '#domain/guide/proposal/reading/units.ts'
import { emergencyWords } from '#domain/guide/proposal/words/emergency.ts'
import { hasPhrase, phrases, startsWithPhrase } from '#domain/guide/proposal/words/phrases.ts'
import { goingOutWords, leavingWords } from '#domain/guide/proposal/words/verbs.ts'

export function beginsWithNo(tokens: Unit['tokens']): boolean {
  if (forbids(tokens)) return true
  return ['no', 'prohibido', 'please', 'do', 'dont'].includes(tokens[0]?.word ?? '')
}

const tasting = phrases(
  'try, prueben, prueba, recomend*, recommend*, for dinner, for breakfast, for coffee, for lunch, get coffee, para cenar, para comer, para desayunar, groceries, grocery, supermarket, supermercado, tacos, we love, kids love, favorit*',
)

/** What is "in the garage" need not be a car. */
const cars = phrases(
  'park, parks, parked, parking, estacion*, aparc*, parque*, car, cars, coche, coches, carro, carros, auto, autos, vehicle, vehicles, vehiculo, vehiculos, camioneta, camionetas',
)

/** Where nothing above says what it is about. */
export function tellAnywhere(unit: Unit, arrival: Find[], more: Find | undefined): Find[] {
  const strong = arrival.filter(({ fact }) => fact.kind === 'arrival' && fact.of !== 'steps')
  const emergency = findEmergency(unit, false)
  const features = findFeatures(unit)
  if (features.length > 0 && !(emergency.length > 0 && features.length === 1)) return features
  const isTasted = strong.length > 0 && hasPhrase(unit.tokens, tasting)
  const tasted = isTasted ? findPlaces(unit) : []
  if (tasted.length > 0) return tasted
  if (strong.length > 0 && !(emergency.length > 0 && beginsWithCase(unit.tokens))) return strong
  if (strong.length === 0 && arrival.length > 0 && leadsIn(unit)) return arrival
  const isElsewhere = emergency.length > 0 && !hasPhrase(unit.tokens, cars)
  const parking = isElsewhere ? [] : findParking(unit)
  if (parking.length > 0 && !(more && more.fact.kind === 'step')) return parking
  if (emergency.length > 0) return emergency
  const steps = findSteps(unit, false)
  if (steps.length > 0 && !hasPhrase(unit.tokens, goingOutWords)) return steps
  const devices = findDevices(unit, false)
  const told = findRules(unit, false)
  const rules = told.length > 0 ? told : findTrash(unit)
  const isInRule = rules.some(
    ({ fact }) => fact.kind === 'rule' && devices.some((each) => saysOf(fact, each.fact)),
  )
  if (
    rules.length > 0 &&
    (devices.length === 0 || beginsWithNo(unit.tokens) || asksKindly(unit.tokens) || isInRule)
  )
    return rules
  if (devices.length > 0) return devices
  const places = findPlaces(unit)
  if (places.length > 0) return places
  return arrival
}

const cases = phrases('si, if, en caso de, in case of, when, cuando')

/** "If the hurricane siren sounds, drive to the school": that it may happen is said first. */
function beginsWithCase(tokens: Unit['tokens']): boolean {
  return startsWithPhrase(tokens, cases)
}

/** What tells the way to the door, or where its key waits, is nothing else: neither parking nor a device. */
function leadsIn({ tokens, words }: Unit): boolean {
  const own = tokensOf(words.replace(/\([^()]{0,200}\)/g, ' '))
  const isWay = isRoute(tokens) || tellsWhereKeyIs(tokens)
  return isWay && !hasPhrase(own, emergencyWords) && !hasPhrase(tokens, leavingWords)
}

/** Whether the device is named in the rule alone. */
function saysOf(rule: Fact & { kind: 'rule' }, device: Fact): boolean {
  if (device.kind !== 'device') return false
  const words = `${rule.title} ${rule.notes}`.toLowerCase()
  const isWhole = words.length > device.notes.length - 8
  return !isWhole && words.includes(device.name.toLowerCase())
}
