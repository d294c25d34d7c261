import { useLayoutEffect, useRef } from 'react'
import type { QuestionHealth, QuestionState } from '#domain/guide/health/health.ts'
import type { Question } from '#domain/guide/health/questions.ts'
import { healthCopy } from '#web/copy/editor/health.ts'
import { translationsCopy } from '#web/copy/editor/translations.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { FindingList } from './finding-list.tsx'
import { HealthGroup } from './health-group.tsx'
import { QuestionRow, toggleId } from './question-row.tsx'
import { useHealth } from './use-health.ts'

type HealthDialogProps = {
  onClose: () => void
  onJump: (path: string) => void
  onLanguages: () => void
}

/** What guests ask most over the form: what the guide does not answer first, each a press from its field. */
export function HealthDialog({ onClose, onJump, onLanguages }: HealthDialogProps) {
  const copy = useCopy(healthCopy)
  const { backToForm } = useCopy(translationsCopy)
  const { form, health, toggle } = useHealth()
  const { questions, answered, of, findings } = health
  const onToggle = useFocusKept(toggle)
  const group = (state: QuestionState) => {
    const rows: readonly QuestionHealth[] = questions.filter((each) => each.state === state)
    return rows.length === 0 ? null : (
      <HealthGroup title={copy.states[state]} count={rows.length}>
        {rows.map((row) => (
          <QuestionRow
            key={row.question}
            row={row}
            form={form}
            onJump={onJump}
            onToggle={onToggle}
          />
        ))}
      </HealthGroup>
    )
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="large"
      title={copy.title}
      description={<span role="status">{copy.answers(answered, of)}</span>}
      closeLabel={backToForm}
      footer={<Button onClick={onClose}>{backToForm}</Button>}
    >
      <div className="flex flex-col gap-6">
        {group('missing')}
        {group('waiting')}
        {group('thin')}
        {findings.length > 0 ? (
          <FindingList findings={findings} onJump={onJump} onLanguages={onLanguages} />
        ) : null}
        {group('answered')}
        {group('not_applicable')}
      </div>
    </Dialog>
  )
}

/** A question that changes its group takes the focus along. */
function useFocusKept(toggle: (question: Question) => void) {
  const moved = useRef<Question>(undefined)
  useLayoutEffect(() => {
    if (moved.current) document.getElementById(toggleId(moved.current))?.focus()
    moved.current = undefined
  })
  return (question: Question) => {
    moved.current = question
    toggle(question)
  }
}
