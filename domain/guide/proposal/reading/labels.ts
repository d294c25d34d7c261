import { deviceHeadings, deviceNames } from '#domain/guide/proposal/words/devices.ts'
import { numberOf } from '#domain/guide/proposal/words/numbers.ts'
import { joined, lengthAt } from '#domain/guide/proposal/words/phrases.ts'
import { anyRoom, roomNames } from '#domain/guide/proposal/words/rooms.ts'
import { topicWords } from '#domain/guide/proposal/words/topic-words.ts'
import {
  type FoundTopic,
  findTopic,
  type Topic,
  type TopicWords,
} from '#domain/guide/proposal/words/topics.ts'
import type { Common } from './line-units.ts'
import type { Piece } from './sentences.ts'
import { type Token, tokensOf } from './tokens.ts'

const roomTopics = Object.values(roomNames).map((list) => ['room', list] as const)

const lists: TopicWords['lists'] = [
  ...topicWords,
  ...roomTopics,
  ['device', deviceHeadings],
  ['device', deviceNames],
]

export const allTopics: TopicWords = { lists, any: joined(lists.map(([, list]) => list)) }

const longestLabel = 60

const mostLabelWords = 7

export function findLabel(words: string, { start, end }: Piece, { isItem, heading }: Common) {
  const head = words.slice(start, Math.min(end, start + longestLabel + 3))
  const colon = colonIn(head)
  if (colon > 0) {
    const label = head.slice(0, colon)
    const tokens = tokensOf(label)
    if (tokens.length <= mostLabelWords && tokens.length > 0) {
      const after = skipSpaces(words, start + colon + 1, end)
      const topic = labelTopicOf(tokens)
      const isCounted = topic !== undefined && counted.has(topic) && tokens.some(isNumber)
      const named = topic !== undefined && placeTopics.has(topic) && namedAfter.test(label)
      if (after < end && !isCounted)
        return { words: cleanLabel(label), to: after, topic: named ? undefined : topic }
    }
    return undefined
  }
  const dash = /^([^\n.!?]{2,48}?)\s([-–—=]{1,2}>?|[»›→⇒➜➔►▸>])\s/.exec(head)
  if (!dash?.[1]) return undefined
  const tokens = tokensOf(dash[1])
  const topic = labelTopicOf(tokens)
  const isArrow = /[>»›→⇒➜➔►▸]/.test(dash[2] ?? '')
  if (tokens.length > 6 || (!isItem && !isArrow && !topic && !heading?.topic)) return undefined
  if (/\d ?(?:[ap]\.?m\.?|h|:\d\d)/i.test(dash[1]) || isSentence.test(dash[1])) return undefined
  if (/(?:\d|[ap]\.?m\.?|h)$/i.test(dash[1]) && /\d/.test(head[dash[0].length] ?? ''))
    return undefined
  const after = skipSpaces(words, start + dash[0].length, end)
  return after < end ? { words: cleanLabel(dash[1]), to: after, topic } : undefined
}

/** "The code is 1846 - press hard" has no label. */
const isSentence = /\s(?:is|are|es|son|est[aá]n?)\s/i

/** "Museo de Historia" is one museum's name. */
const namedAfter = /^\p{Lu}.{2,30} (?:de|del|of) (?:la |las |los |the )?(?!Inter)\p{Lu}/u

/** "Es para 6 personas: 2 recámaras" counts guests before its colon. */
const counted: ReadonlySet<Topic> = new Set(['maxGuests', 'bedrooms', 'bathrooms'])

function isNumber({ word }: Token): boolean {
  return numberOf(word) !== undefined
}

function cleanLabel(label: string): string {
  return label.replaceAll('*', '').replaceAll('_', ' ').trim()
}

/** "Rec. 2", "Tel. de la caseta": a full stop that ends a word and no sentence. */
const shortened =
  /\b(rec|recam|hab|dorm|tel|cel|dir|av|no|n[uú]m|est|dr|dra|sr|sra|st|apt|depto|dpto|mr|mrs|ms|approx|aprox|máx|max|m[ií]n|info|cont|serv|edif|col)\./gi

/** The colon after a label, not one of an hour or an address of the web. */
function colonIn(head: string): number {
  for (let at = head.indexOf(':'); at >= 0; at = head.indexOf(':', at + 1)) {
    const next = head[at + 1] ?? ' '
    if (
      next === '/' ||
      next === ')' ||
      next === '(' ||
      (/\d/.test(next) && /\d/.test(head[at - 1] ?? ''))
    )
      continue
    const label = head.slice(0, at).replace(shortened, '$1')
    return /[.!?,;(]\s/.test(label) && !label.includes('(') ? -1 : at
  }
  return -1
}

function skipSpaces(words: string, from: number, end: number): number {
  let at = from
  while (at < end && ((words[at] ?? '').trim() === '' || words[at] === '*')) at += 1
  return at
}

/** What a label is about, where most of its words say so. */
export function labelTopicOf(tokens: readonly Token[]): Topic | undefined {
  const found = findTopic(tokens, allTopics)
  if (!found) return undefined
  if (found.topic === 'room' && endsWithRoom(tokens)) return 'room'
  return isMost(found, tokens, placeTopics.has(found.topic) ? 1 : 0.6) ? found.topic : undefined
}

/** "Back bedroom"; "llave del baño" is a key. */
function endsWithRoom(tokens: readonly Token[]): boolean {
  const [before, last] = tokens.slice(-2)
  const isOf = /^(?:de|del|la|el|of|the|no|sin)$/.test(before?.word ?? '')
  return tokens.length <= 3 && last !== undefined && !isOf && lengthAt([last], anyRoom, 0) > 0
}

/** A place may be called after what it is: only the bare word is a label. */
export const placeTopics: ReadonlySet<Topic> = new Set([
  'restaurant',
  'cafe',
  'bar',
  'shop',
  'attraction',
])

export function isMost({ covered }: FoundTopic, tokens: readonly Token[], share: number): boolean {
  return covered >= tokens.length * share
}
