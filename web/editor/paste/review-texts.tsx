import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Span } from '#domain/guide/reader/fact.ts'
import { pasteCopy } from '#web/copy/editor/paste.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { EndButton } from '#web/ui/buttons/end-button.tsx'
import { AlertDialog, Dialog } from '#web/ui/dialogs/dialog.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { Banner } from '#web/ui/status/banner.tsx'
import { toggled } from '#web/ui/toggled.ts'
import { findRow, useSeenRows } from '#web/ui/use-seen-rows.ts'
import type { Read } from './pasted.ts'
import { bySection, cutKey, type Item, spanKey, withPlaced, wordsIn } from './review.ts'
import { ReviewFooter } from './review-answers.tsx'
import { Folded, OpenItem, SettledItem } from './review-items.tsx'
import { otherLabelOf } from './say-fact.ts'
import { type ReviewDeeds, type Reviewed, useReview } from './use-review.ts'

type ReviewTextsProps = Reviewed & {
  onMore: () => void
  onDiscard: () => void
  onGo: () => void
  onClose: () => void
}

/** What was found in the texts: first what is asked about, then what is in its place, then what is left out. */
export function ReviewTexts(props: ReviewTextsProps) {
  const { form, read, answers, onAnswer, onMore, onDiscard, onGo, onClose } = props
  const copy = useCopy(pasteCopy)
  const top = useRef<HTMLHeadingElement>(null)
  const reviewing = useReview({ form, read, answers, onAnswer })
  const { review, list, deeds, current, hasBegun, guard } = reviewing
  const { asked, inTheWay, pieces, placed, out, open, total } = review
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const unsaid = placed.filter(({ isSaid }) => !isSaid).map(({ id }) => id)
  const seen = useSeenRows(list, unsaid, [...opened].join(' '))
  const unseen = unsaid.filter((id) => !seen.has(id))
  // What another line of the text has put there stands in the way as well.
  const standing = inTheWay.length > 0 ? withPlaced(form, read, answers) : form
  const first = [asked, inTheWay, pieces, placed].find(({ length }) => length > 0)
  const row = (item: Item, at: number, all: readonly Item[]) => (
    <OpenItem
      key={item.id}
      {...{ item, deeds }}
      form={standing}
      above={all[at - 1]}
      isCurrent={item.id === current?.id && !reviewing.isChosen}
    />
  )
  const folded = (key: string, title: string, items: readonly Item[]) => (
    <Folded
      key={key}
      title={title}
      isOpen={opened.has(key)}
      onToggle={() => setOpened(toggled(opened, key))}
    >
      {items.map((item) => (
        <SettledItem key={item.id} {...{ item, deeds }} />
      ))}
    </Folded>
  )

  return (
    <Dialog
      size="full"
      column="max-w-3xl"
      title={copy.reviewTitle}
      closeLabel={copy.backToForm}
      initialFocus={hasBegun ? undefined : top}
      onClose={onClose}
      footer={
        <div {...guard} className="w-full">
          <ReviewFooter
            {...{ reviewing, onGo }}
            unseenCount={unseen.length}
            onLook={() => {
              const sections = bySection(placed).map(({ section }) => section)
              flushSync(() => setOpened(new Set([...opened, ...sections])))
              const next = placed.find(({ id }) => unseen.includes(id))
              if (next) findRow(list, next.id)?.scrollIntoView({ block: 'start' })
            }}
          />
        </div>
      }
    >
      <div
        {...guard}
        ref={reviewing.setList}
        className="mx-auto flex w-full max-w-3xl flex-col gap-6"
      >
        <p aria-live="polite" className="sr-only">
          {reviewing.said}
        </p>
        <FileNotes title={copy.unread} tone="error" notes={read.unread} />
        <FileNotes title={copy.readInPart} tone="info" notes={read.readInPart} />
        {read.withoutModel ? <Banner tone="info">{read.withoutModel.error}</Banner> : null}
        {read.proposal.suggestions.length === 0 ? (
          <p className="text-lg">{copy.nothingFound}</p>
        ) : null}
        {total > 0 && open.length === 0 ? (
          <h3 ref={top} tabIndex={-1} className="text-lg outline-none">
            {copy.nothingToAsk}
          </h3>
        ) : null}
        <Part of={asked} title={copy.ask} heading={top}>
          {bySection(asked).map(({ section, own }) => {
            // Which of two it is, which of two values, and whether guests are to have a code, only the host knows.
            const sure = own.filter(
              (each) =>
                each.fact?.kind !== 'code' &&
                !each.isSecret &&
                !otherLabelOf(each, copy) &&
                each.rivals.length === 0,
            )
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
        <Part
          of={inTheWay}
          title={copy.inTheWay(inTheWay.length)}
          lead={copy.inTheWayLead}
          heading={first === inTheWay ? top : undefined}
        >
          <ul className="flex list-none flex-col gap-3">{inTheWay.map(row)}</ul>
        </Part>
        <Part
          of={pieces}
          title={copy.left(pieces.length)}
          lead={copy.leftLead}
          heading={first === pieces ? top : undefined}
        >
          <ul className="flex list-none flex-col gap-3">
            {pieces.map((item, at) => {
              const { whole } = item
              if (!whole || spanKey(whole) !== deeds.cutting) return row(item, at, pieces)
              const isFirst = pieces.findIndex((each) => each.whole === whole) === at
              return isFirst ? <CutWords key="cut" whole={whole} deeds={deeds} /> : null
            })}
          </ul>
          {pieces.length > 1 ? (
            <Button
              size="compact"
              onClick={() => deeds.onVerdict(pieces, 'out')}
              className="self-start"
            >
              {copy.leaveOutAll(pieces.length)}
            </Button>
          ) : null}
        </Part>
        <Part
          of={placed}
          title={copy.placed(placed.length)}
          heading={first === placed && total === 0 ? top : undefined}
        >
          <div>
            {bySection(placed).map(({ section, own }) =>
              folded(section, `${copy.tabs[section]} (${own.length})`, own),
            )}
          </div>
        </Part>
        {out.length > 0 ? (
          <section data-part>{folded('out', copy.out(out.length), out)}</section>
        ) : null}
        <div className="flex flex-wrap gap-x-4 gap-y-2">
          <Button onClick={onMore}>{copy.again}</Button>
          <DiscardText onDiscard={onDiscard} />
        </div>
      </div>
    </Dialog>
  )
}

type PartProps = {
  /** Nothing of it, no part. */
  of: readonly Item[]
  title: string
  lead?: string
  heading?: { current: HTMLHeadingElement | null }
  children?: ReactNode
}

function Part({ of, title, lead, heading, children }: PartProps) {
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

type FileNotesProps = { title: string; tone: 'error' | 'info'; notes: Read['unread'] }

function FileNotes({ title, tone, notes }: FileNotesProps) {
  if (notes.length === 0) return null
  return (
    <Banner tone={tone} title={title}>
      {notes.map(({ name, error }) => (
        <p key={`${name} ${error}`} className="[overflow-wrap:anywhere]">
          {name}: {error}
        </p>
      ))}
    </Banner>
  )
}

/** The one way to be rid of a text without answering: named, and asked about. */
function DiscardText({ onDiscard }: { onDiscard: () => void }) {
  const copy = useCopy(pasteCopy)
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <Button tone="quiet" onClick={() => setAsked(true)}>
        {copy.discard}
      </Button>
      <AlertDialog
        isOpen={isAsked}
        title={copy.discardTitle}
        description={copy.discardLead}
        cancelLabel={copy.goOn}
        onCancel={() => setAsked(false)}
        yes={{ children: copy.discardSurely, tone: 'danger', onClick: onDiscard }}
      />
    </>
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
