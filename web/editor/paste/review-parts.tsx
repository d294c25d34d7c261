import { ChevronDown, ChevronUp } from 'lucide'
import { type KeyboardEvent, type ReactNode, useId } from 'react'
import type { Span } from '#domain/guide/reader/fact.ts'
import { pasteCopy } from '#web/copy/editor/paste.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { EndButton } from '#web/ui/buttons/end-button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { bySection, cutKey, type Item, spanKey, wordsIn } from './review.ts'
import { otherLabelOf } from './say-fact.ts'
import type { ReviewDeeds } from './use-review.ts'

type PartProps = {
  /** Nothing of it, no part. */
  of: readonly Item[]
  title: string
  lead?: string
  heading?: { current: HTMLHeadingElement | null }
  children?: ReactNode
}

export function Part({ of, title, lead, heading, children }: PartProps) {
  return of.length === 0 ? null : (
    <section data-part className="flex flex-col gap-3">
      <div>
        <h3 ref={heading} tabIndex={-1} className="text-lg outline-none">
          {title}
        </h3>
        {lead ? <p className="text-ink-soft">{lead}</p> : null}
      </div>
      {children}
    </section>
  )
}

type FoldedProps = {
  title: string
  isOpen: boolean
  onToggle: () => void
  children: ReactNode
}

export function Folded({ title, isOpen, onToggle, children }: FoldedProps) {
  const panel = useId()
  return (
    <div className="border-b border-hairline">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? panel : undefined}
        onClick={onToggle}
        className="flex min-h-12 w-full cursor-pointer items-center justify-between gap-2 rounded-control text-left font-semibold hover:bg-paper"
      >
        {title}
        <Icon of={isOpen ? ChevronUp : ChevronDown} size={18} className="text-ink-faint" />
      </button>
      {isOpen ? (
        <ul id={panel} className="list-none divide-y divide-hairline pb-3">
          {children}
        </ul>
      ) : null}
    </div>
  )
}

type OpenPartProps = {
  items: readonly Item[]
  heading: PartProps['heading']
  row: (item: Item, at: number, all: readonly Item[]) => ReactNode
  deeds: ReviewDeeds
}

/** What is asked about, by section; what is hardly wrong is accepted together at the end of each. */
export function AskedPart({ items, heading, row, deeds }: OpenPartProps) {
  const copy = useCopy(pasteCopy)
  // Which of two it is, which of two values, and whether guests are to have a code, only the host knows.
  const isSure = (item: Item) =>
    item.fact?.kind !== 'code' &&
    !item.isSecret &&
    !otherLabelOf(item, copy) &&
    item.rivals.length === 0
  return (
    <Part of={items} title={copy.ask} heading={heading}>
      {bySection(items).map(({ section, own }) => {
        const sure = own.filter(isSure)
        const left = own.length - sure.length
        const tab = copy.tabs[section]
        return (
          <div key={section} className="flex flex-col gap-2">
            <p className="text-sm font-semibold text-ink-soft">{tab}</p>
            <ul className="flex list-none flex-col gap-3">{own.map(row)}</ul>
            {sure.length > 1 ? (
              <EndButton size="compact" onClick={() => deeds.onVerdict(sure, 'in')}>
                {left > 0
                  ? copy.acceptSure(sure.length, tab, left)
                  : copy.acceptAll(tab, sure.length)}
              </EndButton>
            ) : null}
          </div>
        )
      })}
    </Part>
  )
}

/** What was not understood: each is said to be something, cut, or left out with all others. */
export function PiecesPart({ items, heading, row, deeds }: OpenPartProps) {
  const copy = useCopy(pasteCopy)
  return (
    <Part of={items} title={copy.left(items.length)} lead={copy.leftLead} heading={heading}>
      <ul className="flex list-none flex-col gap-3">
        {items.map((item, at) => {
          const { whole } = item
          if (!whole || spanKey(whole) !== deeds.cutting) return row(item, at, items)
          const isFirst = items.findIndex((each) => each.whole === whole) === at
          return isFirst ? <CutWords key="cut" whole={whole} deeds={deeds} /> : null
        })}
      </ul>
      {items.length > 1 ? (
        <Button size="compact" onClick={() => deeds.onVerdict(items, 'out')} className="self-start">
          {copy.leaveOutAll(items.length)}
        </Button>
      ) : null}
    </Part>
  )
}

/** All the words of a piece with a place to cut between each two; arrow keys go from place to place. */
function CutWords({ whole, deeds }: { whole: Span; deeds: ReviewDeeds }) {
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
                    isCut ? 'bg-primary text-white' : 'text-ink-faint hover:bg-sunken',
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
