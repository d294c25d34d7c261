import type { Fact } from '#domain/guide/reader/fact.ts'
import type { Destination } from '#domain/guide/reader/placing/move-fact.ts'
import { wordsOfFact } from '#domain/guide/reader/placing/texts-of-fact.ts'
import { sentence } from '#domain/guide/reader/placing/writes-of-fact.ts'
import type { SectionType } from '#domain/guide/section-names.ts'
import type { PasteWords } from '#web/copy/editor/paste.ts'
import type { Item } from './review.ts'

type Tabs = Readonly<Record<SectionType, string>>

/** What a fact is called. */
export function labelOf(fact: Fact, { kinds, parts }: PasteWords): string {
  switch (fact.kind) {
    case 'time':
    case 'count':
      return parts[fact.of]
    case 'phone':
      return parts.phone[fact.of]
    case 'arrival':
      return parts.arrival[fact.of]
    case 'code':
      return fact.label === '' ? kinds.code : fact.label
    case 'feature':
      return fact.room === '' ? kinds.feature : fact.room
    default:
      return kinds[fact.kind]
  }
}

/** All that a fact says, as it will stand in the guide. */
export function wordsOf(fact: Fact): string {
  return exact.has(fact.kind) ? allOf(fact) : sentence(allOf(fact))
}

/** These begin as they begin. */
const exact: ReadonlySet<Fact['kind']> = new Set(['name', 'wifi', 'code', 'email', 'mapsLink'])

function allOf(fact: Fact): string {
  if (fact.kind === 'wifi') return `${fact.network} · ${fact.password}`
  if (fact.kind === 'code') return [fact.code, fact.notes].filter((each) => each !== '').join(' · ')
  if ('words' in fact) return fact.words
  if (fact.kind === 'address') return fact.address
  const { title, notes } = wordsOfFact(fact)
  return [title, notes].filter((each) => each !== '').join('. ')
}

/** An item in a few words. */
export function nameOf({ fact, words }: Item, copy: PasteWords): string {
  return fact ? `${labelOf(fact, copy)} ${shortened(wordsOf(fact))}` : shortened(words)
}

/** Whether the two likeliest readings are of two kinds. */
export function isEither({ fact, or }: Item, copy: PasteWords): boolean {
  return fact !== undefined && or !== undefined && labelOf(fact, copy) !== labelOf(or, copy)
}

/** What words may be said to be, by name. */
export function sayDestination(
  to: Destination,
  { kinds, parts, moveToBlock, newRoom }: PasteWords,
  tabs: Tabs,
) {
  if (to.kind === 'block') return moveToBlock(tabs[to.section])
  if (to.kind === 'arrival') return parts.arrival[to.of]
  if (to.kind === 'phone') return parts.phone.other
  return to.kind === 'feature' ? to.room || newRoom : kinds[to.kind]
}

const shownLetters = 32

/** As much of it as one glance takes in. */
function shortened(words: string): string {
  const line = words.replace(/\s+/g, ' ')
  if (line.length <= shownLetters) return line
  const cut = line.lastIndexOf(' ', shownLetters)
  return `${line.slice(0, cut > shownLetters / 2 ? cut : shownLetters)}…`
}
