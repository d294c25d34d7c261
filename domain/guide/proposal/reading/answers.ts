import { aboutParking, carNouns, parkingWords } from '#domain/guide/proposal/words/arrival.ts'
import { hasPhrase, type Phrases } from '#domain/guide/proposal/words/phrases.ts'
import { recommending } from '#domain/guide/proposal/words/places.ts'
import { questionTopics } from '#domain/guide/proposal/words/questions.ts'
import type { Topic } from '#domain/guide/proposal/words/topics.ts'
import type { Heading } from './headings.ts'
import type { Line } from './lines.ts'
import { tokensOf } from './tokens.ts'

/** What has to be said in an answer in a chat, where people also greet and joke. */
const saidOf: Partial<Record<Topic, readonly Phrases[]>> = {
  parking: [parkingWords, aboutParking, carNouns],
  restaurant: [recommending],
  cafe: [recommending],
  shop: [recommending],
  attraction: [recommending],
}

const answered: ReadonlySet<Topic> = new Set([
  'checkIn',
  'checkOut',
  'arrival',
  'late',
  'steps',
  'address',
  'wifi',
  'maxGuests',
  'parking',
  'restaurant',
  'shop',
  'attraction',
])

/** What a guest asks in a chat, as a heading over the host's answer. */
export function askedIn(words: string, line: Line): Heading | undefined {
  const asked = words.slice(line.start, line.end)
  const questions = asked.split(/(?<=\?)/).filter((each) => each.endsWith('?'))
  const topics = questions.flatMap((each) => topicsOf(each))
  const topic = topics.at(-1)
  if (!topic || !answered.has(topic)) return undefined
  return { start: line.start, end: line.end, words: asked, topic, isQuestion: true }
}

function topicsOf(question: string): Topic[] {
  const tokens = tokensOf(question)
  const topic = questionTopics.find(([, list]) => hasPhrase(tokens, list))?.[0]
  return topic ? [topic] : []
}

/** "Luna_5G / barro-22", and not "Sure, it's in the folder". */
function isNetworkAndPassword(words: string): boolean {
  const parts = words.trim().split(/ \/ |, | - |\/| /)
  const [network = '', password = ''] = parts
  return parts.length === 2 && network.length > 2 && /\d/.test(password)
}

/** Whether what the host says next answers it. */
export function isAnswer(words: string, { topic }: Heading): boolean {
  if (topic === 'wifi') return isNetworkAndPassword(words)
  const said = topic && saidOf[topic]
  const tokens = tokensOf(words)
  return said === undefined || said.some((list) => hasPhrase(tokens, list))
}
