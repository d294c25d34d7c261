import { derivedId } from '#domain/guide/entry-ids.ts'
import type { GuidebookForm } from '#domain/guide/guidebook.ts'
import type { Span, Suggestion } from '#domain/guide/reader/fact.ts'
import { asBlock } from '#domain/guide/reader/placing/move-fact.ts'
import { placeFacts } from '#domain/guide/reader/placing/place-facts.ts'
import { sectionOfFact } from '#domain/guide/reader/placing/section-of-fact.ts'
import { type SectionType, sectionTypes } from '#domain/guide/section-names.ts'
import { unconfirmedTexts } from '#domain/guide/unconfirmed/unconfirmed.ts'
import { newEntryId } from '#web/editor/form/new-entry-id.ts'
import { type Answers, noAnswers, type Pasted, type Read } from './pasted.ts'
import { joinSpans, spanKey, tidySpans } from './spans.ts'

export type Left = { key: string; span: Span; words: string; answer?: SectionType | 'ignored' }

export type Review = {
  /** Placed without asking, or taken back by the host. */
  sure: readonly Suggestion[]
  /** Asked about; those without a verdict wait. */
  asked: readonly Suggestion[]
  /** What the form has no room for, or says otherwise already. */
  inTheWay: readonly Suggestion[]
  left: readonly Left[]
  waiting: readonly Suggestion[]
  placedCount: number
  /** To all of these nobody has said anything yet. */
  openCount: number
}

/** While its host writes in it, a suggestion stays where it is on the screen. */
export type Held = { id: string; isInTheWay: boolean } | undefined

/** What stands where, after what the host has said so far. */
export function reviewOf(form: GuidebookForm, read: Read, answers: Answers, held?: Held): Review {
  const all = inOrder(suggestionsOf(read, answers))
  const wanted = all.filter(({ id }) => answers.verdicts[id] !== 'out')
  const stuck = idsOf(placeFacts(form, wanted, newEntryId).notPlaced)
  const isStuck = ({ id }: Suggestion) => (id === held?.id ? held.isInTheWay : stuck.has(id))
  const inTheWay = all.filter(isStuck)
  const free = all.filter((each) => !isStuck(each))
  const asked = free.filter(({ sureness }) => sureness !== 'sure')
  const waiting = asked.filter(({ id }) => answers.verdicts[id] === undefined)
  const left = leftOf(form, read, answers)
  const unsaid = left.filter(({ answer }) => answer === undefined)
  return {
    sure: free.filter(({ sureness }) => sureness === 'sure'),
    asked,
    inTheWay,
    left,
    waiting,
    placedCount: free.filter((each) => isIn(each, answers)).length,
    openCount: waiting.length + inTheWay.length + unsaid.length,
  }
}

/** The form with everything in it that was placed; what nobody has said is true is marked so. */
export function withPlaced(form: GuidebookForm, read: Read, answers: Answers): GuidebookForm {
  const accepted = suggestionsOf(read, answers).filter((each) => isIn(each, answers))
  const blocks = leftOf(form, read, answers).flatMap(blockFor)
  const placed = placeFacts(form, [...accepted, ...blocks], newEntryId)
  const unsaid = accepted.filter(({ id }) => answers.verdicts[id] !== 'in')
  const unsaidAddresses = Object.keys(placeFacts(form, unsaid, newEntryId).texts)
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
  const { waiting, inTheWay, left, openCount } = reviewOf(form, read, answers)
  if (openCount === 0) return rest
  const leftOver = left.filter(({ answer }) => answer === undefined).map(({ span }) => span)
  const { idle } = read.proposal
  const proposal = { suggestions: [...waiting, ...inTheWay], leftOver, idle }
  return { ...rest, read: { ...read, unread: [], readInPart: [], proposal } }
}

/** Those of a section together, in the order of the tabs. */
export function bySection<Each extends Pick<Suggestion, 'fact'>>(all: readonly Each[]) {
  return sectionTypes
    .map((section) => ({
      section,
      own: all.filter(({ fact }) => sectionOfFact(fact) === section),
    }))
    .filter(({ own }) => own.length > 0)
}

function suggestionsOf({ proposal }: Read, { facts }: Answers): Suggestion[] {
  return proposal.suggestions.map((each) => ({ ...each, fact: facts[each.id] ?? each.fact }))
}

/** What was found first stands first; of a section everything together. */
function inOrder(all: readonly Suggestion[]) {
  return bySection(all).flatMap(({ own }) => own)
}

function isIn({ id, sureness }: Suggestion, { verdicts }: Answers) {
  return verdicts[id] === 'in' || (sureness === 'sure' && verdicts[id] === undefined)
}

function leftOf(form: GuidebookForm, read: Read, answers: Answers): Left[] {
  const { texts, proposal } = read
  const undone = undoneOf(form, read, answers).flatMap(({ from }) => joinSpans(texts, from))
  return tidySpans([...proposal.leftOver, ...undone]).flatMap((span) => {
    const words = (texts[span.text]?.text ?? '').slice(span.start, span.end).trim()
    if (!/\p{L}|\d{3}/u.test(words)) return []
    const key = spanKey(span)
    const answer = answers.blocks[key]
    return [{ key, span, words, ...(answer && { answer }) }]
  })
}

/** Sure finds that their host took out again: nobody was asked about them, so their words are to be read again. */
function undoneOf(form: GuidebookForm, read: Read, answers: Answers): Suggestion[] {
  const all = inOrder(suggestionsOf(read, answers))
  const undone = all.filter(
    ({ id, sureness }) => sureness === 'sure' && answers.verdicts[id] === 'out',
  )
  if (undone.length === 0) return []
  // What stood in the way was shown with its words before it was left out.
  const stuck = idsOf(placeFacts(form, all, newEntryId).notPlaced)
  return undone.filter(({ id }) => !stuck.has(id))
}

function idsOf(suggestions: readonly Suggestion[]) {
  return new Set(suggestions.map(({ id }) => id))
}

function blockFor({ key, span, words, answer }: Left): Suggestion[] {
  if (!answer || answer === 'ignored') return []
  const fact = asBlock(words, answer)
  return [{ id: derivedId(`block ${key}`), fact, from: [span], sureness: 'sure' }]
}
