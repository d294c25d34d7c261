import {
  type Fact,
  isNamedIn,
  isSlip,
  nationalDigitsOf,
  type Suggestion,
  slotOf,
  subjectOf,
} from './fact.ts'
import type { Piece } from './form.ts'
import type { Kind } from './kinds.ts'
import type { Knowing } from './model.ts'
import { trimMarks } from './trim-marks.ts'
import {
  clausesOf,
  clauseWith,
  clocksIn,
  codesIn,
  type Measures,
  oddWordsIn,
  phonesIn,
} from './values.ts'

/** Two texts may say the same of a home; a code that is said again is one code with all that is told of it. */
export function withoutDoubles(suggestions: readonly Suggestion[]): Suggestion[] {
  const alike = Map.groupBy(suggestions, ({ fact }) => keyOf(fact))
  return Array.from(alike.values(), (all) => all.reduce(bothOf))
}

/** Of a code capitals are a part; a number is the same however it is grouped. */
export function keyOf(fact: Fact): string {
  if (fact.kind === 'code') return JSON.stringify([slotOf(fact), fact.code])
  if (fact.kind === 'phone') return JSON.stringify([fact.of, nationalDigitsOf(fact.number)])
  return JSON.stringify(fact).toLowerCase()
}

/** Of two numbers, codes or addresses of mail in some words, another reading of one is no reading of the other. */
export function maySay(one: Fact, other: Fact) {
  if (keyOf(one) === keyOf(other)) return false
  const [own, others] = [exactValueOf(one), exactValueOf(other)]
  return own === undefined || others === undefined || own === others
}

function exactValueOf(fact: Fact): string | undefined {
  if (fact.kind === 'phone') return fact.number
  if (fact.kind === 'email') return fact.email
  return fact.kind === 'code' ? fact.code : undefined
}

function bothOf(one: Suggestion, other: Suggestion): Suggestion {
  const from = [...one.from, ...other.from]
  if (one.fact.kind === 'phone' && other.fact.kind === 'phone') {
    const name = one.fact.name || other.fact.name
    // From another country it is dialled with its own.
    const number = other.fact.number.startsWith('+') ? other.fact.number : one.fact.number
    return { ...one, from, fact: { ...other.fact, ...one.fact, name, number } }
  }
  // "Not from two any more, from half past three": who says an hour again may say another one.
  if (one.fact.kind === 'time' && other.sureness !== 'sure') return { ...other, id: one.id, from }
  if (one.fact.kind !== 'code' || other.fact.kind !== 'code') return { ...one, from }
  // "Type 6352 and OFF. To arm it: 6352 and AWAY."
  const label = one.fact.label || other.fact.label
  const said = [other.fact.label, other.fact.notes].filter((each) => each !== '' && each !== label)
  const again = said.join(other.fact.notes.includes('…') ? ', ' : ' … ')
  const notes = [...new Set([one.fact.notes, again])].filter(Boolean).join('\n')
  return { ...one, from, fact: { ...one.fact, label, notes } }
}

/**
 * What a home has once and a text says in two ways is asked about, all of it: a later line may correct an earlier one.
 * `asides` are the ids of unlikely readings, which make no other suggestion doubtful.
 */
export function doubted(
  suggestions: readonly Suggestion[],
  asides: ReadonlySet<string>,
  { texts, tellsOldCode }: { texts: readonly string[]; tellsOldCode: boolean },
): Suggestion[] {
  const codes = suggestions.flatMap(({ fact }) => (fact.kind === 'code' ? fact.code : []))
  const beside = wordsBesideCodes(suggestions, texts)
  const ways = new Map<string, Set<string | number>>()
  for (const [at, { id, fact, or }] of suggestions.entries()) {
    const said = asides.has(id) ? [] : [fact]
    // «Check-out: léase 11:00», read as a step, may be an hour.
    const mayBe = or?.kind === 'time' && fact.kind !== 'time' ? [or] : []
    for (const each of [...said, ...mayBe]) {
      const subject = subjectOf(each)
      if (!subject) continue
      // One number may be that of two to call.
      const way = each.kind === 'phone' ? nationalDigitsOf(each.number) : at
      ways.set(subject, (ways.get(subject) ?? new Set()).add(way))
    }
  }
  return suggestions.map((each) => {
    const { fact } = each
    const mayBeGone = fact.kind === 'code' && (tellsOldCode || beside.has(fact.code))
    const subject = subjectOf(fact)
    return mayBeGone || (subject && (ways.get(subject)?.size ?? 0) > 1)
      ? { ...each, fact: labelled(each, texts, codes), sureness: 'doubtful' }
      : each
  })
}

