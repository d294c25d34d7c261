import type { Fact, Span } from './found.ts'
import { clocksIn } from './reading/clock.ts'
import { fold, tokensOf } from './reading/tokens.ts'
import type { Unit } from './reading/units.ts'
import { numberOf } from './words/numbers.ts'

/** Facts that keep a value of their sentence and not its words. */
const valueKinds: ReadonlySet<Fact['kind']> = new Set([
  'time',
  'count',
  'phone',
  'email',
  'address',
  'code',
])
const fewestWords = 4
const joint = /[,;]\s+|\s(?:y|and|but|pero|porque|because|so)\s/gi

/** What of a sentence its facts tell: where they keep a value alone, the clauses beside it are still to be read. */
export function toldSpans({ text, from, start, end, words }: Unit, facts: readonly Fact[]): Span[] {
  const whole = { text, start: from, end }
  if (!facts.every(({ kind }) => valueKinds.has(kind))) return [whole]
  const said = fold(facts.flatMap((fact) => Object.values(fact)).join('\n'))
  const rest = clausesOf(words).filter(
    (clause) => !isTold(words.slice(clause.start, clause.end), said),
  )
  const spans: Span[] = []
  let open = from
  for (const clause of rest) {
    if (start + clause.start > open) spans.push({ text, start: open, end: start + clause.start })
    open = start + clause.end
  }
  return open < end ? [...spans, { text, start: open, end }] : spans
}

function clausesOf(words: string) {
  const cuts = Array.from(words.matchAll(joint), ({ index, 0: mark }) => ({
    end: index,
    next: index + mark.length,
  }))
  return [...cuts, { end: words.length, next: words.length }].map(({ end }, at) => ({
    start: cuts[at - 1]?.next ?? 0,
    end,
  }))
}

function isTold(clause: string, said: string): boolean {
  const tokens = tokensOf(clause)
  const hasValue = /[\d@]/.test(clause) || tokens.some(({ word }) => numberOf(word) !== undefined)
  if (hasValue || tokens.length < fewestWords || clocksIn(tokens, clause, 0).length > 0) return true
  return said.includes(fold(clause).trim())
}
