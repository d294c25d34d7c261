import type { Span } from '#domain/guide/reader/fact.ts'
import type { Read } from './pasted.ts'

export function spanKey({ text, start, end }: Span) {
  return `${text}:${start}-${end}`
}

/** Spans that follow one another stand in one piece. */
export function joinSpans(texts: Read['texts'], from: readonly Span[]): Span[] {
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