/** No home has more to change: a text of thousands is not compared with itself. */
const mostKnown = 50

/**
 * What was taken for nothing, and yet tells anew what a thing has ("The code of the shed was changed: 846", "Check-out is 11 now",
 * "Denise’s new number is 231 555 0164"): it is asked about beside what it may replace.
 */
export function changedValues(
  pieces: readonly Piece[],
  told: readonly Suggestion[],
  { text, ...knowing }: Asked & { text: string },
): { piece: Piece; fact: Fact }[] {
  const known = told.filter(({ fact }) => slotOf(fact)).slice(0, mostKnown)
  if (known.length === 0) return []
  return pieces.flatMap((piece) => {
    const said = saidIn(piece.words, knowing)
    const [changed] = known.flatMap(({ fact, from }) => {
      const words = from.map(({ start, end }) => text.slice(start, end)).join(' ')
      // "The code of the side door isn't 5519 anymore, / it's 6083".
      const isNext = from.some(
        ({ end }) => /^ ?$/.test(text.slice(end, piece.start)) && piece.start >= end,
      )
      const isOnly = known.filter((each) => each.fact.kind === fact.kind).length === 1
      return changedIn(said, { fact, words, isNext, isOnly }, knowing) ?? []
    })
    return changed ? [{ piece, fact: changed }] : []
  })
}

type Asked = Knowing & {
  kindOf: (words: string) => Kind
  /** What was taken for another thing has to name the hour that stands. */
  isTaken?: boolean
}

/** What is asked of some words once, whatever they are compared with. */
function saidIn(words: string, { fineIn, kindOf, isTaken = false, ...measures }: Asked) {
  const found = codesIn(words, measures)
  const codes = found.map((code) => {
    const clause = found.length > 1 ? clauseWith(code, words) : words
    const { fine, chance } = fineIn('arrival', clause)
    return { code, clause, isGone: fine === 'old' && chance >= goneFrom }
  })
  const timed = clausesOf(words).filter((clause) => /\d/.test(clause) && kindOf(clause) === 'hours')
  const hours = timed.map((clause) => ({ clause, ...fineIn('hours', clause) }))
  const [password] = passwordsIn(words)
  // What names another network tells that one's.
  const isOfWifi =
    password !== undefined &&
    oddWordsIn(words).length === 1 &&
    kindOf(words) === 'wifi' &&
    fineIn('wifi', words).fine !== 'old'
  const clocks = {
    AM: clocksIn(words, { half: 'AM', ...measures }),
    PM: clocksIn(words, { half: 'PM', ...measures }),
  }
  return { words, codes, hours, clocks, isOfWifi, isTaken }
}

