import { CircleSlash, Ellipsis, RotateCcw, SearchX } from 'lucide'
import type { QuestionHealth } from '#domain/guide/health/health.ts'
import type { Question } from '#domain/guide/health/questions.ts'
import { editorCopy } from '#web/copy/editor/editor.ts'
import { healthCopy } from '#web/copy/editor/health.ts'
import { labelAt, placeOf } from '#web/copy/guide/find-words.ts'
import { questionWords } from '#web/copy/guide/questions.ts'
import { useCopy, useLocale } from '#web/copy/use-copy.ts'
import { sectionOfPath } from '#web/editor/form/form-places.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { Menu } from '#web/ui/dialogs/menu.tsx'
import { MenuItem } from '#web/ui/dialogs/menu-entries.tsx'
import { JumpRow } from './jump-row.tsx'
import type { Verdict } from './use-health.ts'

type QuestionRowProps = {
  row: QuestionHealth
  /** Whether the host has said of something that it is no answer. */
  hasDenied: boolean
  onJump: (path: string, question: string) => void
  onJudge: (row: QuestionHealth, verdict: Verdict) => void
}

/** One question as a guest asks it, where guests find it, and what the host may say of that. */
export function QuestionRow({ row, hasDenied, onJump, onJudge }: QuestionRowProps) {
  const { question, state, path, found } = row
  const copy = useCopy(healthCopy)
  const { tabs } = useCopy(editorCopy)
  const locale = useLocale()
  const text = useCopy(questionWords)[question]
  const tab = tabs[sectionOfPath(path)]
  const title = found && (found.title || labelAt(placeOf(path), locale))
  const isOff = state === 'not_applicable'
  const standsIn = state === 'waiting' ? copy.waitsIn : copy.foundIn
  return (
    <JumpRow
      text={text}
      hint={title ? standsIn(tab, title) : isOff ? tab : copy.addIn(tab)}
      onPress={() => onJump(path, text)}
    >
      <Menu
        trigger={
          <IconButton
            id={menuId(question)}
            tone="quiet"
            icon={Ellipsis}
            label={`${copy.say}: ${text}`}
          />
        }
      >
        {found ? (
          <MenuItem icon={SearchX} onSelect={() => onJudge(row, 'denied')}>
            {copy.notAnswer}
          </MenuItem>
        ) : null}
        {hasDenied ? (
          <MenuItem icon={RotateCcw} onSelect={() => onJudge(row, 'open')}>
            {copy.lookAgain}
          </MenuItem>
        ) : null}
        <MenuItem icon={CircleSlash} onSelect={() => onJudge(row, 'applies')}>
          {isOff ? copy.applies : copy.notApplicable}
        </MenuItem>
      </Menu>
    </JumpRow>
  )
}

export function menuId(question: Question) {
  return `say-of-${question}`
}
