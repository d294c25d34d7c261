import type { GuidebookForm } from '#domain/guide/guidebook.ts'
import type { Fact, Span } from '#domain/guide/reader/fact.ts'
import { lengthOfStamp } from '#domain/guide/reader/form/lines.ts'
import type { Destination } from '#domain/guide/reader/placing/move-fact.ts'
import { standingFor } from '#domain/guide/reader/placing/place-facts.ts'
import { wordsOfFact } from '#domain/guide/reader/placing/texts-of-fact.ts'
import { sentence, writesOf } from '#domain/guide/reader/placing/writes-of-fact.ts'
import { readList, readRecord, readText, valueAt } from '#domain/values/read-json.ts'
import { findStayTime } from '#domain/values/stay-times.ts'
import type { PasteWords } from '#web/copy/editor/paste.ts'
import { type Item, type Texts, wordsOfSpan } from './review.ts'

export function labelOf(fact: Fact, { kinds, parts }: PasteWords): string {
  if (fact.kind === 'time' || fact.kind === 'count') return parts[fact.of]
  if (fact.kind === 'phone') return parts.phone[fact.of]
  if (fact.kind === 'arrival') return parts.arrival[fact.of]
  if (fact.kind === 'code') return parts.code[fact.opens]
  if (fact.kind === 'place') return `${kinds.place} · ${parts.place[fact.category]}`
  return fact.kind === 'feature' ? fact.room || kinds.feature : kinds[fact.kind]
}

/** All that a fact says, as it will stand in the guide. */
export function wordsOf(fact: Fact): string {
  return exactKinds.has(fact.kind) ? allOf(fact) : sentence(allOf(fact))
}

/** Followed to the letter: it begins as it begins. */
const exactKinds = new Set<Fact['kind']>(['name', 'address', 'wifi', 'code', 'email', 'mapsLink'])

function allOf(fact: Fact): string {
  const hour = fact.kind === 'time' && findStayTime(fact.time)
  if (hour) return `${hour.time24} · ${hour.time12}`
  if (fact.kind === 'wifi') return joined([fact.network, fact.password], ' · ')
  if (fact.kind === 'code') return joined([fact.code, fact.label, fact.notes], ' · ')
  if ('words' in fact) return fact.words
  if (fact.kind === 'address') return fact.address
  const { title, notes } = wordsOfFact(fact)
  return joined([title, notes], ': ')
}

function joined(parts: readonly string[], mark: string) {
  return parts.filter((each) => each !== '').join(mark)
}

export function nameOf({ fact, words }: Item, copy: PasteWords): string {
  return fact ? `${labelOf(fact, copy)} ${shortened(wordsOf(fact))}` : shortened(words)
}

/** What the next likely reading is called, where it is of another kind. */
export function otherLabelOf({ fact, or }: Item, copy: PasteWords) {
  const label = fact && or && labelOf(or, copy)
  return label && label !== labelOf(fact, copy) ? label : undefined
}

export function sayDestination(to: Destination, copy: PasteWords) {
  const { kinds, parts, tabs, moveToBlock, newRoom } = copy
  if (to.kind === 'block') return moveToBlock(tabs[to.section])
  if (to.kind === 'arrival') return parts.arrival[to.of]
  if (to.kind === 'code') return parts.code[to.opens]
  if (to.kind === 'phone') return parts.phone['of' in to ? to.of : 'other']
  if (to.kind === 'emergencyContact') return parts.phone.emergency
  return to.kind === 'feature' ? to.room || newRoom : kinds[to.kind]
}

const shownLetters = 32

function shortened(words: string): string {
  const line = words.replace(/\s+/g, ' ')
  if (line.length <= shownLetters) return line
  const cut = line.lastIndexOf(' ', shownLetters)
  return `${line.slice(0, cut > shownLetters / 2 ? cut : shownLetters)}…`
}