function changedIn(
  said: ReturnType<typeof saidIn>,
  { fact, words, isNext, isOnly }: Compared,
  measures: Measures,
): Fact | undefined {
  if (said.isTaken && fact.kind !== 'time') return undefined
  if (fact.kind === 'code') {
    // "7153 was last year's, now it is 4821": what a clause tells as gone opens nothing, but «no es 4821 sino 7153».
    const opening = said.codes.filter(({ code, clause, isGone }) => {
      const [, behind = ''] = clause.split(fact.code)
      return !code.includes(fact.code) && (!isGone || behind.includes(code))
    })
    const [{ code } = { code: '' }, ...others] = opening
    if (code === '' || others.length > 0) return undefined
    const isTold = said.codes.some((each) => each.code === fact.code)
    const isNamed = fact.label !== '' && isNamedIn(fact.label, said.words.replace(/\d/g, ''))
    const isOfIt = isNext || isTold || isSlip(code, fact.code) || isNamed
    return isOfIt ? { ...fact, code, notes: '' } : undefined
  }
  if (fact.kind === 'time') {
    const [side, half] = fact.of === 'checkIn' ? (['in', 'PM'] as const) : (['out', 'AM'] as const)
    const hours = said.hours.filter(({ fine, chance }) => fine === side && chance >= likelyOfIt)
    const all = said.clocks[half]
    // "The manual still says 11, it is 10:30 now": what names the hour is about it.
    const isTold = all.some(({ time }) => time === fact.time)
    const clocks = isTold
      ? all
      : hours.flatMap(({ clause }) => clocksIn(clause, { half, ...measures }))
    if (said.isTaken && !(isTold && said.hours.length > 0)) return undefined
    const other = clocks.find(({ time, isWhole }) => isWhole && time !== fact.time)
    return other && { ...fact, time: other.time }
  }
  if (fact.kind === 'wifi' && fact.network.length >= shortestName) {
    // Of the only one a text may tell by no more than "the wifi".
    const isMeant = said.words.includes(fact.network) || (isOnly && said.isOfWifi)
    const password = passwordsIn(said.words).find(
      (word) => word !== fact.password && !fact.network.includes(word),
    )
    return isMeant && password ? { ...fact, password } : undefined
  }
  if (fact.kind === 'phone' && fact.of === 'host') {
    const [number = '', ...others] = phonesIn(said.words)
    const names = said.words.match(/\p{Lu}\p{Ll}{3,}/gu) ?? []
    const isNamed = names.some((name) => words.includes(name))
    const isOther =
      number !== '' && others.length === 0 && keyOf({ ...fact, number }) !== keyOf(fact)
    return isNamed && isOther ? { ...fact, number } : undefined
  }
  return undefined
}

type Compared = Record<'isNext' | 'isOnly', boolean> & { fact: Fact; words: string }

/** From how likely on what tells of a code that is gone tells of no other. */
const goneFrom = 0.6

/** From how likely on words about hours are about that one. */
const likelyOfIt = 0.8

const shortestName = 4

/** A figure among letters, and a sign at its end: "mango88!" is not "mango88". */
function passwordsIn(words: string): string[] {
  const all = words
    .split(/\s+/)
    .map((word) => trimMarks(word, { before: '"«“(', behind: '.,;:)"»”' }))
  return all.filter((word) => word.length >= 8 && /\d/.test(word) && /\p{L}/u.test(word))
}

/** «El 915 olvídalo»: what stands where no code was taken from may call one gone. */
function wordsBesideCodes(suggestions: readonly Suggestion[], texts: readonly string[]) {
  const codes = suggestions.filter(({ fact }) => fact.kind === 'code').flatMap(({ from }) => from)
  const rest = texts.flatMap((text, at) => {
    const own = codes.filter((span) => span.text === at)
    // Pieces lie apart from each other: some may be here twice, and none lies within another.
    const spans = own.toSorted((one, other) => one.start - other.start)
    const ends = [0, ...spans.map(({ end }) => end)]
    const starts = [...spans.map(({ start }) => start), text.length]
    return starts.map((start, index) => text.slice(ends[index], start))
  })
  return new Set(rest.flatMap((words) => words.match(/[\p{L}\d#*-]+/gu) ?? []))
}

/** Of several that open the like, one without a label is known by the words before it, unless another code is among them. */
function labelled({ fact, from }: Suggestion, texts: readonly string[], codes: readonly string[]) {
  if (fact.kind !== 'code' || fact.label !== '' || fact.notes !== '') return fact
  const { text = 0, start, end } = from.at(-1) ?? {}
  const [before = ''] = (texts[text]?.slice(start, end) ?? '').split(fact.code)
  const label = trimMarks(before.replace(/[*`]/g, ''), { behind: ':=|,–—-' })
  const isSafe = !/\d{3}/.test(label) && !codes.some((code) => label.includes(code))
  // "Code is" tells of which door as little as nothing.
  return label.split(/\s+/).length > 2 && isSafe ? { ...fact, label } : fact
}
