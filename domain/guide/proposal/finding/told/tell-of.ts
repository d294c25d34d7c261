import type { Find } from '#domain/guide/proposal/finding/find.ts'
import { findArrival } from '#domain/guide/proposal/finding/find-arrival.ts'
import { findDevices, telling } from '#domain/guide/proposal/finding/find-devices.ts'
import { findEmergency } from '#domain/guide/proposal/finding/find-emergency.ts'
import { findParking } from '#domain/guide/proposal/finding/find-parking.ts'
import { findRules, isRule, ruleOf } from '#domain/guide/proposal/finding/find-rules.ts'
import { findSteps } from '#domain/guide/proposal/finding/find-steps.ts'
import { findPlaces } from '#domain/guide/proposal/finding/places/find-places.ts'
import { findFeatures } from '#domain/guide/proposal/finding/rooms/find-features.ts'
import { isPlaceTopic, topicOf } from '#domain/guide/proposal/finding/topic-of.ts'
import { clocksIn } from '#domain/guide/proposal/reading/clock.ts'
import { tokensOf } from '#domain/guide/proposal/reading/tokens.ts'
import type { Unit } from '#domain/guide/proposal/reading/units.ts'
import { deviceNames } from '#domain/guide/proposal/words/devices.ts'
import { hasPhrase, phrases, startsWithPhrase } from '#domain/guide/proposal/words/phrases.ts'
import type { Topic } from '#domain/guide/proposal/words/topics.ts'
import { goingOutWords, leavingWords } from '#domain/guide/proposal/words/verbs.ts'
import { beginsWithNo, tellAnywhere } from './tell-anywhere.ts'

const smallTalk = phrases(
  'gracias, thanks, thank you, saludos, hola, hello, hi, perfecto, claro, les paso, te paso, buenas tardes, buenos dias, good morning, see you, nos vemos, abrazo, bonito dia, un abrazo, here is everything, here you go, let me know, de nada, con gusto, cheers',
)

const farewells = phrases(
  'anytime, any time, a cualquier hora, thats it, thats all, eso es todo, seria todo, safe travels, buen viaje, have a safe trip, safe trip, hasta pronto, vuelvan pronto, see you soon, come back soon, los esperamos, thanks for staying, gracias por su visita, gracias por hospedarse',
)

export function tellOf(unit: Unit, isCarried: boolean, more: Find | undefined): Find[] {
  const { tokens, labelTopic, lineTopic, heading } = unit
  const topic = topicOf(unit)
  const label = labelTopic ?? (unit.isRow || unit.part > 0 ? lineTopic : undefined)
  if (tokens.length === 0) return []
  if (tokens.length <= 4 && topic === undefined && hasPhrase(tokens, smallTalk)) return []
  if (label === 'steps' || label === 'checkOut')
    return hasPhrase(tokens, farewells) ? [] : findSteps(unit, false)
  if (label === 'rules') return findRules(unit, true)
  if (label === 'trash' && more) return []
  if (label === 'trash') return [ruleOf(unit, `${unit.label || unit.lineLabel}: ${unit.words}`)]
  if (label === 'parking') return findParking(unit)
  if (label === 'firstAid' || label === 'emergency') return findEmergency(unit, true)
  if (label === 'contact' || label === 'wifi' || label === 'network' || label === 'password') {
    return label === 'wifi' ? findDevices({ ...unit, label: '', labelTopic: undefined }, false) : []
  }
  const arrival = findArrival(unit)
  if (arrival.some(({ fact }) => fact.kind === 'arrival' && fact.of === 'doesNotOpen'))
    return arrival
  if (label === 'room' && isPlaceTopic(heading?.topic)) return findPlaces(unit)
  if (label === 'room' && heading?.topic === 'device' && isDeviceNamed(unit))
    return findDevices({ ...unit, labelTopic: 'device', lineTopic: 'device' }, true)
  if (label === 'room') return isOfMore(unit, more) ? [] : aboutRoom(unit)
  if (label === 'device') return findDevices(unit, true)
  if (isPlaceTopic(label)) return findPlaces(unit)
  if (label === 'address' || label === 'map' || label === 'name' || label === 'welcome') return []
  return aboutHeading(unit, heading?.topic, { isCarried, arrival, more })
}

const mostOfHours = 10

/** "Pool: 9:00 to 20:00": when it is open, and nothing it has. */
function isHours({ tokens, words, start }: Unit): boolean {
  return tokens.length <= mostOfHours && clocksIn(tokens, words, start).length > 1
}

