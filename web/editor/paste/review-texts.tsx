import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { pasteCopy } from '#web/copy/editor/paste.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { AlertDialog, Dialog } from '#web/ui/dialogs/dialog.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { toggled } from '#web/ui/toggled.ts'
import { findRow, useSeenRows } from '#web/ui/use-seen-rows.ts'
import type { Read } from './pasted.ts'
import { bySection, type Item, withPlaced } from './review.ts'
import { ReviewFooter } from './review-answers.tsx'
import { OpenItem, SettledItem } from './review-items.tsx'
import { AskedPart, Folded, Part, PiecesPart } from './review-parts.tsx'
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
  const top = useRef<HTMLHeadingElement>(null)
  const reviewing = useReview({ form, read, answers, onAnswer })
  const { review, list, deeds, current, hasBegun, guard } = reviewing
  const { asked, inTheWay, pieces, placed, out, open, total } = review
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const unsaid = placed.filter(({ isSaid }) => !isSaid).map(({ id }) => id)
  const seen = useSeenRows(list, unsaid, { version: [...opened].join(' '), before: answers.seen })
  const unseen = unsaid.filter((id) => !seen.has(id))
  // What another line of the text has put there stands in the way as well.
  const standing = inTheWay.length > 0 ? withPlaced(form, read, answers) : form
  const keepSeen = () => onAnswer({ ...answers, seen: [...seen] })
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
      onClose={() => {
        keepSeen()
        onClose()
      }}
      footer={
        <div {...guard} className="w-full">
          <ReviewFooter
            {...{ reviewing, onGo }}
            unseenCount={unseen.length}
            hasLooked={unseen.length < unsaid.length}
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
          {reviewing.announced}
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
        <AskedPart items={asked} heading={top} {...{ row, deeds }} />
        <Part
          of={inTheWay}
          title={copy.inTheWay(inTheWay.length)}
          lead={copy.inTheWayLead}
          heading={first === inTheWay ? top : undefined}
        >
          <ul className="flex list-none flex-col gap-3">{inTheWay.map(row)}</ul>
        </Part>
        <PiecesPart
          items={pieces}
          heading={first === pieces ? top : undefined}
          {...{ row, deeds }}
        />
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
          <Button
            onClick={() => {
              keepSeen()
              onMore()
            }}
          >
            {copy.again}
          </Button>
          <DiscardText onDiscard={onDiscard} />
        </div>
      </div>
    </Dialog>
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
