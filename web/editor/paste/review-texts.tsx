import { type ReactNode, useRef, useState } from 'react'
import type { GuidebookForm } from '#domain/guide/guidebook.ts'
import type { Fact, Suggestion } from '#domain/guide/proposal/found.ts'
import type { SectionType } from '#domain/guide/section-names.ts'
import { editorCopy } from '#web/copy/editor/editor.ts'
import { pasteCopy } from '#web/copy/editor/paste.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { AskedCard } from './asked-card.tsx'
import { FileNotes } from './file-notes.tsx'
import { InTheWay } from './in-the-way.tsx'
import { LeftOver } from './left-over.tsx'
import type { Answers, Read } from './pasted.ts'
import { PlacedList } from './placed-list.tsx'
import { bySection, reviewOf } from './review.ts'
import { ReviewFooter } from './review-footer.tsx'
import { labelOf, shortened, wordsOf } from './say-fact.ts'
import { useCurrentCard } from './use-current-card.ts'

type ReviewTextsProps = {
  title: string
  form: GuidebookForm
  read: Read
  answers: Answers
  onAnswer: (answers: Answers) => void
  onAgain: () => void
  onGo: () => void
  onClose: () => void
}

/** What was found in the texts: placed, asked about, in the way of something, and not understood. */
export function ReviewTexts(props: ReviewTextsProps) {
  const { title, form, read, answers, onAnswer, onAgain, onGo, onClose } = props
  const copy = useCopy(pasteCopy)
  const { tabs } = useCopy(editorCopy)
  const { sure, asked, inTheWay, left, waiting, placedCount } = reviewOf(form, read, answers)
  const [said, setSaid] = useState('')
  const top = useRef<HTMLHeadingElement>(null)
  const current = waiting[0]
  const rooms = roomsOf(form, [...sure, ...asked])
  const card = useCurrentCard({ id: current?.id, hasBegun: waiting.length < asked.length })

  function answer(ids: readonly string[], verdict: 'in' | 'out' | undefined) {
    const others = Object.entries(answers.verdicts).filter(([id]) => !ids.includes(id))
    const own = ids.flatMap((id) => (verdict ? [[id, verdict] as const] : []))
    const verdicts = Object.fromEntries([...others, ...own])
    onAnswer({ ...answers, verdicts })
    const next = waiting.find(({ id }) => !ids.includes(id))
    const left = waiting.filter(({ id }) => !ids.includes(id)).length
    const todo = left === 0 ? copy.nothingToAsk : copy.ask(left)
    setSaid(next ? `${todo}. ${labelOf(next.fact, copy)}: ${shortened(wordsOf(next.fact))}` : todo)
  }
  const onFact = (id: string, fact: Fact) =>
    onAnswer({ ...answers, facts: { ...answers.facts, [id]: fact } })
  const deeds = {
    texts: read.texts,
    rooms,
    onFact,
    onVerdict: (id: string, verdict: 'in' | 'out' | undefined) => answer([id], verdict),
  }
  function answerLeft(key: string, block: SectionType | 'ignored' | undefined) {
    const { [key]: _before, ...blocks } = answers.blocks
    onAnswer({ ...answers, blocks: block ? { ...blocks, [key]: block } : blocks })
  }

  return (
    <Dialog
      isOpen
      size="full"
      title={title}
      closeLabel={copy.backToForm}
      initialFocus={waiting.length < asked.length ? undefined : top}
      onClose={onClose}
      footer={
        <ReviewFooter
          done={asked.length - waiting.length}
          total={asked.length}
          current={current && { label: labelOf(current.fact, copy), isSeen: card.isSeen }}
          onVerdict={(verdict) => current && answer([current.id], verdict)}
          onShow={card.show}
          onGo={onGo}
        />
      }
    >
      <div ref={card.listRef} className="mx-auto flex w-full max-w-5xl flex-col gap-6">
        <p aria-live="polite" className="sr-only">
          {said}
        </p>
        <FileNotes unread={read.unread} readInPart={read.readInPart} />
        {sure.length + asked.length + inTheWay.length === 0 ? (
          <h3 ref={top} tabIndex={-1} className="text-lg outline-none">
            {copy.nothingFound}
          </h3>
        ) : null}
        {sure.length > 0 ? (
          <Part title={copy.placed(placedCount)} heading={top} lead={copy.placedLead}>
            <PlacedList sure={sure} verdicts={answers.verdicts} onVerdict={answer} />
          </Part>
        ) : null}
        {asked.length > 0 ? (
          <Part title={waiting.length > 0 ? copy.ask(waiting.length) : copy.nothingToAsk}>
            {bySection(asked).map(({ section, own }) => (
              <AskedSection
                key={section}
                title={tabs[section]}
                waiting={own.filter(({ id }) => answers.verdicts[id] === undefined)}
                onAcceptAll={(ids) => answer(ids, 'in')}
              >
                {own.map((each) => (
                  <AskedCard
                    key={each.id}
                    {...deeds}
                    suggestion={each}
                    verdict={answers.verdicts[each.id]}
                    isCurrent={each.id === current?.id}
                  />
                ))}
              </AskedSection>
            ))}
          </Part>
        ) : null}
        {inTheWay.length > 0 ? (
          <Part title={copy.inTheWay} lead={copy.inTheWayLead}>
            <InTheWay {...deeds} form={form} suggestions={inTheWay} />
          </Part>
        ) : null}
        {left.length > 0 ? (
          <Part title={copy.left(left.length)} lead={copy.leftLead}>
            <LeftOver left={left} onAnswer={answerLeft} />
          </Part>
        ) : null}
        <Button tone="quiet" onClick={onAgain} className="self-start">
          {copy.again}
        </Button>
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
  heading?: { current: HTMLHeadingElement | null }
  children: ReactNode
}

function Part({ title, lead, heading, children }: PartProps) {
  return (
    <section className="flex flex-col gap-3">
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
