import type { GuidebookForm } from '#domain/guide/guidebook.ts'
import type { Fact, Span, Suggestion } from '#domain/guide/reader/fact.ts'
import { type Destination, factOfWords, moveFact } from '#domain/guide/reader/placing/move-fact.ts'
import { placeFacts } from '#domain/guide/reader/placing/place-facts.ts'
import { sectionOfFact } from '#domain/guide/reader/placing/writes-of-fact.ts'
import { sectionTypes } from '#domain/guide/section-names.ts'
import { unconfirmedTexts } from '#domain/guide/unconfirmed/unconfirmed.ts'
import { newEntryId } from '#web/editor/form/editor-form.ts'
import { type Answers, noAnswers, type Pasted, type Read, type Verdict } from './pasted.ts'
import { cutSpan, joinSpans, spanKey, tidySpans, wordsOfSpan } from './spans.ts'

/** Something of a text that is reviewed by itself: a find of the reader, or words that it has no fact for. */
export type Item = {
  id: string
  from: readonly Span[]
  words: string
  fact?: Fact
  /** The next likely reading of the same words. */
  or?: Fact
  sureness?: Suggestion['sureness']
  /** Of a piece that may be cut, and of one that was: all of it. */
  whole?: Span
  /** What the host said, or what goes without saying. */
  verdict?: Verdict
  /** Nobody is asked about it unless it is in the way. */
  isQuiet: boolean
}

/** Where an item stands in the review. */
export type Place = 'asked' | 'inTheWay' | 'pieces' | 'placed' | 'out'

export type Review = Readonly<Record<Place, readonly Item[]>> & {
  /** To all of these nobody has said anything yet, in the order of the screen. */
  open: readonly Item[]
  /** How many there were to say something to. */
  total: number
}

/** While its host writes in it, an item stays where it is on the screen. */
export type Held = { id: string; place: Place } | undefined

/** What stands where, after what the host has said so far; every item is in one place. */
export function reviewOf(form: GuidebookForm, read: Read, answers: Answers, held?: Held): Review {
  const all = itemsOf(read, answers)
  const wanted = all.filter(({ verdict }) => verdict !== 'out')
  const stuck = new Set(placeFacts(form, findsOf(wanted), newEntryId).notPlaced.map(({ id }) => id))
  const at = (place: Place) => all.filter((item) => placeOf(item, stuck, held) === place)
  const [asked, inTheWay, pieces] = [at('asked'), at('inTheWay'), at('pieces')]
  const open = [...asked, ...inTheWay, ...pieces]
  const answered = all.filter(({ id, isQuiet }) => !isQuiet && answers.verdicts[id] !== undefined)
  const total = new Set([...open, ...answered].map(({ id }) => id)).size
  return { asked, inTheWay, pieces, placed: at('placed'), out: at('out'), open, total }
}

/** What its host says it is: the next likely reading as it was read, where it is that, else its words as they stand now. */
export function factSaid({ id, fact, or, words }: Item, to: Destination, { facts }: Answers): Fact {
  const isOther = or?.kind === to.kind && Object.keys(to).length === 1
  if (isOther && !facts[id]) return or
  return fact ? moveFact(fact, to) : factOfWords(words, to)
}

/** The form with everything in it that was placed; what nobody has said is true is marked so. */
export function withPlaced(form: GuidebookForm, read: Read, answers: Answers): GuidebookForm {
  const accepted = itemsOf(read, answers).filter(({ verdict }) => verdict === 'in')
  const placed = placeFacts(form, findsOf(accepted), newEntryId)
  const unsaid = accepted.filter(({ id }) => answers.verdicts[id] !== 'in')
  const unsaidAddresses = Object.keys(placeFacts(form, findsOf(unsaid), newEntryId).texts)
  const texts = unsaidAddresses.flatMap((address) => {
    const words = placed.texts[address]
    return words === undefined ? [] : [[address, words] as const]
  })
  const unconfirmed = { ...form.unconfirmed, ...unconfirmedTexts(Object.fromEntries(texts)) }
  return Object.keys(unconfirmed).length > 0 ? { ...placed.form, unconfirmed } : placed.form
}

/** What nothing was said to yet: it waits for the next time, beside what was brought and not read. */
export function stillOpen(form: GuidebookForm, { read, answers, ...brought }: Pasted): Pasted {
  const rest = { ...brought, answers: noAnswers }
  if (!read) return rest
  const { asked, inTheWay, pieces, open } = reviewOf(form, read, answers)
  if (open.length === 0) return rest
  const suggestions = findsOf([...asked, ...inTheWay])
  const leftOver = pieces.flatMap(({ from }) => from)
  const proposal = { suggestions, leftOver, idle: read.proposal.idle }
  return {
    ...rest,
    read: { ...read, unread: [], readInPart: [], withoutModel: undefined, proposal },
  }
}

/** Those of a section together, in the order of the tabs. */
export function bySection(items: readonly Item[]) {
  return sectionTypes
    .map((section) => ({
      section,
      own: items.filter(({ fact }) => fact && sectionOfFact(fact) === section),
    }))
    .filter(({ own }) => own.length > 0)
}

function itemsOf({ texts, proposal }: Read, answers: Answers): Item[] {
  const { verdicts, facts, cuts } = answers
  const isCut = ({ id }: Suggestion) => verdicts[id] === 'cut'
  const found = proposal.suggestions
    .filter((each) => !isCut(each))
    .map(({ id, from, fact, or, sureness }): Item => {
      const isSure = sureness === 'sure'
      const words = from.map((span) => wordsOfSpan(texts, span)).join('\n')
      const verdict = verdicts[id] ?? (isSure ? 'in' : undefined)
      const known = { id, from, words, sureness, fact: facts[id] ?? fact, isQuiet: isSure }
      return { ...known, ...(or && { or }), ...(verdict && { verdict }) }
    })
  const taken = proposal.suggestions.filter(isCut).flatMap(({ from }) => joinSpans(texts, from))
  const toTell = tidySpans([...proposal.leftOver, ...taken])
  const pieces = toTell.flatMap((whole) =>
    cutSpan(texts, whole, cuts).map((span) => ({ span, whole, isQuiet: false })),
  )
  const idle = proposal.idle.map((span) => ({ span, isQuiet: true }))
  const told = [...pieces, ...idle].flatMap(({ span, ...rest }): Item[] => {
    const words = wordsOfSpan(texts, span)
    if (!/\p{L}|\d{3}/u.test(words)) return []
    const id = spanKey(span)
    const fact = facts[id]
    const verdict = verdicts[id] ?? (rest.isQuiet && !fact ? 'out' : undefined)
    return [
      { id, from: [span], words, ...rest, ...(fact && { fact }), ...(verdict && { verdict }) },
    ]
  })
  return [...bySection(found).flatMap(({ own }) => own), ...told]
}

function placeOf({ id, fact, verdict }: Item, stuck: ReadonlySet<string>, held: Held): Place {
  if (held?.id === id) return held.place
  if (verdict === 'out') return 'out'
  if (!fact) return 'pieces'
  if (stuck.has(id)) return 'inTheWay'
  return verdict === 'in' ? 'placed' : 'asked'
}

function findsOf(items: readonly Item[]): Suggestion[] {
  return items.flatMap(({ id, fact, or, from, sureness = 'doubtful' }) =>
    fact ? [{ id, fact, from, sureness, ...(or && { or }) }] : [],
  )
}
