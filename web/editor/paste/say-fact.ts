import type { Fact } from '#domain/guide/reader/fact.ts'
import { type Destination, wordsOfFact } from '#domain/guide/reader/placing/move-fact.ts'
import type { SectionType } from '#domain/guide/section-names.ts'
import type { PasteWords } from '#web/copy/editor/paste.ts'

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

/** What it says, in one line. */
export function wordsOf(fact: Fact): string {
  if (fact.kind === 'wifi') return `${fact.network} · ${fact.password}`
  if (fact.kind === 'code') return [fact.code, fact.notes].filter((each) => each !== '').join(' · ')
  if ('words' in fact) return fact.words
  if (fact.kind === 'address') return fact.address
  const { title, notes } = wordsOfFact(fact)
  return [title, notes].filter((each) => each !== '').join('. ')
}

/** As much of it as tells it apart; the rest is read in the guide. */
export function briefOf(fact: Fact): string {
  if (fact.kind === 'wifi') return wordsOf(fact)
  const words = titled.has(fact.kind) ? wordsOfFact(fact).title : wordsOf(fact)
  return shortened(words)
}

const titled: ReadonlySet<Fact['kind']> = new Set(['place', 'device', 'rule', 'step', 'emergency'])

/** Where a suggestion may go, by name. */
export function sayDestination(
  to: Destination,
  { kinds, parts, moveToBlock }: PasteWords,
  tabs: Tabs,
) {
  if (to.kind === 'block') return moveToBlock(tabs[to.section])
  if (to.kind === 'arrival') return parts.arrival[to.of]
  return to.kind === 'feature' ? to.room : kinds[to.kind]
}

const shownLetters = 32

/** As much of it as one glance takes in. */
export function shortened(words: string): string {
  const line = words.replace(/\s+/g, ' ')
  if (line.length <= shownLetters) return line
  const cut = line.lastIndexOf(' ', shownLetters)
  return `${line.slice(0, cut > shownLetters / 2 ? cut : shownLetters)}…`
}
