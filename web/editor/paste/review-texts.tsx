import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { GuidebookForm } from '#domain/guide/guidebook.ts'
import type { Suggestion } from '#domain/guide/reader/fact.ts'
import { editorCopy } from '#web/copy/editor/editor.ts'
import { pasteCopy } from '#web/copy/editor/paste.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { AskedCard } from './asked-card.tsx'
import { DiscardText } from './discard-text.tsx'
import { FileNotes } from './file-notes.tsx'
import { InTheWay } from './in-the-way.tsx'
import { LeftOver } from './left-over.tsx'
import type { Answers, Read } from './pasted.ts'
import { PlacedList } from './placed-list.tsx'
import { bySection, type Held, reviewOf } from './review.ts'
import { followRow } from './review-focus.ts'
import { ReviewFooter } from './review-footer.tsx'
import { labelOf } from './say-fact.ts'
import { useCurrentCard } from './use-current-card.ts'
import { usePressGuard } from './use-press-guard.ts'
import { useReviewAnswers } from './use-review-answers.ts'

type ReviewTextsProps = {
  title: string
  form: GuidebookForm
  read: Read
  answers: Answers
  onAnswer: (answers: Answers) => void
  onMore: () => void
  onDiscard: () => void
  onGo: () => void
  onClose: () => void
}

/** What was found in the texts: placed, asked about, in the way of something, and not understood. */
export function ReviewTexts(props: ReviewTextsProps) {
  const { title, form, read, answers, onAnswer, onMore, onDiscard, onGo, onClose } = props
  const copy = useCopy(pasteCopy)
  const { tabs } = useCopy(editorCopy)
  const [held, setHeld] = useState<Held>()
  const review = reviewOf(form, read, answers, held)
  const { sure, asked, inTheWay, left, waiting, placedCount, openCount } = review
  const top = useRef<HTMLHeadingElement>(null)
  const current = waiting[0]
  const { guard, onChanged, onShown } = usePressGuard()
  const hasBegun = waiting.length < asked.length
  const card = useCurrentCard({ id: current?.id, hasBegun, onShown })
  const { said, say, ...on } = useReviewAnswers({
    list: card.list,
    review,
    answers,
    onAnswer(next) {
      onChanged()
      onAnswer(next)
    },
    onSettled: (ids) =>
      setHeld((before) => (before && ids.includes(before.id) ? undefined : before)),
  })
  const deeds = {
    texts: read.texts,
    rooms: roomsOf(form, [...sure, ...asked]),
    editedId: held?.id,
    onEdit(id: string, isEdited: boolean) {
      const isInTheWay = inTheWay.some((each) => each.id === id)
      flushSync(() => setHeld(isEdited ? { id, isInTheWay } : undefined))
      followRow(card.list, id)
    },
    onFact: on.onFact,
  }
  const first = [sure, asked, inTheWay, left].find(({ length }) => length > 0)

  return (
    <Dialog
      isOpen
      size="full"
      title={title}
      closeLabel={copy.backToForm}
      initialFocus={hasBegun ? undefined : top}
      onClose={onClose}
      footer={
        <div {...guard} className="w-full">
          <ReviewFooter
            total={asked.length + inTheWay.length + left.length}
            openCount={openCount}
            current={current && { label: labelOf(current.fact, copy), isSeen: card.isSeen }}
            onVerdict={(verdict) => current && on.onVerdict([current.id], verdict)}
            onShow={() => {
              onChanged()
              card.show()
              if (current) say(current)
            }}
            onGo={onGo}
          />
        </div>
      }
    >
      <div {...guard} ref={card.listRef} className="mx-auto flex w-full max-w-5xl flex-col gap-6">
        <p aria-live="polite" className="sr-only">
          {said}
        </p>
        <FileNotes {...read} />
        {sure.length + asked.length + inTheWay.length === 0 ? (
          <h3 ref={top} tabIndex={-1} className="text-lg outline-none">
            {copy.nothingFound}
          </h3>
        ) : null}
        {sure.length > 0 ? (
          <Part title={copy.placed(placedCount)} heading={top} lead={copy.placedLead}>
            <PlacedList
              {...deeds}
              sure={sure}
              verdicts={answers.verdicts}
              onVerdict={on.onPlaced}
              onFactVerdict={on.onPlacedFact}
            />
          </Part>
        ) : null}
        {asked.length > 0 ? (
          <Part
            title={waiting.length > 0 ? copy.ask(waiting.length) : copy.nothingToAsk}
            heading={first === asked ? top : undefined}
          >
            {bySection(asked).map(({ section, own }) => (
              <AskedSection
                key={section}
                title={tabs[section]}
                waiting={own.filter(({ id }) => answers.verdicts[id] === undefined)}
                onAcceptAll={(ids) => on.onVerdict(ids, 'in')}
              >
                {own.map((each) => (
                  <AskedCard
                    key={each.id}
                    {...deeds}
                    suggestion={each}
                    verdict={answers.verdicts[each.id]}
                    isCurrent={each.id === current?.id}
                    onVerdict={(id, verdict) => on.onVerdict([id], verdict)}
                  />
                ))}
              </AskedSection>
            ))}
          </Part>
        ) : null}
        {inTheWay.length > 0 ? (
          <Part
            title={copy.inTheWay}
            lead={copy.inTheWayLead}
            heading={first === inTheWay ? top : undefined}
          >
            <InTheWay {...deeds} form={form} suggestions={inTheWay} onLeaveOut={on.onLeaveOut} />
          </Part>
        ) : null}
        {left.length > 0 ? (
          <Part title={copy.left(left.length)} lead={copy.leftLead}>
            <LeftOver left={left} onAnswer={on.onLeft} onIgnoreAll={on.onIgnoreAll} />
          </Part>
        ) : null}
        <div className="flex flex-wrap gap-x-4 gap-y-2">
          <Button onClick={onMore}>{copy.again}</Button>
          <DiscardText onDiscard={onDiscard} />
        </div>
      </div>
    </Dialog>
  )
}

function roomsOf(form: GuidebookForm, suggestions: readonly Suggestion[]) {
  const found = suggestions.flatMap(({ fact }) => (fact.kind === 'feature' ? [fact.room] : []))
  const labels = form.houseManual.rooms.map(({ label }) => label)
  return [...new Set([...labels, ...found])].filter((label) => label.trim() !== '')
}

type PartProps = {
  title: string
  lead?: string | undefined
  heading?: { current: HTMLHeadingElement | null } | undefined
  children: ReactNode
}

function Part({ title, lead, heading, children }: PartProps) {
  return (
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

type AskedSectionProps = {
  title: string
  waiting: readonly Suggestion[]
  onAcceptAll: (ids: readonly string[]) => void
  children: ReactNode
}

function AskedSection({ title, waiting, onAcceptAll, children }: AskedSectionProps) {
  const copy = useCopy(pasteCopy)
  return (
    <div className="flex flex-col gap-2">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-2">
        <p className="text-sm font-semibold text-ink-soft">{title}</p>
        {waiting.length > 1 ? (
          <Button size="compact" onClick={() => onAcceptAll(waiting.map(({ id }) => id))}>
            {copy.acceptAll(waiting.length, title)}
          </Button>
        ) : null}
      </div>
      <ul className="flex list-none flex-col gap-3">{children}</ul>
    </div>
  )
}
