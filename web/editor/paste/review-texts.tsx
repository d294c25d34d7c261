import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { sectionOfFact } from '#domain/guide/reader/placing/writes-of-fact.ts'
import { editorCopy } from '#web/copy/editor/editor.ts'
import { pasteCopy } from '#web/copy/editor/paste.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { AlertDialog, Dialog } from '#web/ui/dialogs/dialog.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { useSeenRows } from '#web/ui/use-seen-rows.ts'
import { CutWords, OpenItem } from './open-item.tsx'
import type { Read } from './pasted.ts'
import { bySection, type Item, type Place, withPlaced } from './review.ts'
import { ReviewFooter } from './review-answers.tsx'
import { findRow, useCurrentInSight, usePressGuard } from './review-hands.ts'
import { OutList, PlacedList } from './settled-lists.tsx'
import { spanKey } from './spans.ts'
import { type Reviewed, useReview } from './use-review.ts'

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
  const { tabs } = useCopy(editorCopy)
  const top = useRef<HTMLHeadingElement>(null)
  const { guard, onChanged, onShown } = usePressGuard()
  const reviewing = useReview({
    form,
    read,
    answers,
    onAnswer(next) {
      onChanged()
      onAnswer(next)
    },
  })
  const { review, list, deeds, current } = reviewing
  const { asked, inTheWay, pieces, placed, out, open, total } = review
  const [openSections, setOpenSections] = useState<readonly string[]>([])
  const isSaid = ({ id }: Item) => answers.verdicts[id] !== undefined
  const unsaid = placed.filter((item) => !isSaid(item)).map(({ id }) => id)
  const seen = useSeenRows(list, unsaid, openSections.join(' '))
  const unseen = unsaid.filter((id) => !seen.has(id))
  const hasBegun = open.length < total
  // What is being cut has no card.
  const currentId = deeds.cutting === undefined ? current?.id : undefined
  const isSeen = useCurrentInSight({ list, id: currentId, hasBegun, onShown })
  // What another line of the text has put there stands in the way as well.
  const standing = inTheWay.length > 0 ? withPlaced(form, read, answers) : form
  const first = [asked, inTheWay, pieces, placed].find(({ length }) => length > 0)
  const row = (place: Place) => (item: Item, at: number, all: readonly Item[]) => (
    <OpenItem
      key={item.id}
      {...{ item, place, deeds }}
      form={standing}
      above={all[at - 1]}
      isCurrent={item.id === current?.id && !reviewing.isChosen}
    />
  )

  return (
    <Dialog
      size="full"
      title={copy.reviewTitle}
      closeLabel={copy.backToForm}
      initialFocus={hasBegun ? undefined : top}
      onClose={onClose}
      footer={
        <div {...guard} className="w-full">
          <ReviewFooter
            {...{ reviewing, isSeen, onGo }}
            unseenCount={unseen.length}
            onShow={() => {
              onChanged()
              reviewing.onShow()
            }}
            onLook={() => {
              const next = placed.find(({ id }) => unseen.includes(id))
              const sections = placed.flatMap(({ fact }) => (fact ? sectionOfFact(fact) : []))
              flushSync(() => setOpenSections([...new Set(sections)]))
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
        <Part of={asked} title={copy.ask(asked.length)} heading={top}>
          {bySection(asked).map(({ section, own }) => (
            <div key={section} className="flex flex-col gap-2">
              <div className="flex min-h-11 flex-wrap items-center justify-between gap-2">
                <p className="text-sm font-semibold text-ink-soft">{tabs[section]}</p>
                {own.length > 1 ? (
                  <Button size="compact" onClick={() => deeds.onVerdict(own, 'in')}>
                    {copy.acceptAll(own.length, tabs[section])}
                  </Button>
                ) : null}
              </div>
              <ul className="flex list-none flex-col gap-3">{own.map(row('asked'))}</ul>
            </div>
          ))}
        </Part>
        <Part
          of={inTheWay}
          title={copy.inTheWay(inTheWay.length)}
          lead={copy.inTheWayLead}
          heading={first === inTheWay ? top : undefined}
        >
          <ul className="flex list-none flex-col gap-3">{inTheWay.map(row('inTheWay'))}</ul>
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
              if (!whole || spanKey(whole) !== deeds.cutting) return row('pieces')(item, at, pieces)
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
            <PlacedList
              {...{ placed, deeds, openSections, isSaid }}
              onOpen={(section, isOpen) => {
                const others = openSections.filter((each) => each !== section)
                setOpenSections(isOpen ? [...others, section] : others)
              }}
            />
          </div>
        </Part>
        {out.length > 0 ? (
          <section data-part>
            <OutList out={out} deeds={deeds} />
          </section>
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
  heading?: { current: HTMLHeadingElement | null } | undefined
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

/** Which of the files could not be read, or only in part. */
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
        action={
          <Button tone="danger" onClick={onDiscard}>
            {copy.discardSurely}
          </Button>
        }
      />
    </>
  )
}
