import { hasPhrase } from '#domain/guide/proposal/words/phrases.ts'
import { questionTopics } from '#domain/guide/proposal/words/questions.ts'
import type { Topic } from '#domain/guide/proposal/words/topics.ts'
import type { Line } from './lines.ts'
import { type Token, tokensOf } from './tokens.ts'

const mostWords = 14

type Question = { words: string; tokens: Token[]; topic: Topic | undefined }

/** A question on a line of its own, which the lines below it answer. */
export function findQuestion(
  text: string,
  line: Line,
  next: Line | undefined,
): Question | undefined {
  const words = text.slice(line.start, line.end)
  const isOne = /^[^?]{3,120}\?$/.test(words) && !/[.!]\s/.test(words)
  if (!isOne || line.speaker !== undefined || next === undefined) return undefined
  const isMarked = /^\s*[QP]\d{0,2}[:.]/.test(text.slice(line.from, line.start))
  if (!line.isAfterBlank && !isMarked) return undefined
  if (text.slice(next.start, next.end).endsWith('?')) return undefined
  const tokens = tokensOf(words)
  if (tokens.length > mostWords) return undefined
  const topic = questionTopics.find(([, list]) => hasPhrase(tokens, list))?.[0]
  return { words, tokens, topic }
}
