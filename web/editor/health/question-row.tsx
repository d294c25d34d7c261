import { get } from 'react-hook-form'
import type { GuidebookForm } from '#domain/guide/guidebook.ts'
import type { QuestionHealth } from '#domain/guide/health/health.ts'
import type { Question } from '#domain/guide/health/questions.ts'
import { findText } from '#domain/values/text.ts'
import { editorCopy } from '#web/copy/editor/editor.ts'
import { healthCopy } from '#web/copy/editor/health.ts'
import { questionWords } from '#web/copy/guide/questions.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { sectionOfPath } from '#web/editor/form/form-places.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { JumpRow } from './jump-row.tsx'

type QuestionRowProps = {
  row: QuestionHealth
  form: GuidebookForm
  onJump: (path: string) => void
  onToggle: (question: Question) => void
}

/** One question as a guest asks it, what answers it, and whether it applies at all. */
export function QuestionRow({ row, form, onJump, onToggle }: QuestionRowProps) {
  const { question, state, path } = row
  const copy = useCopy(healthCopy)
  const { tabs } = useCopy(editorCopy)
  const text = useCopy(questionWords)[question]
  const tab = tabs[sectionOfPath(path)]
  const said = state === 'missing' ? undefined : findText(get(form, path))
  const isOff = state === 'not_applicable'
  return (
    <JumpRow text={text} hint={said ? `${tab} · ${said}` : tab} onPress={() => onJump(path)}>
      {state === 'answered' ? null : (
        <Button
          id={toggleId(question)}
          tone="quiet"
          size="compact"
          className="shrink-0 max-sm:px-2 max-sm:text-sm"
          aria-label={`${isOff ? copy.applies : copy.notApplicable}: ${text}`}
          onClick={() => onToggle(question)}
        >
          {isOff ? copy.applies : copy.notApplicable}
        </Button>
      )}
    </JumpRow>
  )
}

export function toggleId(question: Question) {
  return `applies-${question}`
}
