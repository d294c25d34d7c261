import { ChevronDown } from 'lucide'
import { type ReactNode, useId, useState } from 'react'
import { editorCopy } from '#web/copy/editor/editor.ts'
import { pasteCopy } from '#web/copy/editor/paste.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { EditButton, FactBody } from './fact-body.tsx'
import { bySection, type Item, type Place } from './review.ts'
import { AnswerButtons } from './review-answers.tsx'
import { labelOf, nameOf, wordsOf } from './say-fact.ts'
import type { ReviewDeeds } from './use-review.ts'

type PlacedListProps = {
  placed: readonly Item[]
  deeds: ReviewDeeds
  openSections: readonly string[]
  onOpen: (section: string, isOpen: boolean) => void
  isSaid: (item: Item) => boolean
}

/** What is in its place, folded by section. */
export function PlacedList({ placed, deeds, openSections, onOpen, isSaid }: PlacedListProps) {
  const { tabs } = useCopy(editorCopy)
  return bySection(placed).map(({ section, own }) => (
    <Folded
      key={section}
      title={`${tabs[section]} (${own.length})`}
      isOpen={openSections.includes(section)}
      onOpen={(isOpen) => onOpen(section, isOpen)}
    >
      {own.map((item) => (
        <SettledRow key={item.id} {...{ item, deeds }} place="placed" isSaid={isSaid(item)} />
      ))}
    </Folded>
  ))
}

/** What was left out, and what no guest needs: all of it can be taken from there. */
export function OutList({ out, deeds }: { out: readonly Item[]; deeds: ReviewDeeds }) {
  const copy = useCopy(pasteCopy)
  const [isOpen, setOpen] = useState(false)
  return (
    <Folded title={copy.out(out.length)} isOpen={isOpen} onOpen={setOpen}>
      {out.map((item) => (
        <SettledRow key={item.id} {...{ item, deeds }} place="out" isSaid={false} />
      ))}
    </Folded>
  )
}

type FoldedProps = {
  title: string
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  children: ReactNode
}

function Folded({ title, isOpen, onOpen, children }: FoldedProps) {
  const panel = useId()
  return (
    <div className="border-b border-hairline">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? panel : undefined}
        onClick={() => onOpen(!isOpen)}
        className="flex min-h-12 w-full cursor-pointer items-center justify-between gap-2 rounded-control text-left font-semibold hover:bg-paper"
      >
        {title}
        <Turned isOpen={isOpen} />
      </button>
      {isOpen ? (
        <ul id={panel} className="list-none divide-y divide-hairline pb-3">
          {children}
        </ul>
      ) : null}
    </div>
  )
}

type SettledRowProps = { item: Item; place: Place; deeds: ReviewDeeds; isSaid: boolean }

/** All it says; opened, the words it came from and what may be changed of it. */
function SettledRow({ item, place, deeds, isSaid }: SettledRowProps) {
  const { id, fact, words, isQuiet } = item
  const copy = useCopy(pasteCopy)
  const panel = useId()
  const [isUnfolded, setUnfolded] = useState(false)
  const isOpen = isUnfolded || deeds.heldId === id
  const isOut = place === 'out'
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
          <span
            className={joinClasses(
              'block whitespace-pre-line',
              isOut ? 'text-ink-soft' : undefined,
            )}
          >
            {fact ? wordsOf(fact) : words}
          </span>
        </span>
        <Turned isOpen={isOpen} />
      </button>
      {isOpen ? (
        <div id={panel} className="flex flex-col gap-3 pb-3 sm:pl-44">
          <FactBody item={item} deeds={deeds} isSaidAbove />
          <div className="flex flex-wrap items-center gap-2">
            {isSaid ? <p className="px-1 text-agave-ink">{copy.accepted}</p> : null}
            {place === 'placed' && !isSaid ? (
              <Button
                size="compact"
                aria-label={copy.of(copy.accept, nameOf(item, copy))}
                onClick={() => deeds.onVerdict([item], 'in')}
              >
                {copy.accept}
              </Button>
            ) : null}
            {isOut && fact && (item.sureness !== undefined || !isQuiet) ? (
              <Button
                size="compact"
                aria-label={copy.of(copy.putBack, nameOf(item, copy))}
                onClick={() => deeds.onVerdict([item], undefined)}
              >
                {copy.putBack}
              </Button>
            ) : null}
            <AnswerButtons items={[item]} place={place} deeds={deeds} />
            {isOut ? null : <EditButton item={item} deeds={deeds} />}
          </div>
        </div>
      ) : null}
    </li>
  )
}

function Turned({ isOpen }: { isOpen: boolean }) {
  return (
    <Icon
      of={ChevronDown}
      size={18}
      className={joinClasses('shrink-0 text-ink-faint', isOpen ? 'rotate-180' : undefined)}
    />
  )
}
