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
import { menuId, QuestionRow } from './question-row.tsx'
import { useHealth, type Verdict } from './use-health.ts'

type HealthDialogProps = {
  onClose: () => void
  onJump: (path: string, question?: string) => void
  onLanguages: () => void
}

/** What guests ask most over the form: what the guide does not answer first, each a press from its field. */
export function HealthDialog({ onClose, onJump, onLanguages }: HealthDialogProps) {
  const copy = useCopy(healthCopy)
  const { backToForm } = useCopy(translationsCopy)
  const { form, health, judge } = useHealth()
  const { questions, answered, of, findings } = health
  const { notAnswers = [] } = form.welcome
  const onJudge = useFocusKept(judge)
  const group = (state: QuestionState) => {
    const rows: readonly QuestionHealth[] = questions.filter((each) => each.state === state)
    return rows.length === 0 ? null : (
      <HealthGroup title={copy.states[state]} count={rows.length}>
        {rows.map((row) => (
          <QuestionRow
            key={row.question}
            row={row}
            hasDenied={notAnswers.some((each) => each.startsWith(`${row.question} `))}
            onJump={onJump}
            onJudge={onJudge}
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
function useFocusKept(judge: (row: QuestionHealth, verdict: Verdict) => void) {
  const moved = useRef<Question>(undefined)
  useLayoutEffect(() => {
    if (moved.current) document.getElementById(menuId(moved.current))?.focus()
    moved.current = undefined
  })
  return (row: QuestionHealth, verdict: Verdict) => {
    moved.current = row.question
    judge(row, verdict)
  }
}
