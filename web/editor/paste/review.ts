import type { GuidebookForm } from '#domain/guide/guidebook.ts'
import {
  actedOn,
  type Fact,
  mayBeSame,
  mayTellCode,
  type Span,
  type Suggestion,
  slotOf,
  subjectOf,
} from '#domain/guide/reader/fact.ts'
import { type Destination, factOfWords, moveFind } from '#domain/guide/reader/placing/move-fact.ts'
import { placeFacts, type ToPlace } from '#domain/guide/reader/placing/place-facts.ts'
import { isHalf } from '#domain/guide/reader/placing/texts-of-fact.ts'
import { sectionOfFact } from '#domain/guide/reader/placing/writes-of-fact.ts'
import { keyOf } from '#domain/guide/reader/said-twice.ts'
import unitsFile from '#domain/guide/reader/words/units.txt?raw'
import { sectionTypes } from '#domain/guide/section-names.ts'
import { defaultTimeZone } from '#domain/guide/stored/stored-guide.ts'
import { unconfirmedTexts } from '#domain/guide/unconfirmed/unconfirmed.ts'
import { fold } from '#domain/values/text.ts'
import { findZoneOf } from '#web/editor/fields/zone-choices.ts'
import { newEntryId } from '#web/editor/form/editor-form.ts'
import { type Answers, noAnswers, type Pasted, type Read, type Verdict } from './pasted.ts'

/** Something of a text that is reviewed by itself: a find of the reader, or words that it has no fact for. */
export type Item = {
  id: string
  from: readonly Span[]
  words: string
  fact?: Fact
  /** The next likely reading of the same words. */
  or?: Fact
  sureness?: Suggestion['sureness']
  isSecret?: true
  /** Of a piece that may be cut, and of one that was: all of it. */
  whole?: Span
  /** What the host said, or what goes without saying. */
  verdict?: Verdict
  /** It reads as its host wrote it. */
  isWritten?: boolean
  isSaid: boolean
  /** Nobody is asked about it unless it is in the way. */
  isQuiet: boolean
  /** What else the texts say for the same: one of them may be an old one. */
  rivals: readonly Fact[]
  /** What its host took before and would have to be left out for it; undefined where it would not stand there either. */
  instead?: readonly string[]
  place: Place
}

/** "A bed of 160 cm" opens nothing. */
const measures = { units: new Set(unitsFile.trim().split('\n').map(fold)), numbers: {} }

export type Place = 'asked' | 'inTheWay' | 'pieces' | 'placed' | 'out'

export type Review = Readonly<Record<Place, readonly Item[]>> & {
  /** To all of these nobody has said anything yet, in the order of the screen. */
  open: readonly Item[]
  /** These, and all that the host has said something to. */
  total: number
}

/** While its host writes in it, an item stays where it is on the screen. */
export type Held = { id: string; place: Place } | undefined

/** What stands where, after what the host has said so far; every item is in one place. */
export function reviewOf(form: GuidebookForm, read: Read, answers: Answers, held?: Held): Review {
  const found = itemsOf(read, answers)
  const wanted = found.filter(({ verdict }) => verdict !== 'out')
  const accepted = findsOf(wanted.filter(({ verdict }) => verdict === 'in'))
  const others = findsOf(wanted.filter(({ verdict }) => verdict !== 'in'))
  const { hasRoomFor } = placeFacts(form, accepted, newEntryId)
  const refused = placeFacts(form, [...accepted, ...others], newEntryId).notPlaced
  const rivals = new Map(found.map((item) => [item.id, rivalsOf(item, wanted)]))
  // Of two that say the same in two ways the host chooses: until then neither is in the way.
  const isRefused = (each: Suggestion) =>
    accepted.includes(each) || !rivals.get(each.id)?.length || !hasRoomFor(each)
  const stuck = new Set(refused.filter(isRefused).map(({ id }) => id))
  const insteadOf = (item: Found) => {
    const { id, fact } = item
    if (!stuck.has(id) || !fact) return undefined
    const others = accepted.filter((each) => each.id !== id && mayBeSame(fact, each.fact))
    const taken = findsOf([{ ...item, verdict: 'in', isSaid: true }])
    // Of what the guide says only a password and a code give way.
    const givesWay = fact.kind === 'wifi' || fact.kind === 'code'
    if (others.length === 0) return givesWay && taken.every(hasRoomFor) ? [] : undefined
    const rest = accepted.filter((each) => each.id !== id && !others.includes(each))
    const { notPlaced } = placeFacts(form, [...rest, ...taken], newEntryId)
    return notPlaced.some((each) => each.id === id) ? undefined : others.map((each) => each.id)
  }
  const all = found.map((item): Item => {
    const place = placeOf(item, stuck, held)
    return { ...item, rivals: rivals.get(item.id) ?? [], instead: insteadOf(item), place }
  })
  const at = (place: Place) => all.filter((item) => item.place === place)
  const [asked, inTheWay, pieces] = [at('asked'), at('inTheWay'), at('pieces')]
  const open = [...asked, ...inTheWay, ...pieces]
  const total = all.filter((item) => item.isSaid || open.includes(item)).length
  return { asked, inTheWay, pieces, placed: at('placed'), out: at('out'), open, total }
}

