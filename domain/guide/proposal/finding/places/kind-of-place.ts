import { categoryOfTopic } from '#domain/guide/proposal/finding/topic-of.ts'
import { type Token, tokensOf } from '#domain/guide/proposal/reading/tokens.ts'
import type { Unit } from '#domain/guide/proposal/reading/units.ts'
import { findPhrase, hasPhrase, phrases } from '#domain/guide/proposal/words/phrases.ts'
import { anyPlace, categoryWords } from '#domain/guide/proposal/words/places.ts'
import type { PlaceCategory } from '#domain/guide/sections/local-guide.ts'

const nameFirst: readonly PlaceCategory[] = ['Shop', 'Cafe', 'Bar', 'Attraction', 'Restaurant']

/** What kind of place it is: what its label, its name or its sentence says. */
export function categoryOf(unit: Unit, name: string, all: string): PlaceCategory {
  const named = inNames(tokensOf(name))
  const isLater = unit.part > 0 && unit.label === '' && !unit.isRow
  const isFor = unit.label === '' && /^(?:for|para) /i.test(all.trim())
  const opened = isLater || isFor ? openedBy(all) : undefined
  if (opened && !all.trim().startsWith(name) && !saidBefore(name, all)) return opened
  if (isLater && named && unit.labelTopic === undefined) return named
  const topics = [unit.labelTopic, unit.lineTopic, unit.sign].map(categoryOfTopic)
  const given = topics.find((each) => each && each !== 'Other')
  const above = categoryOfTopic(unit.heading?.topic)
  const isList = unit.isLong || unit.tokens.length > 16
  if (given && !isList) return named && isStrongName(name, named) ? named : given
  const said = given === undefined && !isList ? saidBefore(name, all) : undefined
  if (said === 'Cafe' || said === 'Bar' || said === 'Shop') return said
  const hits = hitsIn(tokensOf(all))
  const wanted = given ?? (above === 'Other' ? undefined : above)
  if (wanted && given === undefined && named && named !== wanted && hits[named] >= hits[wanted])
    return named
  const most = nameFirst.toSorted((one, other) => hits[other] - hits[one])[0]
  if (!wanted) {
    if (named && most && hits[most] > hits[named] + 1) return most
    return named ?? saidBefore(name, all) ?? firstSaid(tokensOf(all)) ?? 'Other'
  }
  if (hits[wanted] === 0) return firstSaid(tokensOf(all)) ?? wanted
  return most && hits[most] > hits[wanted] ? most : wanted
}

/** "Coffee at Cabin Juice": what kind of place a sentence begins with. */
function openedBy(all: string): PlaceCategory | undefined {
  const tokens = tokensOf(all)
  const isFor = /^(?:for|para)$/.test(tokens[0]?.word ?? '')
  return firstSaid(tokens.slice(0, isFor ? 2 : 1))
}

/** How many words speak of each kind of place. */
function hitsIn(tokens: readonly Token[]): Record<PlaceCategory, number> {
  const hits = { Restaurant: 0, Attraction: 0, Shop: 0, Bar: 0, Cafe: 0, Other: 0 }
  for (const [category, list] of categoryWords) {
    for (let found = findPhrase(tokens, list); found; found = findPhrase(tokens, list, found.to))
      hits[category] += 1
  }
  return hits
}

function isStrongName(name: string, category: PlaceCategory): boolean {
  return (
    category !== 'Restaurant' &&
    category !== 'Attraction' &&
    tokensOf(name).length <= 4 &&
    category !== 'Shop'
  )
}

function inNames(tokens: readonly Token[]): PlaceCategory | undefined {
  return nameFirst.find((each) => hasPhrase(tokens, listOf(each)))
}

const none = phrases('')

function listOf(category: PlaceCategory) {
  return categoryWords.find(([each]) => each === category)?.[1] ?? none
}

/** The kind of place that is named first. */
export function firstSaid(tokens: readonly Token[]): PlaceCategory | undefined {
  if (!hasPhrase(tokens, anyPlace)) return undefined
  let best: { category: PlaceCategory; from: number } | undefined
  for (const [category, list] of categoryWords) {
    const found = findPhrase(tokens, list)
    if (found && (!best || found.from < best.from)) best = { category, from: found.from }
  }
  return best?.category
}

/** "La panadería Costra": the word right before the name. */
function saidBefore(name: string, all: string): PlaceCategory | undefined {
  const before = tokensOf(all.slice(0, Math.max(0, all.indexOf(name)))).slice(-1)
  return firstSaid(before)
}
