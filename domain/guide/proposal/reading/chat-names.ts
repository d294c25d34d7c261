import { hasPhrase, phrases } from '#domain/guide/proposal/words/phrases.ts'
import type { Topic } from '#domain/guide/proposal/words/topics.ts'
import { labelTopicOf } from './labels.ts'
import { tokensOf } from './tokens.ts'

const fewestLines = 6
const mostNames = 5
const mostWordsOfName = 3
const leastShare = 0.6

const named = /^\s{0,3}(\p{Lu}[^:\n]{1,28}): \S/u

/** Who talks in a chat that was copied without its hours: "Ana: …", "Luz: …", line after line. */
export function chatNamesOf(text: string): ReadonlySet<string> {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const counts = new Map<string, number>()
  for (const line of lines) {
    const name = named.exec(line)?.[1]
    if (name) counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  const asked = lines.some((line) => line.trimEnd().endsWith('?'))
  const all = [...counts].filter(([name, count]) => count > 1 && isName(name))
  // "Luz" is also the light: beside another name, in lines that ask, it is somebody.
  const isTalk = asked && all.some(([name]) => !isTopic(name))
  const names = all.filter(([name]) => isTalk || !isTopic(name))
  const said = names.reduce((all, [, count]) => all + count, 0)
  const isChat =
    said >= fewestLines &&
    said >= lines.length * leastShare &&
    names.length > 1 &&
    names.length <= mostNames
  return new Set(isChat ? names.map(([name]) => name) : [])
}

const answering = phrases('pregunta, respuesta, question, answer, nota, note, tip, ojo')

function isName(name: string): boolean {
  const tokens = tokensOf(name)
  return tokens.length <= mostWordsOfName && !/\d/.test(name) && !hasPhrase(tokens, answering)
}

/** "Kitchen" and "Rule" begin the lines of a list; "Host" and "Guest" talk. */
function isTopic(name: string): boolean {
  const topic = labelTopicOf(tokensOf(name))
  return topic !== undefined && !people.has(topic)
}

const people: ReadonlySet<Topic> = new Set(['contact', 'maxGuests'])
