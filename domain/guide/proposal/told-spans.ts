import type { Fact, Span } from './found.ts'
import { clocksIn } from './reading/clock.ts'
import { fold, tokensOf } from './reading/tokens.ts'
import type { Unit } from './reading/units.ts'
import { numberOf } from './words/numbers.ts'

const fewestWords = 4
const joint =
  /[,;]\s+|\s?\((?=[^\d)])|(?<=[^\d(])\)\s?|\s[–—-]\s|\s(?:y|and|but|pero|porque|because|so)\s/gi

/** What of a sentence its facts tell: the clauses beside it are still to be read. */
export function toldSpans({ text, from, start, end, words }: Unit, facts: readonly Fact[]): Span[] {
  const rest = clausesOf(words).filter(
    (clause) => !isTold(words.slice(clause.start, clause.end), facts),
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

/** Whether nothing is lost with a clause: it has the value of a fact, or is too short to say something else. */
function isTold(clause: string, facts: readonly Fact[]): boolean {
  if (facts.some((fact) => tellsOf(clause, fact))) return true
  return tokensOf(clause).length < fewestWords && !/[\d@]/.test(clause)
}

function tellsOf(clause: string, fact: Fact): boolean {
  switch (fact.kind) {
    case 'time':
      return saysTime(clause, fact.time)
    case 'count':
      return numbersIn(clause).includes(Math.floor(fact.count))
    case 'phone':
      return isWithin(digitsOf(clause), digitsOf(fact.number))
    default:
      return valuesOf(fact).some((value) => saysWords(clause, value))
  }
}

function isWithin(one: string, other: string) {
  return one !== '' && other !== '' && (one.includes(other) || other.includes(one))
}

/** A value may go on over several clauses: two words of it, one after the other, are enough. */
function saysWords(clause: string, value: string): boolean {
  if (isWithin(fold(clause).trim(), fold(value))) return true
  const said = ` ${wordsOf(value).join(' ')} `
  const words = wordsOf(clause)
  return words.some((word, at) => at > 0 && said.includes(` ${words[at - 1]} ${word} `))
}

const wordsOf = (text: string) => tokensOf(text).map(({ word }) => word)

/** "A las 3", "15 h" and "three" are all said of 15:00. */
function saysTime(clause: string, time: string): boolean {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const isIt = (minutes: number) => minutes % 720 === (hour % 12) * 60 + minute
  const clocks = clocksIn(tokensOf(clause), clause, 0)
  if (clocks.length > 0) return clocks.some(({ minutes }) => isIt(minutes))
  return numbersIn(clause).some((number) => isIt(number * 60))
}

function numbersIn(clause: string): number[] {
  return tokensOf(clause).flatMap(({ word }) => numberOf(word) ?? [])
}

const valuesOf = (fact: Fact) =>
  Object.entries(fact).flatMap(([key, value]) =>
    typeof value === 'string' && key !== 'kind' ? value : [],
  )

const digitsOf = (words: string) => words.replace(/\D/g, '')
