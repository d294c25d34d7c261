import type { Span } from '#domain/guide/reader/fact.ts'
import { pasteCopy } from '#web/copy/editor/paste.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { joinClasses } from '#web/ui/join-classes.ts'
import type { Read } from './pasted.ts'
import { joinSpans } from './spans.ts'

const contextLetters = 70

type SourceWordsProps = {
  texts: Read['texts']
  from: readonly Span[]
  /** Where it says all there is to say. */
  isLarge?: boolean
}

/** The words a suggestion came from, marked where they stand. */
export function SourceWords({ texts, from, isLarge }: SourceWordsProps) {
  const copy = useCopy(pasteCopy)
  return joinSpans(texts, from).map((span) => {
    const { name = '', text = '' } = texts[span.text] ?? {}
    const { before, words, after } = around(text, span)
    return (
      <blockquote
        key={`${span.text}:${span.start}`}
        className={joinClasses(
          'rounded-control bg-sunken px-3 py-2 whitespace-pre-line text-ink-soft [overflow-wrap:anywhere]',
          isLarge ? 'text-lg' : 'text-[0.9375rem]',
        )}
      >
        {before}
        <mark className="rounded-sm bg-sun-soft text-sun-ink">{words}</mark>
        {after}
        {name ? <footer className="mt-1 text-sm text-ink-faint">{copy.from(name)}</footer> : null}
      </blockquote>
    )
  })
}

/** Whether the words are among those they came from, and little else is: then they need not be read twice. */
export function isSaidBySource(words: string, texts: Read['texts'], from: readonly Span[]) {
  const source = from.map((span) => textOf(texts, span).slice(span.start, span.end)).join(' ')
  const said = new Set(wordsIn(source))
  const own = wordsIn(words)
  return own.every((word) => said.has(word)) && wordsIn(source).length < own.length + 8
}

function textOf(texts: Read['texts'], { text }: Span) {
  return texts[text]?.text ?? ''
}

function wordsIn(text: string) {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}

/** The line the words stand in, or as much of it as helps. */
function around(text: string, { start, end }: Span) {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1
  const lineEnd = text.indexOf('\n', end)
  // A mark before the words is not theirs.
  const shift = /^[\s.·•*-]*/.exec(text.slice(start, end))?.[0].length ?? 0
  const from = Math.max(lineStart, start - contextLetters)
  const to = Math.min(lineEnd < 0 ? text.length : lineEnd, end + contextLetters)
  return {
    before: `${from > lineStart ? '…' : ''}${text.slice(from, start + shift)}`,
    words: text.slice(start + shift, end).trimEnd(),
    after: `${text.slice(end, to)}${to < (lineEnd < 0 ? text.length : lineEnd) ? '…' : ''}`,
  }
}
