import { ChevronDown, ChevronUp } from 'lucide'
import { useId, useState } from 'react'
import type { GuidebookForm } from '#domain/guide/guidebook.ts'
import type { Fact, Span } from '#domain/guide/reader/fact.ts'
import { editFact, textsOfFact } from '#domain/guide/reader/placing/texts-of-fact.ts'
import { pasteCopy } from '#web/copy/editor/paste.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Checkbox } from '#web/ui/inputs/checkbox.tsx'
import { Field, TextArea, TextInput } from '#web/ui/inputs/field.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import type { Verdict } from './pasted.ts'
import { type Item, joinSpans, type Texts } from './review.ts'
import { AnswerButtons, EditButton } from './review-answers.tsx'
import {
  around,
  labelOf,
  nameOf,
  otherLabelOf,
  quoteKey,
  saidBeside,
  standingWords,
  wordsOf,
} from './say-fact.ts'
import type { ReviewDeeds } from './use-review.ts'

type OpenItemProps = FactBodyProps & {
  form: GuidebookForm
  /** The one that the buttons at the screen's edge are about. */
  isCurrent: boolean
}

/** A question about some words: is it this, which of these is it, or what is it at all. */
export function OpenItem({ item, deeds, form, above, isCurrent }: OpenItemProps) {
  const { id, fact, place, sureness, words, rivals } = item
  const rivalWords = rivals.map(wordsOf).filter((each) => each !== '')
  const copy = useCopy(pasteCopy)
  const label = fact && labelOf(fact, copy)
  const other = otherLabelOf(item, copy)
  const question = label && other ? copy.either(label, other) : label
  return (
    <li
      data-row={id}
      data-card={fact ? '' : undefined}
      data-piece={fact ? undefined : ''}
      data-current={isCurrent || undefined}
      className={joinClasses(
        'relative flex scroll-mt-3 scroll-mb-3 flex-col gap-3 rounded-card border bg-surface p-4',
        isCurrent ? 'border-primary' : 'border-hairline',
      )}
    >
      <Checkbox
        label={<span className="sr-only">{copy.of(copy.choosePiece, nameOf(item, copy))}</span>}
        checked={deeds.picked.has(id)}
        onChange={() => deeds.onPick(id)}
        className="absolute top-1 right-4"
      />
      <EditButton item={item} deeds={deeds} isInHead />
      <div className="flex flex-wrap items-center gap-2 pr-24 sm:pr-12">
        <h4
          tabIndex={-1}
          data-name
          className={
            fact
              ? 'font-semibold outline-none'
              : 'whitespace-pre-line outline-none [overflow-wrap:anywhere]'
          }
        >
          {question ?? words}
        </h4>
        {sureness === 'dangerous' ? (
          <span className="rounded-pill bg-sun-soft px-2.5 py-0.5 text-sm text-sun-ink">
            {copy.careful}
          </span>
        ) : null}
      </div>
      {fact && place === 'inTheWay' ? (
        <BothWordings form={form} fact={fact} isAlone={rivals.length === 0} />
      ) : null}
      {fact ? <FactBody {...{ item, deeds, above }} /> : null}
      {rivalWords.length > 0 ? <p>{copy.textAlsoSays(rivalWords.join(' · '))}</p> : null}
      <div
        className={joinClasses(
          'flex flex-wrap items-center gap-2',
          deeds.heldId === id ? undefined : 'max-sm:hidden',
        )}
      >
        <div className="contents max-sm:hidden">
          <AnswerButtons items={[item]} deeds={deeds} />
        </div>
        <EditButton item={item} deeds={deeds} />
      </div>
    </li>
  )
}

type BothWordingsProps = { form: GuidebookForm; fact: Fact; isAlone: boolean }

