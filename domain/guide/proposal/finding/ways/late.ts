import type { Find } from '#domain/guide/proposal/finding/find.ts'
import { clausesOf } from '#domain/guide/proposal/reading/clauses.ts'
import { clocksIn } from '#domain/guide/proposal/reading/clock.ts'
import type { Token } from '#domain/guide/proposal/reading/tokens.ts'
import type { Unit } from '#domain/guide/proposal/reading/units.ts'
import { comingVerbs, lateHours } from '#domain/guide/proposal/words/arrival.ts'
import {
  findPhrase,
  hasPhrase,
  lengthAt,
  phrases,
  startsWithPhrase,
} from '#domain/guide/proposal/words/phrases.ts'

const conditions = phrases('si, if, in case, en caso de, cuando, when, should')
const whoever = phrases(
  'anyone, anybody, whoever, guests, those, late guests, quien, quienes, los que, el que, huespedes, y si',
)
const nearest = 4
const farthest = 10

type Said = Pick<Unit, 'tokens' | 'words' | 'start'>

/** "Si su avión aterriza pasadas las diez", "anyone turning up after dark", "¿llegan de noche?". */
export function comesLate(unit: Said): boolean {
  return comesLateIf(unit.tokens) || isDark(unit.tokens) || asksWhether(unit) || warnsAfter(unit)
}

function comesLateIf(tokens: readonly Token[]): boolean {
  const condition = findPhrase(tokens, conditions) ?? opener(tokens)
  if (!condition) return false
  for (
    let verb = findPhrase(tokens, comingVerbs, condition.to);
    verb && verb.from - condition.to <= farthest;
    verb = findPhrase(tokens, comingVerbs, verb.to)
  ) {
    if (hasPhrase(tokens.slice(verb.to, verb.to + nearest), lateHours)) return true
  }
  return false
}

function opener(tokens: readonly Token[]) {
  const length = lengthAt(tokens, whoever, 0)
  return length > 0 ? { from: 0, to: length } : undefined
}

const dark = phrases(
  'if its past dark, if its dark, if it is dark, if it is past dark, if its after dark, if its late, if your flight is delayed, if youre delayed, if you are delayed, if you are running late, if youre running late, if youre late, si ya es de noche, si es de noche, si se les hace tarde, si se te hace tarde, si se retrasan, si se atrasan, si se retrasa, si se atrasa, si el vuelo se retrasa, si su vuelo se retrasa, de noche lleguen, de noche pueden llegar, lleguen a la hora que, llega a la hora que, arrive as late as',
)

function isDark(tokens: readonly Token[]): boolean {
  return hasPhrase(tokens, dark)
}

/** "Llegan noche? …" asks what it then answers. */
function asksWhether({ words, tokens }: Said): boolean {
  const end = words.indexOf('?')
  if (end < 0 || end > 40) return false
  const verb = findPhrase(tokens, comingVerbs)
  return (
    verb !== undefined && verb.from <= 2 && hasPhrase(tokens.slice(verb.to, verb.to + 3), lateHours)
  )
}

const after = phrases('despues de, pasadas, after, past, a partir de, from')
const telling = phrases(
  'avis*, llam*, text, call, message, ring, escrib*, mand*, pidan, pide, use the, usen, entren, entra, ask for, let us know, knock, toquen, come in, go round',
)
const [eveningAt, midnight] = [19 * 60, 24 * 60]

/** "Después de las 9 pm avisen a Chema". */
function warnsAfter({ tokens, words, start }: Said): boolean {
  const length = lengthAt(tokens, after, 0)
  const [clock] = length > 0 ? clocksIn(tokens.slice(0, 9), words, start) : []
  const isEvening = clock?.isSure && clock.minutes >= eveningAt && clock.minutes < midnight
  return isEvening === true && startsWithPhrase(tokens.slice(clock?.to ?? 0), telling)
}

export function lateOf(unit: Unit): Find {
  const fact = { kind: 'arrival' as const, of: 'late' as const, words: unit.words.trim() }
  return { fact, units: [unit], sureness: 'sure' }
}

/** What of a sentence with hours is said of who comes late. */
export function findLate(unit: Unit): Find[] {
  const clauses = clausesOf(unit, (rest) => startsWithPhrase(rest, conditions))
  const late = clauses.filter((clause) => comesLate(clause))
  const isOnly = late.length === clauses.length
  if (isOnly) return []
  return late.map(({ words }) => ({
    fact: { kind: 'arrival', of: 'late', words: words.trim() },
    units: [unit],
    sureness: 'sure',
  }))
}
