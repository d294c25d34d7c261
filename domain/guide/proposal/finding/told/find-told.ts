import type { Find } from '#domain/guide/proposal/finding/find.ts'
import { parkingOf } from '#domain/guide/proposal/finding/find-parking.ts'
import { beginsChore } from '#domain/guide/proposal/finding/find-steps.ts'
import { isTitle, tellsOfHome } from '#domain/guide/proposal/finding/names/tells-of-home.ts'
import { isPlaceTopic, topicOf } from '#domain/guide/proposal/finding/topic-of.ts'
import type { Fact } from '#domain/guide/proposal/found.ts'
import type { Unit } from '#domain/guide/proposal/reading/units.ts'
import { hasPhrase, phrases } from '#domain/guide/proposal/words/phrases.ts'
import { leavingWords } from '#domain/guide/proposal/words/verbs.ts'
import { besides } from './besides.ts'
import { continues, goesOnOfParking } from './goes-on.ts'
import { tellOf } from './tell-of.ts'

/** "Text me with anything!" is no chore. */
const offers = phrases(
  'with anything, with any, any time, anytime, any questions, if you need, if anything, cualquier cosa, cualquier duda, si necesitan, si necesitas',
)

type Found = { exact: readonly Find[]; greeting: readonly Find[] }

/** What is told in sentences: one fact of the guide each, or a few. */
export function findTold(units: readonly Unit[], { exact, greeting }: Found): Find[] {
  const exactOf = byUnit(exact)
  const goes = new Set(
    exact
      .filter(({ fact }) => fact.kind === 'time' && fact.of === 'checkOut')
      .flatMap((find) => find.units),
  )
  const greeted = new Set(greeting.flatMap((find) => find.units))
  const finds: Find[] = []
  let last: { find: Find; unit: Unit } | undefined
  let exactLine = -1
  let leaving: { line: number; part: number } | undefined
  for (const unit of units) {
    if (unit.isGuest || unit.isQuestion || greeted.has(unit) || unit.words.length > 900) continue
    const kinds = exactOf.get(unit) ?? []
    if (leaving && (leaving.line < unit.line || unit.part - leaving.part > 2)) leaving = undefined
    const more = last?.unit.line === unit.line ? last.find : undefined
    const isNext = last !== undefined && unit.line - last.unit.line <= 1
    const isLeaving = leaving !== undefined
    const isCarried =
      (isLeaving || (isNext && last?.find.fact.kind === 'step')) &&
      beginsChore(unit.tokens) &&
      !hasPhrase(unit.tokens, offers)
    if (kinds.length > 0) exactLine = unit.line
    const isAdded = unit.isNote && (more ? more.fact.kind !== 'feature' : exactLine === unit.line)
    const all =
      kinds.length > 0 ? besides(unit, kinds) : isAdded ? [] : tellOf(unit, isCarried, more)
    const mine = all.filter(({ fact }) => fact.kind !== 'place' || !isOfHome(unit, units))
    const isOfParking =
      mine.length === 0 && kinds.length === 0 && last !== undefined && goesOnOfParking(unit, last)
    const told = isOfParking ? [parkingOf(unit)] : mine
    if (hasPhrase(unit.tokens, leavingWords) || goes.has(unit)) leaving = unit
    const isOther = kinds.some((kind) => kind === 'code' || kind === 'address' || kind === 'time')
    const isCall = kinds.includes('phone') && isOfTrouble(more)
    const extended = more && !isOther && !isCall && continues(unit, more, told)
    if (extended && last) {
      finds[finds.lastIndexOf(more)] = extended
      last = { find: extended, unit }
      continue
    }
    finds.push(...told)
    const newest = told.at(-1)
    if (newest) last = { find: newest, unit }
  }
  return finds
}

/** Whom to call is nothing that is told of the first-aid kit or the fuse box. */
function isOfTrouble(find: Find | undefined): boolean {
  return find?.fact.kind === 'firstAid' || find?.fact.kind === 'emergency'
}

function isOfHome(unit: Unit, units: readonly Unit[]): boolean {
  return isTitle(unit, units) || (tellsOfHome(unit) && !isPlaceTopic(topicOf(unit)))
}

function byUnit(finds: readonly Find[]) {
  const kinds = new Map<Unit, Fact['kind'][]>()
  for (const { fact, units } of finds) {
    for (const unit of units) kinds.set(unit, [...(kinds.get(unit) ?? []), fact.kind])
  }
  return kinds
}
