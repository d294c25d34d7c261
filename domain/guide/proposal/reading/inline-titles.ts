import { numberOf } from '#domain/guide/proposal/words/numbers.ts'
import { hasPhrase, phrases } from '#domain/guide/proposal/words/phrases.ts'
import { findTopic, type Topic } from '#domain/guide/proposal/words/topics.ts'
import type { Heading } from './headings.ts'
import { allTopics, isMost, placeTopics } from './labels.ts'
import type { Line } from './lines.ts'
import { sentencesOf } from './sentences.ts'
import { tokensOf } from './tokens.ts'

const mostWords = 4
/** "Sleeps 5." tells how many, and names nothing. */
const counted: ReadonlySet<Topic> = new Set(['maxGuests', 'bedrooms', 'bathrooms'])
/** "No smoking." and "Fiestas no." are rules and no titles. */
const denials = phrases('no, not, nada, sin, prohibido, never, nunca, dont')

/** "2) Arrival. Check-in is from three": what stands first in a line and names what the rest of it is about. */
export function titleWithin(words: string, line: Line): { title: Heading; rest: Line } | undefined {
  const isOpen = line.speaker === undefined && line.mark !== 'title'
  const head = words.slice(line.start, Math.min(line.end, line.start + 50))
  if (!isOpen || !/^[^.:?!,]{3,40}\.\s/.test(head)) return undefined
  const [first, second] = sentencesOf(words, line)
  if (!first || !second) return undefined
  const text = words.slice(first.start, first.end - 1)
  const topic = topicOf(text)
  if (!topic) return undefined
  return {
    title: { start: line.from, end: first.end, words: text, topic },
    rest: { ...line, start: second.start },
  }
}

function topicOf(text: string): Topic | undefined {
  const tokens = tokensOf(text)
  const found = tokens.length <= mostWords ? findTopic(tokens, allTopics) : undefined
  const isWhole =
    !hasPhrase(tokens, denials) &&
    found &&
    isMost(found, tokens, 1) &&
    !placeTopics.has(found.topic) &&
    !(counted.has(found.topic) && tokens.some(({ word }) => numberOf(word) !== undefined))
  return isWhole ? found.topic : undefined
}
