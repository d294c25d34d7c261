import { Check, Pencil } from 'lucide'
import type { Fact, Span } from '#domain/guide/reader/fact.ts'
import { editFact, textsOfFact } from '#domain/guide/reader/placing/texts-of-fact.ts'
import { pasteCopy } from '#web/copy/editor/paste.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { TextArea } from '#web/ui/inputs/controls.tsx'
import { Field } from '#web/ui/inputs/field.tsx'
import type { Read } from './pasted.ts'
import type { Item } from './review.ts'
import { nameOf, wordsOf } from './say-fact.ts'
import { joinSpans, wordsOfSpan } from './spans.ts'
import type { ReviewDeeds } from './use-review.ts'

type FactBodyProps = {
  item: Item
  deeds: ReviewDeeds
  isSaidAbove?: boolean
  /** The item over it: what it came from need not be quoted twice. */
  above?: Item | undefined
}

/** All that an item says, or its fields while it is written in, beside the words it came from. */
export function FactBody({ item, deeds, isSaidAbove, above }: FactBodyProps) {
  const { id, fact } = item
  const { texts, heldId, onFact } = deeds
  const quoted = (above?.from ?? []).map((span) => quoteKey(texts, span))
  const from = item.from.filter((span) => !quoted.includes(quoteKey(texts, span)))
  if (!fact) return <SourceWords texts={texts} from={from} />
  const words = wordsOf(fact)
  const isEdited = id === heldId
  const saysMore = !isSaidBySource(words, texts, from)
  return (
    <>
      {isEdited ? (
        <FactFields fact={fact} onChange={(next) => onFact(id, next)} />
      ) : saysMore && !isSaidAbove ? (
        <p className="text-lg whitespace-pre-line [overflow-wrap:anywhere]">{words}</p>
      ) : null}
      <SourceWords texts={texts} from={from} isLarge={!saysMore && !isEdited && !isSaidAbove} />
    </>
  )
}

export function EditButton({ item, deeds }: FactBodyProps) {
  const copy = useCopy(pasteCopy)
  const { id, fact } = item
  if (!fact || textsOfFact(fact).length === 0) return null
  const isEdited = id === deeds.heldId
  const label = isEdited ? copy.edited : copy.edit
  return (
    <Button
      size="compact"
      tone={isEdited ? 'secondary' : 'quiet'}
      icon={isEdited ? Check : Pencil}
      aria-label={copy.of(label, nameOf(item, copy))}
      aria-expanded={isEdited}
      onClick={() => deeds.onEdit(id, !isEdited)}
    >
      {label}
    </Button>
  )
}

function FactFields({ fact, onChange }: { fact: Fact; onChange: (fact: Fact) => void }) {
  const { texts } = useCopy(pasteCopy)
  const names: Readonly<Record<string, string>> = texts
  return textsOfFact(fact).map(({ key, words, longest }) => (
    <Field key={key} label={names[key] ?? key}>
      <TextArea
        rows={1}
        value={words}
        maxLength={longest}
        onChange={({ currentTarget }) => onChange(editFact(fact, key, currentTarget.value))}
      />
    </Field>
  ))
}

type SourceWordsProps = {
  texts: Read['texts']
  from: readonly Span[]
  /** Where it says all there is to say. */
  isLarge?: boolean
}

/** The words an item came from, marked where they stand. */
function SourceWords({ texts, from, isLarge }: SourceWordsProps) {
  const copy = useCopy(pasteCopy)
  return joinSpans(texts, from).map((span) => {
    const { name = '', text = '' } = texts[span.text] ?? {}
    const { before, words, after } = around(text, span)
    return (
      <blockquote
        key={`${span.text}:${span.start}`}
        className={`whitespace-pre-line text-ink-soft [overflow-wrap:anywhere] ${isLarge ? 'text-lg' : 'text-[0.9375rem]'}`}
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
function isSaidBySource(words: string, texts: Read['texts'], from: readonly Span[]) {
  const source = partsOf(from.map((span) => wordsOfSpan(texts, span)).join(' '))
  const own = partsOf(words)
  return own.every((word) => source.includes(word)) && source.length < own.length + 8
}

function partsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}

const contextLetters = 70

/** The sentence the words stand in, or as much of it as helps. */
function around(text: string, { start, end }: Span) {
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
  const lineStart = text.lastIndexOf('\n', start - 1) + 1
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

function quoteKey(texts: Read['texts'], { text, start, end }: Span) {
  const { start: from, end: to } = sentenceOf(texts[text]?.text ?? '', start, end)
  return `${text}:${from}-${to}`
}