/** A home has one of it: who takes an hour or a count leaves out what the texts say instead. */
export function otherWaysOf(taken: readonly Item[], open: readonly Item[]): Item[] {
  const slots = taken.flatMap(({ fact }) =>
    fact?.kind === 'time' || fact?.kind === 'count' ? (slotOf(fact) ?? []) : [],
  )
  const isOther = (item: Item) => item.fact && slots.includes(slotOf(item.fact) ?? '')
  return open.filter((item) => isOther(item) && !taken.includes(item))
}

type Unclear = Pick<Item, 'id' | 'words' | 'fact' | 'or'>

/** What its host says it is: the next likely reading as it was read, where it is that, else its words as they stand now. */
export function factSaid({ id, fact, or, words }: Unclear, to: Destination, { facts }: Answers) {
  const isOther = or?.kind === to.kind && Object.keys(to).length === 1
  const isOwned = or?.kind === 'phone' && or.of !== 'other'
  if (isOther && !isOwned && !facts[id]) return or
  const isCode = or?.kind === 'code' && to.kind === 'code' && fact?.kind !== 'code'
  if (isCode && !facts[id]) return { ...or, opens: to.opens }
  const isChanged = facts[id] !== undefined
  return fact ? moveFind({ fact, or, words, isChanged }, to) : factOfWords(words, to)
}

/** The form with everything in it that was placed, and the zone of its address; of what guests act on, what nobody has said is true is marked so. */
export function withPlaced(form: GuidebookForm, read: Read, answers: Answers): GuidebookForm {
  const accepted = itemsOf(read, answers).filter(({ verdict }) => verdict === 'in')
  const placed = placeFacts(form, findsOf(accepted), newEntryId)
  const isUnsaid = ({ fact, isSaid, isWritten }: Found) =>
    fact && actedOn.has(fact.kind) && !isSaid && !isWritten
  const unsaid = accepted.filter(isUnsaid)
  const unsaidTexts = placeFacts(form, findsOf(unsaid), newEntryId).texts
  const texts = Object.entries(placed.texts).filter(([address]) => address in unsaidTexts)
  const unconfirmed = { ...form.unconfirmed, ...unconfirmedTexts(Object.fromEntries(texts)) }
  const { address } = placed.form.localGuide.propertyLocation
  const isFirst = form.localGuide.propertyLocation.address !== address
  const mayChoose = isFirst && form.timeZone === defaultTimeZone
  const timeZone = (mayChoose && findZoneOf(address)) || form.timeZone
  const said = { ...placed.form, timeZone }
  return Object.keys(unconfirmed).length > 0 ? { ...said, unconfirmed } : said
}

