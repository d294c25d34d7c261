import type { Span } from './found.ts'

const said = /[\p{L}\p{N}]/u
const longestSpan = 4000

/** What of the texts no span holds, line by line: only what stands between words is passed over. */
export function uncovered(texts: readonly string[], spans: readonly Span[]): Span[] {
  return texts.flatMap((words, text) => {
    const own = spans
      .filter((span) => span.text === text)
      .toSorted((one, other) => one.start - other.start)
    const gaps: Span[] = []
    let at = 0
    for (const { start, end } of [...own, { text, start: words.length, end: words.length }]) {
      if (start > at) gaps.push(...linesOf(words, { text, start: at, end: start }))
      at = Math.max(at, end)
    }
    return gaps
  })
}

function linesOf(words: string, { text, start, end }: Span): Span[] {
  const lines: Span[] = []
  let from = start
  while (from < end) {
    const next = words.indexOf('\n', from)
    const to = Math.min(end, next < 0 ? end : next, from + longestSpan)
    const line = trimmed(words, { text, start: from, end: to })
    if (line && words.slice(line.start, line.end).trim() !== '') lines.push(line)
    from = to === next ? to + 1 : to
  }
  return lines
}

function trimmed(words: string, span: Span): Span | undefined {
  let { start, end } = span
  while (start < end && (words[start] ?? '').trim() === '') start += 1
  while (end > start && (words[end - 1] ?? '').trim() === '') end -= 1
  return start < end ? { ...span, start, end } : undefined
}

/** Spans that reach over the signs and punctuation on both sides, to the ends of what is said. */
export function widened(words: string, { text, start, end }: Span): Span {
  let [from, to] = [start, end]
  while (from > 0 && isBetween(words[from - 1])) from -= 1
  while (to < words.length && isBetween(words[to])) to += 1
  return { text, start: skip(words, from, start), end: to }
}

function skip(words: string, from: number, start: number): number {
  let at = from
  while (at < start && (words[at] ?? '').trim() === '') at += 1
  return at
}

function isBetween(letter: string | undefined): boolean {
  return letter !== undefined && letter !== '\n' && !said.test(letter)
}