/** "Hot tub" is a room that is switched on. */
function isDeviceNamed({ label, lineLabel }: Unit): boolean {
  return hasPhrase(tokensOf(label || lineLabel), deviceNames)
}

/** A later sentence of a line that told a rule, or how something is used. */
function isOfMore({ part, label }: Unit, more: Find | undefined): boolean {
  const kind = more?.fact.kind
  return kind === 'rule' || (kind === 'device' && part > 0 && label === '')
}

function aboutRoom(unit: Unit): Find[] {
  if (isHours(unit)) return [ruleOf(unit, `${unit.label || unit.lineLabel}: ${unit.words}`)]
  const isDevice = isDeviceNamed(unit)
  const isUsed = isDevice && startsWithPhrase(unit.tokens, telling)
  const isList = unit.words.includes(',') && !isUsed && !beginsWithNo(unit.tokens)
  const listed = isList ? findFeatures(unit) : []
  if (listed.length > 1) return listed
  if (isRule(unit.tokens) && unit.tokens.length > 1 && !isUsed) {
    return findRules(unit, true)
  }
  const used =
    isDevice && hasPhrase(unit.tokens, telling)
      ? findDevices({ ...unit, labelTopic: 'device', lineTopic: 'device' }, true)
      : []
  if (used.length > 0) return used
  const devices = findDevices(unit, false)
  const features = findFeatures(unit)
  return features.length > 1 || devices.length === 0
    ? features
    : devices.length > 0 && features.length === 1
      ? features
      : devices
}

type About = { isCarried: boolean; arrival: Find[]; more: Find | undefined }

function aboutHeading(
  unit: Unit,
  heading: Topic | undefined,
  { isCarried, arrival, more }: About,
): Find[] {
  const { tokens, sign } = unit
  if (heading === 'steps' || (heading === 'checkOut' && sign === undefined))
    return hasPhrase(tokens, farewells) ? [] : findSteps(unit, isCarried)
  if (sign === 'rules') return findRules(unit, true)
  if (sign === 'trash') return [ruleOf(unit, unit.words)]
  if (heading === 'checkOut') return hasPhrase(tokens, farewells) ? [] : findSteps(unit, isCarried)
  if (heading === 'rules') return more?.fact.kind === 'rule' ? ofRule(unit) : findRules(unit, true)
  if (heading === 'trash') return more?.fact.kind === 'rule' ? [] : [ruleOf(unit, unit.words)]
  if (sign === 'parking') return arrival.length > 0 ? arrival : findParking(unit)
  if (
    heading === 'emergency' ||
    heading === 'firstAid' ||
    sign === 'emergency' ||
    sign === 'firstAid'
  )
    return findEmergency(unit, true)
  if (heading === 'device' && sign === undefined) {
    const emergency = unit.label === '' ? findEmergency(unit, false).filter(isWater) : []
    return emergency.length > 0 ? emergency : findDevices(unit, true)
  }
  if (heading === 'parking') return findParking(unit)
  if (heading === 'room') {
    const features = findFeatures(unit)
    if (features.length > 0) return features
  }
  if (isPlaceTopic(sign) || isPlaceTopic(heading)) {
    const places = isPlaceTopic(sign) || !isRuleLike(unit) ? findPlaces(unit) : []
    if (places.length > 0) return places
  }
  if (
    isCarried ||
    (hasPhrase(tokens, leavingWords) && !hasPhrase(tokens, goingOutWords) && more === undefined)
  ) {
    const steps = findSteps(unit, isCarried)
    if (steps.length > 0) return steps
  }
  return tellAnywhere(unit, arrival, more)
}

/** "Fiestas no. Los vecinos madrugan": why, and no other rule. */
function ofRule(unit: Unit): Find[] {
  const hasHours = clocksIn(unit.tokens, unit.words, unit.start).length > 0
  return isRule(unit.tokens) || hasHours || unit.label !== '' ? findRules(unit, true) : []
}

function isRuleLike({ tokens }: Unit): boolean {
  return isRule(tokens) && beginsWithNo(tokens)
}

function isWater({ fact }: Find): boolean {
  return (
    fact.kind === 'firstAid' ||
    (fact.kind === 'emergency' && /agua|water|extin|breaker|fus[ei]b?/i.test(fact.title))
  )
}
