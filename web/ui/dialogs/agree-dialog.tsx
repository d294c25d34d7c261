import { Check } from 'lucide'
import { type ReactNode, type RefObject, useState } from 'react'
import { Button, NewTabLink, PressButton, textLinkLook } from '#web/ui/buttons/button.tsx'
import { toggled } from '#web/ui/toggled.ts'
import { findRow, useSeenRows } from '#web/ui/use-seen-rows.ts'
import { Dialog } from './dialog.tsx'

export type Question = {
  key: string
  /** Where it is put right; a line of it may have a place of its own. */
  place: string
  label: string
  /** Which of several of its kind. */
  of?: string
  lines: readonly {
    name?: string
    text: string
    isExact?: boolean
    /** Where it leads: whether it is right is seen there. */
    link?: { to: string; newTabLabel: string }
    correct?: { words: string; place: string }
  }[]
}

type AgreeDialogProps = {
  words: Record<'title' | 'lead' | 'list' | 'yes' | 'correct' | 'cancel' | 'close', string> &
    Record<'yesTo' | 'correctOf', (label: string) => string> & { look: (count: number) => string }
  questions: readonly Question[]
  /** Of the one act, when each was agreed to by itself, and when all are at once. */
  act: { one: string; all: string }
  note?: ReactNode
  isBusy?: boolean
  finalFocus?: RefObject<HTMLElement | null>
  /** Absent where nothing of it can be changed. */
  onCorrect?: (place: string) => void
  onAgree: () => void
  onClose: () => void
}

/** Some facts, each with a yes of its own; one press says yes to all once each of them was in view. */
export function AgreeDialog(props: AgreeDialogProps) {
  const { words, questions, act, note, isBusy = false, finalFocus } = props
  const { onCorrect, onAgree, onClose } = props
  const [agreed, setAgreed] = useState<ReadonlySet<string>>(new Set())
  const [list, setList] = useState<HTMLElement | null>(null)
  const keys = questions.map(({ key }) => key)
  // Under the end of each stand its buttons.
  const seen = useSeenRows(list, keys)
  const isWhole = keys.every((key) => agreed.has(key))
  const unseen = keys.filter((key) => !agreed.has(key) && !seen.has(key))
  const mayAct = unseen.length === 0
  return (
    <Dialog
      title={words.title}
      description={words.lead}
      closeLabel={words.close}
      closable={() => !isBusy}
      finalFocus={finalFocus}
      onClose={onClose}
      footer={
        <>
          {/* On a phone it stands over the others, which stay where they are when it goes. */}
          {mayAct ? null : (
            <Button
              size="compact"
              tone="quiet"
              className="order-last sm:order-first sm:mr-auto"
              onClick={() => {
                const row = findRow(list, unseen[0] ?? '')
                row?.scrollIntoView({ block: 'center' })
                // This one goes once all is seen, and the focus with it.
                row?.querySelector('button')?.focus({ preventScroll: true })
              }}
            >
              {words.look(unseen.length)}
            </Button>
          )}
          <Button onClick={() => isBusy || onClose()}>{words.cancel}</Button>
          <Button tone="primary" isBusy={isBusy} aria-disabled={!mayAct} onClick={onAgree}>
            {isWhole ? act.one : act.all}
          </Button>
        </>
      }
    >
      <ul ref={setList} aria-label={words.list} className="flex flex-col divide-y divide-hairline">
        {questions.map(({ key, place, label, of, lines }) => (
          <li key={key} className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2 py-3">
            <div className="min-w-0">
              <p className="text-sm text-ink-soft">{label}</p>
              {lines.map(({ name, text, isExact, link, correct }) => (
                <p key={`${name} ${text}`} className="[overflow-wrap:anywhere] whitespace-pre-line">
                  {name ? `${name}: ` : null}
                  {link ? (
                    <NewTabLink {...link}>{text}</NewTabLink>
                  ) : (
                    <span className={isExact ? 'font-mono' : undefined}>{text}</span>
                  )}
                  {correct && onCorrect ? (
                    <PressButton
                      className={`ml-3 min-h-11 cursor-pointer text-sm ${textLinkLook}`}
                      onClick={() => onCorrect(correct.place)}
                    >
                      {correct.words}
                    </PressButton>
                  ) : null}
                </p>
              ))}
            </div>
            <div data-row={key} className="ml-auto flex gap-2">
              {onCorrect ? (
                <Button
                  size="compact"
                  tone="quiet"
                  aria-label={words.correctOf(nameOf(label, of))}
                  onClick={() => onCorrect(place)}
                >
                  {words.correct}
                </Button>
              ) : null}
              <Button
                size="compact"
                icon={Check}
                aria-pressed={agreed.has(key)}
                aria-label={words.yesTo(nameOf(label, of))}
                onClick={() => setAgreed(toggled(agreed, key))}
              >
                {words.yes}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <div className="mt-3 flex flex-col gap-2 text-sm text-ink-soft empty:hidden">{note}</div>
    </Dialog>
  )
}

function nameOf(label: string, of?: string) {
  return of ? `${label}: ${of}` : label
}
