import { type Clause, clausesOf } from '#domain/guide/proposal/reading/clauses.ts'
import { clocksIn } from '#domain/guide/proposal/reading/clock.ts'
import { splitTitle } from '#domain/guide/proposal/reading/split-title.ts'
import type { Token } from '#domain/guide/proposal/reading/tokens.ts'
import type { Unit } from '#domain/guide/proposal/reading/units.ts'
import { findPhrase, lengthAt } from '#domain/guide/proposal/words/phrases.ts'
import { choreVerbs, leavingWords, politeWords } from '#domain/guide/proposal/words/verbs.ts'
import type { Find } from './find.ts'
import { topicOf } from './topic-of.ts'

/** What guests do before they leave. */
export function findSteps(unit: Unit, isCarried: boolean): Find[] {
  const isUnder = topicOf(unit) === 'steps' || topicOf(unit) === 'checkOut'
  const leaving = findPhrase(unit.tokens, leavingWords)
  if (!isUnder && !leaving && !isCarried) return []
  const clauses = clausesOf(unit, beginsChore)
  const short = clausesOf(unit, () => true)
  const isShortList =
    short.length > 2 && short.every(({ tokens }) => tokens.length > 1 && tokens.length < 9)
  const isList = !unit.isRow || beginsChore(unit.tokens)
  if (isUnder && unit.label !== '' && unit.labelTopic === 'steps' && isList && isShortList) {
    return short.map((clause) => ({
      fact: stepOf(clause),
      units: [unit],
      sureness: 'sure' as const,
    }))
  }
  const chores = clauses.filter(({ tokens }) => beginsChore(withoutLeaving(tokens)))
  if (isUnder && (unit.isItem || !unit.isLong) && !isMany(unit, chores))
    return whole(unit, chores.length > 0)
  if (chores.length === 0) return []
  const said = chores.filter(
    ({ tokens }) => withoutLeaving(tokens).length - skipPolite(withoutLeaving(tokens)) > 1,
  )
  return said.map((clause) => ({
    fact: stepOf(clause),
    units: [unit],
    sureness: 'sure' as const,
  }))
}

/** A line of its own is one step; several things told after a label are several. */
function isMany(
  { isItem, label, lineLabel, isRow, words }: Unit,
  chores: readonly Clause[],
): boolean {
  const isTold = label !== '' || lineLabel !== ''
  const isParted = isRow && (words.includes(';') || (chores.length > 2 && !/[.] /.test(words)))
  return chores.length >= ((isTold && !isRow) || isParted ? 2 : isItem ? 4 : 3)
}

function whole(unit: Unit, isChore: boolean): Find[] {
  const hasTime = clocksIn(unit.tokens, unit.words, unit.start).length > 0
  const isGrouped = unit.isRow && unit.heading?.topic === 'steps'
  const own = unit.label !== '' && unit.labelTopic !== 'steps' && (!unit.isRow || isGrouped)
  if ((hasTime && !isChore) || (unit.tokens.length < 2 && !(own && isGrouped))) return []
  const words = own ? `${unit.label}: ${unit.words}` : unit.words
  return [{ fact: { kind: 'step', ...splitTitle(words) }, units: [unit], sureness: 'sure' }]
}

function stepOf({ words, tokens, start }: Clause) {
  const rest = withoutLeaving(tokens)
  const first = rest[skipPolite(rest)] ?? rest[0]
  const own = first ? words.slice(first.start - start) : words
  return { kind: 'step' as const, ...splitTitle(own) }
}

/** The words after "before you leave". */
function withoutLeaving(tokens: readonly Token[]): readonly Token[] {
  const leaving = findPhrase(tokens, leavingWords)
  return leaving && leaving.to < tokens.length && leaving.from <= 6
    ? tokens.slice(leaving.to)
    : tokens
}

export function beginsChore(tokens: readonly Token[]): boolean {
  return lengthAt(tokens, choreVerbs, skipPolite(tokens)) > 0
}

function skipPolite(tokens: readonly Token[]): number {
  let at = 0
  for (let times = 0; times < 4; times += 1) at += lengthAt(tokens, politeWords, at)
  return at
}