/** What nothing was said to yet: it waits for the next time, beside what was brought and not read. */
export function stillOpen(form: GuidebookForm, { read, answers, ...brought }: Pasted): Pasted {
  const rest = { ...brought, answers: noAnswers }
  if (!read) return rest
  // What is shown goes behind its lock again: it may be changed before it is answered.
  const { asked, inTheWay, pieces, open } = reviewOf(form, read, { ...answers, shown: [] })
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
export function bySection<Some extends Found>(items: readonly Some[]) {
  const all = Map.groupBy(items, ({ fact }) => fact && sectionOfFact(fact))
  return sectionTypes.flatMap((section) => {
    const own = all.get(section)
    return own ? { section, own } : []
  })
}

type Found = Omit<Item, 'place' | 'rivals' | 'instead'>

function rivalsOf({ id, fact }: Found, all: readonly Found[]): Fact[] {
  if (!fact || !subjectOf(fact)) return []
  return all.flatMap(({ id: other, fact: each }) => {
    const isRival = each && other !== id && mayBeSame(fact, each)
    return isRival && keyOf(each) !== keyOf(fact) ? each : []
  })
}

function itemsOf({ texts, proposal }: Read, answers: Answers): Found[] {
  const { verdicts, facts, cuts, shown = [] } = answers
  const isCut = ({ id }: Suggestion) => verdicts[id] === 'cut'
  const saidOf = (id: string, unsaid: Verdict | undefined) => {
    return { verdict: verdicts[id] ?? unsaid, isSaid: verdicts[id] !== undefined }
  }
  const secretIf = (mayTell: boolean | undefined, item: Pick<Item, 'id' | 'fact'>) =>
    (mayTell && !shown.includes(shownKey(item))) || undefined
  const found = proposal.suggestions
    .filter((each) => !isCut(each))
    .map(({ id, from, fact, or, sureness, isSecret }): Found => {
      const isQuiet = sureness === 'sure'
      const words = from.map((span) => wordsOfSpan(texts, span)).join('\n')
      const own = { id, from, words, fact: facts[id] ?? fact, or, sureness, isQuiet }
      // What its host calls another thing may tell a code as before.
      const isMoved = own.fact.kind !== fact.kind
      const mayTell = isMoved && (fact.kind === 'code' || mayTellCode(own.fact, words, measures))
      return {
        ...own,
        ...saidOf(id, isQuiet ? 'in' : undefined),
        isSecret: secretIf(isSecret || mayTell, own),
        isWritten: facts[id] !== undefined,
      }
    })
  const taken = proposal.suggestions.filter(isCut).flatMap(({ from }) => joinSpans(texts, from))
  const toTell = tidySpans([...proposal.leftOver, ...taken])
  const pieces = toTell.flatMap((whole) =>
    cutSpan(texts, whole, cuts).map((span) => ({ span, whole, isQuiet: false })),
  )
  const idle = proposal.idle.map((span) => ({ span, whole: undefined, isQuiet: true }))
  const told = [...pieces, ...idle].flatMap(({ span, whole, isQuiet }): Found[] => {
    const words = wordsOfSpan(texts, span)
    if (!/\p{L}|\d{3}/u.test(words)) return []
    const id = spanKey(span)
    const fact = facts[id]
    const isSecret = secretIf(fact && mayTellCode(fact, words, measures), { id, fact })
    const said = saidOf(id, isQuiet && !fact ? 'out' : undefined)
    return [{ id, from: [span], words, fact, whole, isQuiet, isSecret, ...said }]
  })
  return [...bySection(found).flatMap(({ own }) => own), ...told]
}

function placeOf({ id, fact, verdict }: Found, stuck: ReadonlySet<string>, held: Held): Place {
  if (held?.id === id) return held.place
  if (verdict === 'out') return 'out'
  if (!fact) return 'pieces'
  // Nothing is in the way of what is still to be written.
  if (isHalf(fact)) return 'asked'
  if (stuck.has(id)) return 'inTheWay'
  return verdict === 'in' ? 'placed' : 'asked'
}

function findsOf(items: readonly Found[]): ToPlace[] {
  return items.flatMap(({ id, fact, or, from, sureness = 'doubtful', isSecret, ...said }) => {
    const isInstead = (said.isSaid && said.verdict === 'in') || undefined
    return fact ? [{ id, fact, from, sureness, or, isSecret, isInstead }] : []
  })
}

export type Texts = Read['texts']

/** What is changed is shown no longer: it may tell another code. */
export function shownKey({ id, fact }: Pick<Item, 'id' | 'fact'>) {
  return `${id} ${JSON.stringify(fact)}`
}

export function spanKey({ text, start, end }: Span) {
  return `${text}:${start}-${end}`
}

/** A place between two words of a text. */
export function cutKey(text: number, at: number) {
  return `${text}:${at}`
}

export function wordsOfSpan(texts: Texts, { text, start, end }: Span) {
  return (texts[text]?.text ?? '').slice(start, end).trim()
}

/** The words of a span, each with where it begins. */
export function wordsIn(texts: Texts, span: Span) {
  const words = (texts[span.text]?.text ?? '').slice(span.start, span.end)
  return Array.from(words.matchAll(/\S+/g), ({ 0: word, index }) => ({
    word,
    at: span.start + index,
  }))
}

function cutSpan(texts: Texts, span: Span, cuts: readonly string[]): Span[] {
  const words = wordsIn(texts, span)
  const starts = words.filter(({ at }, index) => index > 0 && cuts.includes(cutKey(span.text, at)))
  if (starts.length === 0) return [span]
  return [span.start, ...starts.map(({ at }) => at)].map((start, index) => {
    const last = words.findLast(({ at }) => at < (starts[index]?.at ?? span.end))
    return { text: span.text, start, end: last ? last.at + last.word.length : span.end }
  })
}

/** Spans that follow one another stand in one piece. */
export function joinSpans(texts: Texts, from: readonly Span[]): Span[] {
  const pieces: Span[] = []
  for (const span of from) {
    const last = pieces.at(-1)
    const words = texts[span.text]?.text ?? ''
    const isNext =
      last?.text === span.text &&
      span.start >= last.start &&
      words.slice(last.end, span.start).trim() === ''
    if (last && isNext) pieces[pieces.length - 1] = { ...last, end: Math.max(last.end, span.end) }
    else pieces.push(span)
  }
  return pieces
}

/** In the order they are read in; one that lies within another is said by it. */
function tidySpans(spans: readonly Span[]): Span[] {
  const inOrder = spans.toSorted(
    (one, other) => one.text - other.text || one.start - other.start || other.end - one.end,
  )
  const isWithin = ({ text, end }: Span, at: number) =>
    inOrder.slice(0, at).some((each) => each.text === text && each.end >= end)
  return inOrder.filter((span, at) => !isWithin(span, at))
}
