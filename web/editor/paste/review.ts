import { derivedId } from '#domain/guide/entry-ids.ts'
import type { GuidebookForm } from '#domain/guide/guidebook.ts'
import type { Span, Suggestion } from '#domain/guide/proposal/found.ts'
import { asBlock } from '#domain/guide/proposal/placing/move-fact.ts'
import { placeFacts } from '#domain/guide/proposal/placing/place-facts.ts'
import { sectionOfFact } from '#domain/guide/proposal/section-of-fact.ts'
import { type SectionType, sectionTypes } from '#domain/guide/section-names.ts'
import { unconfirmedTexts } from '#domain/guide/unconfirmed/unconfirmed.ts'
import { newEntryId } from '#web/editor/form/new-entry-id.ts'
import { type Answers, noAnswers, type Pasted, type Read } from './pasted.ts'

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
}

/** What stands where, after what the host has said so far. */
export function reviewOf(form: GuidebookForm, read: Read, answers: Answers): Review {
  const all = inOrder(suggestionsOf(read, answers))
  const wanted = all.filter(({ id }) => answers.verdicts[id] !== 'out')
  const stuck = new Set(placeFacts(form, wanted, newEntryId).notPlaced.map(({ id }) => id))
  const inTheWay = all.filter(({ id }) => stuck.has(id))
  const free = all.filter(({ id }) => !stuck.has(id))
  const asked = free.filter(({ sureness }) => sureness !== 'sure')
  const waiting = asked.filter(({ id }) => answers.verdicts[id] === undefined)
  return {
    sure: free.filter(({ sureness }) => sureness === 'sure'),
    asked,
    inTheWay,
    left: leftOf(read, answers),
    waiting,
    placedCount: free.filter((each) => isIn(each, answers)).length,
  }
}

/** The form with everything in it that was placed; what nobody has said is true is marked so. */
export function withPlaced(form: GuidebookForm, read: Read, answers: Answers): GuidebookForm {
  const accepted = suggestionsOf(read, answers).filter((each) => isIn(each, answers))
  const blocks = leftOf(read, answers).flatMap(blockFor)
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

/** What nothing was said to yet: it waits for the next time, and goes with the draft. */
export function stillOpen(form: GuidebookForm, { read, answers }: Pasted): Pasted | undefined {
  if (!read) return undefined
  const { waiting, inTheWay, left } = reviewOf(form, read, answers)
  const leftOver = left.filter(({ answer }) => answer === undefined).map(({ span }) => span)
  const suggestions = [...waiting, ...inTheWay]
  if (suggestions.length + leftOver.length === 0) return undefined
  const proposal = { suggestions, leftOver }
  return {
    text: '',
    files: [],
    read: { ...read, unread: [], readInPart: [], proposal },
    answers: noAnswers,
  }
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

export function spanKey({ text, start, end }: Span) {
  return `${text}:${start}-${end}`
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

function leftOf({ texts, proposal }: Read, { blocks }: Answers): Left[] {
  return proposal.leftOver.flatMap((span) => {
    const words = (texts[span.text]?.text ?? '').slice(span.start, span.end).trim()
    if (!/\p{L}|\d{3}/u.test(words)) return []
    const key = spanKey(span)
    const answer = blocks[key]
    return [{ key, span, words, ...(answer && { answer }) }]
  })
}

function blockFor({ key, span, words, answer }: Left): Suggestion[] {
  if (!answer || answer === 'ignored') return []
  const fact = asBlock(words, answer)
  return [{ id: derivedId(`block ${key}`), fact, from: [span], sureness: 'sure' }]
}
