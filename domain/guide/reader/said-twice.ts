import { codesIn, type Measures, phonesIn, tellsHour } from '#domain/guide/reader/value/values.ts'
import { type Fact, nationalDigitsOf, type Suggestion, slotOf, subjectOf } from './fact.ts'

/** Two texts may say the same of a home. */
export function withoutDoubles(suggestions: readonly Suggestion[]): Suggestion[] {
  const alike = Map.groupBy(suggestions, ({ fact }) => keyOf(fact))
  return Array.from(alike.values(), (all) => all.reduce(bothOf))
}

/** Of a code capitals are a part, and not how it is called; a number is the same however it is grouped. */
export function keyOf(fact: Fact): string {
  if (fact.kind === 'code') return JSON.stringify([fact.opens, fact.code])
  if (fact.kind === 'phone') return JSON.stringify([fact.of, nationalDigitsOf(fact.number)])
  return JSON.stringify(fact).toLowerCase()
}

function bothOf(one: Suggestion, other: Suggestion): Suggestion {
  const from = [...one.from, ...other.from]
  // "Not from two any more, from half past three": who says an hour again may say another one.
  if (one.fact.kind === 'time' && other.sureness !== 'sure') return { ...other, id: one.id, from }
  if (one.fact.kind === 'code' && other.fact.kind === 'code') {
    const notes = [...new Set([one.fact.notes, other.fact.notes])].filter(Boolean).join(' ')
    return { ...one, from, fact: { ...one.fact, label: one.fact.label || other.fact.label, notes } }
  }
  if (one.fact.kind !== 'phone' || other.fact.kind !== 'phone') return { ...one, from }
  const name = one.fact.name || other.fact.name
  // From another country it is dialled with its own.
  const number = other.fact.number.startsWith('+') ? other.fact.number : one.fact.number
  return { ...one, from, fact: { ...other.fact, ...one.fact, name, number } }
}

/**
 * What a home has once and a text says in two ways is asked about, all of it: a later line may correct an earlier one.
 */
export function doubted(
  suggestions: readonly Suggestion[],
  { retold, beside }: Doubts,
): Suggestion[] {
  const ways = new Map<string, Set<string | number>>()
  for (const [at, { fact, or }] of suggestions.entries()) {
    // «Check-out: léase 11:00», read as a step, may be an hour.
    const mayBe = or?.kind === 'time' && fact.kind !== 'time' ? [or] : []
    for (const each of [fact, ...mayBe]) {
      const subject = subjectOf(each)
      if (!subject) continue
      // One number may be that of two to call.
      const way = each.kind === 'phone' ? nationalDigitsOf(each.number) : at
      ways.set(subject, (ways.get(subject) ?? new Set()).add(way))
    }
  }
  return suggestions.map((each) => {
    const { fact } = each
    const isAgain = fact.kind === 'code' && beside.has(fact.code)
    const mayBeOld = isAgain || (slotOf(fact) !== undefined && retold.has(fact.kind))
    const isOther = mayBeOld || (ways.get(subjectOf(fact) ?? '')?.size ?? 0) > 1
    return isOther ? { ...each, sureness: 'doubtful' } : each
  })
}

type Doubts = {
  /** What words tell that nothing was taken from. */
  retold: ReadonlySet<Fact['kind']>
  /** Words that no code was taken from: one that stands among them may be gone. */
  beside: ReadonlySet<string>
}

/** What words that nothing was taken from may tell anew: "it is 10 am now", "Denise’s new number is 231 555 0164". */
export function retoldIn(words: string, measures: Measures): Fact['kind'][] {
  const isPassword = (word: string) => word.length >= 8 && /\d/.test(word) && /\p{L}/u.test(word)
  return [
    ...(codesIn(words, measures).length > 0 ? (['code'] as const) : []),
    ...(tellsHour(words) ? (['time'] as const) : []),
    ...(phonesIn(words).length > 0 ? (['phone'] as const) : []),
    ...(words.split(/\s+/).some(isPassword) ? (['wifi'] as const) : []),
  ]
}