/** What the guide says already where a fact would be written; empty where it only has no room. */
export function standingWords(form: GuidebookForm, fact: Fact): string {
  const writes = writesOf(fact)
  for (const write of writes) {
    if (write.to !== 'list') continue
    const standing = standingFor(readList(valueAt(form, write.path)), write.values)
    const { ssid, password, code, label } = standing ?? {}
    if (standing) return joined([ssid, password, code, label].map(readText), ' · ')
  }
  return writes
    .flatMap((write) => {
      if (write.to === 'text') return write.isExtra ? [] : [valueAt(form, write.path)]
      if (write.to !== 'fields') return []
      const standing = readRecord(valueAt(form, write.path))
      // The half of the day is nothing without its hour, nor is how a number is called.
      const [first = '', ...more] = Object.keys(write.values).map((key) => standing[key])
      return first === '' ? [] : [first, ...more]
    })
    .filter((value) => typeof value === 'string' || typeof value === 'number')
    .join(' ')
    .trim()
}

/** What is said over the words a fact came from: what they do not say, and an exact value as it will stand. */
export function saidBeside(fact: Fact, texts: Texts, from: readonly Span[]): string {
  const source = from.map((span) => wordsOfSpan(texts, span)).join(' ')
  const words = wordsOf(fact)
  // A name out of the middle is said: it is what the guide will show first.
  const title = 'words' in fact ? '' : wordsOfFact(fact).title
  const isNamedFirst = partsOf(source).join(' ').startsWith(partsOf(title).join(' '))
  if (!exactKinds.has(fact.kind)) return isNamedFirst && isSaidBy(source, words) ? '' : words
  const isTold = fact.kind === 'code' && isSaidBy(source, fact.notes)
  const exact = isTold ? joined([fact.code, fact.label], ' · ') : words
  return exact === source.trim() ? '' : exact
}

/** Whether the words are among those of their source, and little else is: then they need not be read twice. */
function isSaidBy(source: string, words: string) {
  const [all, own] = [partsOf(source), partsOf(words)]
  return own.every((word) => all.includes(word)) && all.length < own.length + 8
}

function partsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}

const contextLetters = 70

/** The sentence the words stand in, or as much of it as helps. */
export function around(text: string, { start, end }: Span) {
  const sentence = sentenceOf(text, start, end)
  // A mark before the words is not theirs.
  const shift = /^[\s.·•*-]*/.exec(text.slice(start, end))?.[0].length ?? 0
  const from = Math.max(sentence.start, start - contextLetters)
  const to = Math.min(sentence.end, end + contextLetters)
  return {
    before: `${from > sentence.start ? '…' : ''}${text.slice(from, start + shift)}`,
    words: text.slice(start + shift, end).trimEnd(),
    after: `${text.slice(end, to).trimEnd()}${to < sentence.end ? '…' : ''}`,
  }
}

/** In its line, from the end of the one before to its own. */
function sentenceOf(text: string, start: number, end: number) {
  const rowStart = text.lastIndexOf('\n', start - 1) + 1
  const lineStart = Math.min(start, rowStart + lengthOfStamp(text.slice(rowStart, start)))
  const lineEnd = text.indexOf('\n', end)
  const before = text.slice(lineStart, start)
  const after = text.slice(end, lineEnd < 0 ? text.length : lineEnd)
  const isEnded = /[.!?…]\s*$/.test(text.slice(start, end))
  const ownEnd = isEnded ? 0 : (/[.!?…](?=\s)/.exec(after)?.index ?? after.length - 1) + 1
  const lastEnd = Array.from(before.matchAll(/[.!?…]\s+/g)).at(-1)
  return {
    start: lineStart + (lastEnd ? lastEnd.index + lastEnd[0].length : 0),
    end: end + ownEnd,
  }
}

export function quoteKey(texts: Texts, { text, start, end }: Span) {
  const { start: from, end: to } = sentenceOf(texts[text]?.text ?? '', start, end)
  return `${text}:${from}-${to}`
}
