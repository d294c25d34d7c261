import type { Find } from '#domain/guide/proposal/finding/find.ts'
import { findArrival, findBesideCode } from '#domain/guide/proposal/finding/find-arrival.ts'
import { findEmergency } from '#domain/guide/proposal/finding/find-emergency.ts'
import { findParking } from '#domain/guide/proposal/finding/find-parking.ts'
import { findRules } from '#domain/guide/proposal/finding/find-rules.ts'
import { findSteps } from '#domain/guide/proposal/finding/find-steps.ts'
import { topicOf } from '#domain/guide/proposal/finding/topic-of.ts'
import { comesLate, findLate, lateOf } from '#domain/guide/proposal/finding/ways/late.ts'
import { tellsWhereKeyIs } from '#domain/guide/proposal/finding/ways/route.ts'
import type { Fact } from '#domain/guide/proposal/found.ts'
import { tokensOf } from '#domain/guide/proposal/reading/tokens.ts'
import type { Unit } from '#domain/guide/proposal/reading/units.ts'
import { emergencyWords } from '#domain/guide/proposal/words/emergency.ts'
import { hasPhrase } from '#domain/guide/proposal/words/phrases.ts'
import type { Topic } from '#domain/guide/proposal/words/topics.ts'
import { leavingWords } from '#domain/guide/proposal/words/verbs.ts'

/** What a sentence says beside its numbers. */
export function besides(unit: Unit, kinds: readonly Fact['kind'][]): Find[] {
  if (kinds.includes('code') && unit.heading?.topic === 'parking') return findParking(unit)
  if (kinds.includes('code')) return findBesideCode(unit)
  if (kinds.includes('address')) return []
  if (kinds.includes('phone') || kinds.includes('email')) {
    const emergency = findEmergency(
      isCaller(unit)
        ? { ...unit, label: '', labelTopic: undefined, lineTopic: undefined }
        : withLabel(unit),
      false,
    )
    const urgent = emergency.filter(
      ({ fact }) => fact.kind === 'emergency' || fact.kind === 'firstAid',
    )
    const steps = hasPhrase(unit.tokens, leavingWords) ? findSteps(unit, false) : []
    const chores = steps.filter(
      ({ fact }) => fact.kind === 'step' && !/\d{3}|@/.test(`${fact.title} ${fact.notes}`),
    )
    const late = comesLate(unit) ? [lateOf(unit)] : []
    if (late.length > 0 || chores.length > 0) return [...late, ...chores]
    return urgent.length > 0 ? urgent : wayBeside(unit)
  }
  if (kinds.includes('time')) {
    const late = findLate(unit)
    if (late.length > 0) return late
    return hasPhrase(unit.tokens, leavingWords) || unit.tokens.length > 8
      ? findSteps({ ...unit, isLong: true }, false).filter(isChore)
      : []
  }
  if (kinds.includes('count'))
    return topicOf(unit) === 'rules' || unit.labelTopic === undefined
      ? findRules({ ...unit, isLong: true, isItem: false }, false)
      : []
  return []
}

/** "Alacranes: sacudan los zapatos…": a label that names no one who is called. */
function isCaller({ label, labelTopic, words }: Unit): boolean {
  const isTrouble = labelTopic === undefined || labelTopic === 'emergency'
  const said = tokensOf(words).filter(({ word }) => !/^\d+$/.test(word))
  return !isTrouble || !hasPhrase(tokensOf(label), emergencyWords) || said.length < fewestOfWay
}

function withLabel(unit: Unit): Unit {
  const words = `${unit.label}: ${unit.words}`
  return { ...unit, words, tokens: tokensOf(words), label: '', labelTopic: undefined }
}

/** How one comes, what is said at the gate and who has the key, beside a number to call. */
function wayBeside(unit: Unit): Find[] {
  const topic = unit.heading?.topic
  const isAbout = topic === undefined || comings.has(topic)
  if (!isAbout || unit.labelTopic === 'contact' || unit.tokens.length < fewestOfWay) return []
  const finds = findArrival(unit)
  const isClear =
    topic === undefined ? tellsWhereKeyIs(unit.tokens) || !isSteps(finds) : comings.has(topic)
  return isClear ? finds : []
}

const fewestOfWay = 9
const comings: ReadonlySet<Topic> = new Set([
  'arrival',
  'transport',
  'byBus',
  'byCar',
  'byPlane',
  'late',
  'gate',
  'code',
  'checkIn',
])

function isSteps(finds: readonly Find[]): boolean {
  return finds.every(({ fact }) => fact.kind === 'arrival' && fact.of === 'steps')
}

function isChore({ fact }: Find): boolean {
  return (
    fact.kind === 'step' &&
    !/check.?(?:in|out)|salida|entrada|\d{1,2}(?::\d\d|\s?[ap]\.?m)/i.test(fact.title)
  )
}
