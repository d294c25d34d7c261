import type { Find } from '#domain/guide/proposal/finding/find.ts'
import { minutesIn } from '#domain/guide/proposal/finding/places/minutes.ts'
import { topicOf } from '#domain/guide/proposal/finding/topic-of.ts'
import { troublesIn } from '#domain/guide/proposal/finding/troubles.ts'
import type { Fact } from '#domain/guide/proposal/found.ts'
import { tokensOf } from '#domain/guide/proposal/reading/tokens.ts'
import type { Unit } from '#domain/guide/proposal/reading/units.ts'
import { aboutParking } from '#domain/guide/proposal/words/arrival.ts'
import { deviceNames } from '#domain/guide/proposal/words/devices.ts'
import { findPhrase, hasPhrase } from '#domain/guide/proposal/words/phrases.ts'

/** A line right below that of the parking, about the same. */
export function goesOnOfParking(
  unit: Unit,
  { find, unit: before }: { find: Find; unit: Unit },
): boolean {
  const isBelow = unit.line - before.line === 1 && unit.heading === before.heading
  const isPlain = unit.label === '' && unit.part === 0 && topicOf(unit) === undefined
  return find.fact.kind === 'parking' && isBelow && isPlain && hasPhrase(unit.tokens, aboutParking)
}

/** A sentence that goes on about what the one before it told, in the same line. */
export function continues(unit: Unit, before: Find, told: readonly Find[]): Find | undefined {
  const { fact } = before
  const [first] = told
  const isParking =
    fact.kind === 'parking' &&
    hasPhrase(unit.tokens, aboutParking) &&
    (first === undefined || ['rule', 'parking', 'arrival'].includes(first.fact.kind))
  const isSame =
    first !== undefined &&
    first.fact.kind === fact.kind &&
    told.length === 1 &&
    !unit.isLong &&
    ['device', 'parking', 'emergency', 'firstAid', 'arrival'].includes(fact.kind) &&
    unit.label === '' &&
    isSamePart(fact, first.fact)
  const isRest = told.length === 0 && !unit.isLong && unit.label === ''
  if (!isParking && !isSame && !isRest) return undefined
  const isInstead = fact.kind === 'parking' && first?.fact.kind === 'parking'
  if (isInstead && saysNone(fact.words)) return undefined
  const more = added(fact, unit.words)
  return more && { ...before, fact: more, units: [...before.units, unit] }
}

/** "No parking here." is one thing, and where to leave the car instead is another. */
function saysNone(words: string): boolean {
  const isNone = /^(?:no |sin |we (?:don|do not)|there(?:'s| is) no|sorry,? no)/i.test(words.trim())
  return isNone && !/[,;]\s/.test(words)
}

function isSamePart(one: Fact, other: Fact): boolean {
  if (one.kind === 'device') return isSameDevice(one, other)
  if (one.kind === 'arrival') return other.kind === 'arrival' && one.of === other.of
  if (one.kind !== 'emergency' || other.kind !== 'emergency') return true
  const [before, next] = [one, other].map(({ title, notes }) => troublesIn(`${title} ${notes}`))
  return (
    next?.length === 0 ||
    before?.length === 0 ||
    (next ?? []).some((each) => before?.includes(each))
  )
}

function startsWithDevice(tokens: ReturnType<typeof tokensOf>): boolean {
  const named = findPhrase(tokens, deviceNames)
  const isArticle = /^(?:el|la|los|las|the|our|on|for|with|to|en|para|con)$/.test(
    tokens[0]?.word ?? '',
  )
  return named !== undefined && named.from <= (isArticle ? 2 : 1)
}

/** Whether it goes on about the device that was told of before. */
function isSameDevice(one: Fact & { kind: 'device' }, other: Fact): boolean {
  if (other.kind !== 'device') return false
  const [name, before] = [other.name, `${one.name} ${one.notes}`].map((words) => tokensOf(words))
  const isNamed = hasPhrase(name ?? [], deviceNames) && startsWithDevice(tokensOf(other.notes))
  return !isNamed || (before ?? []).some(({ word }) => word === name?.at(-1)?.word)
}

function added(fact: Fact, words: string): Fact | undefined {
  const more = words.trim()
  switch (fact.kind) {
    case 'device':
    case 'rule':
    case 'step':
    case 'emergency':
      return { ...fact, notes: [fact.notes, more].filter((each) => each !== '').join(' ') }
    case 'place': {
      const minutes = fact.minutes ?? minutesIn(tokensOf(more))
      const description = [fact.description, more].filter((each) => each !== '').join(' ')
      return { ...fact, description, ...(minutes && { minutes }) }
    }
    case 'parking':
    case 'arrival':
    case 'firstAid':
      return { ...fact, words: `${fact.words} ${more}` }
    default:
      return undefined
  }
}