/** What would have to be overwritten beside what the text says: the host's stays. */
function BothWordings({ form, fact, isAlone }: BothWordingsProps) {
  const copy = useCopy(pasteCopy)
  const standing = standingWords(form, fact)
  const said = [
    ...(standing === '' ? [] : [[copy.guideSays, standing] as const]),
    [copy.textSays, wordsOf(fact)] as const,
  ]
  return (
    <>
      {standing === '' && isAlone ? <p className="text-ink-soft">{copy.noRoom}</p> : null}
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {said.map(([term, words]) => (
          <div key={term} className="min-w-0">
            <dt className="text-sm text-ink-soft">{term}</dt>
            <dd className="whitespace-pre-line [overflow-wrap:anywhere]">{words}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

/** All it says; opened, the words it came from and what may be changed of it. */
export function SettledItem({ item, deeds }: FactBodyProps) {
  const { id, fact, words, place, isSaid, isQuiet } = item
  const copy = useCopy(pasteCopy)
  const panel = useId()
  const [isUnfolded, setUnfolded] = useState(false)
  const isOpen = isUnfolded || deeds.heldId === id
  const isOut = place === 'out'
  const canBePutBack = isOut && fact && (item.sureness !== undefined || !isQuiet)
  const press = (label: string, verdict: Verdict | undefined) => (
    <Button
      size="compact"
      aria-label={copy.of(label, nameOf(item, copy))}
      onClick={() => deeds.onVerdict([item], verdict)}
    >
      {label}
    </Button>
  )
  return (
    <li data-row={id} className="scroll-mt-3">
      <button
        type="button"
        data-name
        data-next
        aria-expanded={isOpen}
        aria-controls={isOpen ? panel : undefined}
        onClick={() => setUnfolded(!isOpen)}
        className="flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-control py-1.5 text-left hover:bg-paper"
      >
        <span className="min-w-0 flex-1 [overflow-wrap:anywhere] sm:flex sm:gap-4">
          {fact ? (
            <span className="block text-sm text-ink-soft sm:w-40 sm:shrink-0 sm:text-base">
              {labelOf(fact, copy)}{' '}
            </span>
          ) : null}
          <span className={joinClasses('block whitespace-pre-line', isOut && 'text-ink-soft')}>
            {fact ? wordsOf(fact) : words}
          </span>
        </span>
        <Icon of={isOpen ? ChevronUp : ChevronDown} size={18} className="text-ink-faint" />
      </button>
      {isOpen ? (
        <div id={panel} className="flex flex-col gap-3 pb-3 sm:pl-44">
          <FactBody item={item} deeds={deeds} />
          <div className="flex flex-wrap items-center gap-2">
            {isSaid && !isOut ? <p className="px-1 text-agave-ink">{copy.accepted}</p> : null}
            {isSaid || isOut ? null : press(copy.accept, 'in')}
            {canBePutBack ? press(copy.putBack, undefined) : null}
            <AnswerButtons items={[item]} deeds={deeds} />
            {isOut ? null : <EditButton item={item} deeds={deeds} />}
          </div>
        </div>
      ) : null}
    </li>
  )
}

type FactBodyProps = {
  item: Item
  deeds: ReviewDeeds
  /** The item over it: what it came from need not be quoted twice. */
  above?: Item
}

/** All that an item says, or its fields while it is written in, beside the words it came from. */
function FactBody({ item, deeds, above }: FactBodyProps) {
  const { onlyStays } = useCopy(pasteCopy)
  const { id, fact, place, isSecret } = item
  const { texts } = deeds
  const quoted = (above?.from ?? []).map((span) => quoteKey(texts, span))
  const from = item.from.filter((span) => !quoted.includes(quoteKey(texts, span)))
  if (!fact) return <SourceWords texts={texts} from={from} />
  const isEdited = id === deeds.heldId
  const isSaidAbove = place !== 'asked'
  const isForStays = place !== 'out' && (isSecret || fact.kind === 'code')
  const said = item.isWritten ? wordsOf(fact) : saidBeside(fact, texts, from)
  return (
    <>
      {isEdited ? (
        <FactFields fact={fact} onChange={(next) => deeds.onFact(id, next)} />
      ) : said && !isSaidAbove ? (
        <p className="text-lg whitespace-pre-line [overflow-wrap:anywhere]">{said}</p>
      ) : null}
      <SourceWords texts={texts} from={from} isLarge={!said && !isEdited && !isSaidAbove} />
      {isForStays ? <p className="text-ink-soft">{onlyStays}</p> : null}
    </>
  )
}

function FactFields({ fact, onChange }: { fact: Fact; onChange: (fact: Fact) => void }) {
  const { kinds, texts, toWrite } = useCopy(pasteCopy)
  const names: Readonly<Record<string, string>> = { ...kinds, ...texts }
  return textsOfFact(fact).map(({ key, words, longest, isMissing }) => {
    const write = ({ currentTarget }: { currentTarget: { value: string } }) =>
      onChange(editFact(fact, key, currentTarget.value))
    return (
      <Field key={key} label={names[key] ?? key} hint={isMissing && toWrite}>
        {fact.kind === 'time' ? (
          <TextInput type="time" value={words} onChange={write} />
        ) : (
          <TextArea rows={1} value={words} maxLength={longest} onChange={write} />
        )}
      </Field>
    )
  })
}

type SourceWordsProps = { texts: Texts; from: readonly Span[]; isLarge?: boolean }

/** The words an item came from, marked where they stand; large where they say all there is to say. */
function SourceWords({ texts, from, isLarge }: SourceWordsProps) {
  const copy = useCopy(pasteCopy)
  return joinSpans(texts, from).map((span) => {
    const { name = '', text = '' } = texts[span.text] ?? {}
    const { before, words, after } = around(text, span)
    return (
      <blockquote
        key={`${span.text}:${span.start}`}
        className={joinClasses(
          'whitespace-pre-line text-ink-soft [overflow-wrap:anywhere]',
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
