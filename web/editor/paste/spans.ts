import type { Span } from '#domain/guide/reader/fact.ts'
import type { Read } from './pasted.ts'

type Texts = Read['texts']

export function spanKey({ text, start, end }: Span) {
  return `${text}:${start}-${end}`
}

/** A place between two words of a text. */
export function cutKey(text: number, at: number) {
  return `${text}:${at}`
}

export function wordsOfSpan(texts: Texts, { text, start, end }: Span) {
  return (texts[text]?.text ?? '').slice(start, end).trim()
}

/** The words of a span, each with where it begins. */
export function wordsIn(texts: Texts, span: Span) {
  const words = (texts[span.text]?.text ?? '').slice(span.start, span.end)
  return Array.from(words.matchAll(/\S+/g), ({ 0: word, index }) => ({
    word,
    at: span.start + index,
  }))
}

/** A span in pieces, cut where the host said so. */
export function cutSpan(texts: Texts, span: Span, cuts: readonly string[]): Span[] {
  const words = wordsIn(texts, span)
  const starts = words.filter(({ at }, index) => index > 0 && cuts.includes(cutKey(span.text, at)))
  if (starts.length === 0) return [span]
  return [span.start, ...starts.map(({ at }) => at)].map((start, index) => {
    const last = words.findLast(({ at }) => at < (starts[index]?.at ?? span.end))
    return { text: span.text, start, end: last ? last.at + last.word.length : span.end }
  })
}

/** Spans that follow one another stand in one piece. */
export function joinSpans(texts: Texts, from: readonly Span[]): Span[] {
  const pieces: Span[] = []
  for (const span of from) {
    const last = pieces.at(-1)
    const words = texts[span.text]?.text ?? ''
    const isNext =
      last?.text === span.text &&
      span.start >= last.start &&
      words.slice(last.end, span.start).trim() === ''
    if (last && isNext) pieces[pieces.length - 1] = { ...last, end: Math.max(last.end, span.end) }
    else pieces.push(span)
  }
  return pieces
}

/** In the order they are read in; one that lies within another is said by it. */
export function tidySpans(spans: readonly Span[]): Span[] {
  const inOrder = spans.toSorted(
    (one, other) => one.text - other.text || one.start - other.start || other.end - one.end,
  )
  return inOrder.filter((span, at) => !inOrder.slice(0, at).some((each) => holds(each, span)))
}

function holds(outer: Span, inner: Span) {
  return outer.text === inner.text && outer.start <= inner.start && inner.end <= outer.end
}
