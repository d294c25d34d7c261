import type { Find } from '#domain/guide/proposal/finding/find.ts'
import { comesLate, findBesideCode, lateOf } from '#domain/guide/proposal/finding/find-arrival.ts'
import { findEmergency } from '#domain/guide/proposal/finding/find-emergency.ts'
import { findParking } from '#domain/guide/proposal/finding/find-parking.ts'
import { findRules } from '#domain/guide/proposal/finding/find-rules.ts'
import { findSteps } from '#domain/guide/proposal/finding/find-steps.ts'
import { topicOf } from '#domain/guide/proposal/finding/topic-of.ts'
import type { Fact } from '#domain/guide/proposal/found.ts'
import type { Unit } from '#domain/guide/proposal/reading/units.ts'
import { hasPhrase } from '#domain/guide/proposal/words/phrases.ts'
import { leavingWords } from '#domain/guide/proposal/words/verbs.ts'

/** What a sentence says beside its numbers. */
export function besides(unit: Unit, kinds: readonly Fact['kind'][]): Find[] {
  if (kinds.includes('code') && unit.heading?.topic === 'parking') return findParking(unit)
  if (kinds.includes('code')) return findBesideCode(unit)
  if (kinds.includes('address')) return []
  if (kinds.includes('phone') || kinds.includes('email')) {
    const emergency = findEmergency(
      { ...unit, label: '', labelTopic: undefined, lineTopic: undefined },
      false,
    )
    const urgent = emergency.filter(
      ({ fact }) => fact.kind === 'emergency' || fact.kind === 'firstAid',
    )
    const steps = hasPhrase(unit.tokens, leavingWords) ? findSteps(unit, false) : []
    const chores = steps.filter(
      ({ fact }) => fact.kind === 'step' && !/\d{3}|@/.test(`${fact.title} ${fact.notes}`),
    )
    const late = comesLate(unit.tokens) ? [lateOf(unit)] : []
    return [...urgent, ...late, ...chores]
  }
  if (kinds.includes('time')) {
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

function isChore({ fact }: Find): boolean {
  return (
    fact.kind === 'step' &&
    !/check.?(?:in|out)|salida|entrada|\d{1,2}(?::\d\d|\s?[ap]\.?m)/i.test(fact.title)
  )
}
