import { type KeyboardEvent, useId } from 'react'
import type { GuidebookForm } from '#domain/guide/guidebook.ts'
import type { Fact, Span } from '#domain/guide/reader/fact.ts'
import { writesOf } from '#domain/guide/reader/placing/writes-of-fact.ts'
import { readRecord } from '#domain/values/read-json.ts'
import { pasteCopy } from '#web/copy/editor/paste.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Checkbox } from '#web/ui/inputs/checkbox.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { EditButton, FactBody } from './fact-body.tsx'
import type { Item, Place } from './review.ts'
import { AnswerButtons } from './review-answers.tsx'
import { isEither, labelOf, nameOf, wordsOf } from './say-fact.ts'
import { cutKey, spanKey, wordsIn } from './spans.ts'
import type { ReviewDeeds } from './use-review.ts'

type OpenItemProps = {
  item: Item
  place: Place
  deeds: ReviewDeeds
  form: GuidebookForm
  above?: Item | undefined
  /** The one that the buttons at the screen's edge are about. */
  isCurrent: boolean
}

/** A question about some words: is it this, which of these is it, or what is it at all. */
export function OpenItem({ item, place, deeds, form, above, isCurrent }: OpenItemProps) {
  const { id, fact, or, sureness, words } = item
  const copy = useCopy(pasteCopy)
  const title = useId()
  const label = fact && labelOf(fact, copy)
  const question =
    label && or && isEither(item, copy) ? copy.either(label, labelOf(or, copy)) : label
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
        onChange={({ currentTarget }) => deeds.onPick(id, currentTarget.checked)}
        className="absolute top-1 right-4"
      />
      <div className="flex flex-wrap items-center gap-2 pr-10">
        <h4
          id={title}
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
          <span title={copy.careful} className="size-3 rounded-full border border-sun-ink bg-sun">
            <span className="sr-only">{copy.careful}</span>
          </span>
        ) : null}
      </div>
      {fact && place === 'inTheWay' ? <Standing form={form} fact={fact} /> : null}
      {fact ? <FactBody {...{ item, deeds, above }} isSaidAbove={place === 'inTheWay'} /> : null}
      <div className="flex flex-wrap items-center gap-2 max-sm:empty:hidden">
        <div className="contents max-sm:hidden">
          <AnswerButtons items={[item]} place={place} deeds={deeds} />
        </div>
        <EditButton item={item} deeds={deeds} />
      </div>
    </li>
  )
}

/** What would have to be overwritten beside what the text says: the host's stays. */
function Standing({ form, fact }: { form: GuidebookForm; fact: Fact }) {
  const copy = useCopy(pasteCopy)
  const standing = standingWords(form, fact)
  const said = [
    ...(standing === '' ? [] : [[copy.guideSays, standing] as const]),
    [copy.textSays, wordsOf(fact)] as const,
  ]
  return (
    <>
      {standing === '' ? <p className="text-ink-soft">{copy.noRoom}</p> : null}
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

/** What the guide says already where a fact would be written; empty where it only has no room. */
export function standingWords(form: GuidebookForm, fact: Fact): string {
  return writesOf(fact)
    .flatMap((write) => {
      if (write.to === 'text') return [valueAt(form, write.path)]
      if (write.to !== 'fields') return []
      const standing = readRecord(valueAt(form, write.path))
      return Object.keys(write.values).map((key) => standing[key])
    })
    .filter((value) => typeof value === 'string' || typeof value === 'number')
    .join(' ')
    .trim()
}

function valueAt(form: GuidebookForm, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => readRecord(value)[key], form)
}

/** All the words of a piece with a place to cut between each two; arrow keys go from place to place. */
export function CutWords({ whole, deeds }: { whole: Span; deeds: ReviewDeeds }) {
  const copy = useCopy(pasteCopy)
  const words = wordsIn(deeds.texts, whole)
  return (
    <li
      data-row={spanKey(whole)}
      className="flex flex-col gap-3 rounded-card border border-primary bg-surface p-4"
    >
      <p className="text-ink-soft">{copy.cutLead}</p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are for the buttons in it. */}
      <div onKeyDown={goBetween} className="leading-[2.75rem]">
        {words.map(({ word, at }, index) => {
          const isCut = deeds.cuts.includes(cutKey(whole.text, at))
          return (
            <span key={at}>
              {index > 0 ? (
                <button
                  type="button"
                  data-next={index === 1 || undefined}
                  tabIndex={index === 1 ? 0 : -1}
                  aria-pressed={isCut}
                  aria-label={copy.cutBetween(words[index - 1]?.word ?? '', word)}
                  onClick={() => deeds.onCutAt(whole.text, at)}
                  className={joinClasses(
                    'mx-px inline-block h-10 w-6 cursor-pointer rounded-control align-middle leading-none',
                    isCut ? 'bg-primary text-on-primary' : 'text-ink-faint hover:bg-sunken',
                  )}
                >
                  {isCut ? '✂' : '·'}
                </button>
              ) : null}
              {isCut ? <br /> : null}
              {word}
            </span>
          )
        })}
      </div>
      <Button tone="primary" onClick={deeds.onCutDone} className="self-start">
        {copy.edited}
      </Button>
    </li>
  )
}

function goBetween({ key, currentTarget, target }: KeyboardEvent<HTMLElement>) {
  const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0
  const all = [...currentTarget.querySelectorAll('button')]
  const at = all.indexOf(target as HTMLButtonElement)
  if (step !== 0 && at >= 0) all[at + step]?.focus()
}
