import { ChevronRight, CircleSlash, RotateCcw, SearchX } from 'lucide'
import { type ReactNode, useId, useLayoutEffect, useMemo, useRef } from 'react'
import type { Finding } from '#domain/guide/health/findings.ts'
import { healthOf, type QuestionHealth, type QuestionState } from '#domain/guide/health/health.ts'
import { type Question, questions } from '#domain/guide/health/questions.ts'
import { guideLanguages } from '#domain/values/guide-language.ts'
import { editorCopy } from '#web/copy/editor/editor.ts'
import { healthCopy } from '#web/copy/editor/health.ts'
import { translationsCopy } from '#web/copy/editor/translations.ts'
import { labelAt, placeOf } from '#web/copy/guide/find-words.ts'
import { questionWords } from '#web/copy/guide/welcome.ts'
import { useCopy, useLocale } from '#web/copy/use-copy.ts'
import { sectionOfPath, toGuidebookForm } from '#web/editor/form/editor-form.ts'
import { useFormAccess, useValue } from '#web/editor/form/use-editor-form.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { OptionsMenu } from '#web/ui/dialogs/menu.tsx'
import { MenuItem } from '#web/ui/dialogs/menu-entries.tsx'
import { Icon, type IconShape } from '#web/ui/icon.tsx'

type HealthDialogProps = {
  onClose: () => void
  onJump: (path: string, question?: string) => void
  onLanguages: () => void
}

/** What guests ask most over the form: what the guide does not answer first, each a press from its field. */
export function HealthDialog({ onClose, onJump, onLanguages }: HealthDialogProps) {
  const copy = useCopy(healthCopy)
  const { backToForm } = useCopy(translationsCopy)
  const { health, notAnswers, judge } = useHealth()
  const { questions, answered, of, findings } = health
  const group = (state: QuestionState) => {
    const rows: readonly QuestionHealth[] = questions.filter((each) => each.state === state)
    return (
      <HealthGroup title={copy.states[state]} count={rows.length}>
        {rows.map((row) => (
          <QuestionRow
            key={row.question}
            row={row}
            hasDenied={notAnswers.some((each) => each.startsWith(`${row.question} `))}
            onJump={onJump}
            onJudge={judge}
          />
        ))}
      </HealthGroup>
    )
  }
  return (
    <Dialog
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
        <FindingList {...{ findings, onJump, onLanguages }} />
        {group('answered')}
        {group('not_applicable')}
      </div>
    </Dialog>
  )
}

/** What a host says of one question: guests need not know or do, what they find is no answer, or it may be one after all. */
type Verdict = 'applies' | 'denied' | 'open'

/** How the form that is being edited stands with what guests ask; what a host says of it is kept and saved with it. */
function useHealth() {
  const { getValues, setValue } = useFormAccess()
  const notApplicable = useValue('welcome.notApplicable')
  const notAnswers = useValue('welcome.notAnswers')
  // Nobody types while the list is open: it covers the form.
  const health = useMemo(() => {
    const typed = toGuidebookForm(getValues())
    return healthOf({ ...typed, welcome: { ...typed.welcome, notApplicable, notAnswers } })
  }, [getValues, notApplicable, notAnswers])
  // A question that changes its group takes the focus along.
  const moved = useRef<Question>(undefined)
  useLayoutEffect(() => {
    if (moved.current) document.getElementById(menuId(moved.current))?.focus()
    moved.current = undefined
  })
  function judge({ question, found }: QuestionHealth, verdict: Verdict) {
    moved.current = question
    if (verdict === 'applies') {
      const marked = new Set(getValues('welcome.notApplicable'))
      if (!marked.delete(question)) marked.add(question)
      const inOrder = questions.filter((each) => marked.has(each))
      return setValue('welcome.notApplicable', inOrder)
    }
    const kept = getValues('welcome.notAnswers') ?? []
    const others = kept.filter((each) => !each.startsWith(`${question} `))
    const denied = found ? [...kept, found.notAnswer] : kept
    setValue('welcome.notAnswers', verdict === 'denied' ? denied : others)
  }
  return { health, notAnswers: notAnswers ?? [], judge }
}

type FindingListProps = Omit<HealthDialogProps, 'onClose'> & { findings: readonly Finding[] }

/** What is wrong beside the questions: field by field, and of another language once. */
function FindingList({ findings, onJump, onLanguages }: FindingListProps) {
  const copy = useCopy(healthCopy)
  const { names } = useCopy(translationsCopy)
  const { tabs } = useCopy(editorCopy)
  const locale = useLocale()
  const inFields = findings.filter((each) => each.kind !== 'untranslated')
  const texts = findings.filter((each) => each.kind === 'untranslated')
  const languages = guideLanguages
    .map((language) => ({ language, own: texts.filter((each) => each.language === language) }))
    .filter(({ own }) => own.length > 0)
  return (
    <HealthGroup title={copy.findings} count={inFields.length + languages.length}>
      {inFields.map((finding) => (
        <JumpRow
          key={`${finding.kind} ${finding.path}`}
          text={
            finding.kind === 'long_text' ? copy.longText(finding.words) : copy.found[finding.kind]
          }
          hint={`${tabs[sectionOfPath(finding.path)]} · ${labelAt(placeOf(finding.path), locale)}`}
          onPress={() => onJump(finding.path)}
        />
      ))}
      {languages.map(({ language, own }) => (
        <JumpRow
          key={language}
          text={copy.untranslated(own.length, names[language])}
          hint={copy.toLanguages}
          onPress={onLanguages}
        />
      ))}
    </HealthGroup>
  )
}

type QuestionRowProps = {
  row: QuestionHealth
  hasDenied: boolean
  onJump: (path: string, question: string) => void
  onJudge: (row: QuestionHealth, verdict: Verdict) => void
}

/** One question as a guest asks it, where guests find it, and what the host may say of that. */
function QuestionRow({ row, hasDenied, onJump, onJudge }: QuestionRowProps) {
  const { question, state, path, found } = row
  const copy = useCopy(healthCopy)
  const locale = useLocale()
  const text = useCopy(questionWords)[question]
  const tab = useCopy(editorCopy).tabs[sectionOfPath(path)]
  const title = found && (found.title || labelAt(placeOf(path), locale))
  const isOff = state === 'not_applicable'
  const standsIn = state === 'waiting' ? copy.waitsIn : copy.foundIn
  const say = (verdict: Verdict, icon: IconShape, label: string) => (
    <MenuItem icon={icon} onSelect={() => onJudge(row, verdict)}>
      {label}
    </MenuItem>
  )
  return (
    <JumpRow
      text={text}
      hint={title ? standsIn(tab, title) : isOff ? tab : copy.addIn(tab)}
      onPress={() => onJump(path, text)}
    >
      <OptionsMenu id={menuId(question)} tone="quiet" label={`${copy.say}: ${text}`}>
        {found ? say('denied', SearchX, copy.notAnswer) : null}
        {hasDenied ? say('open', RotateCcw, copy.lookAgain) : null}
        {say('applies', CircleSlash, isOff ? copy.applies : copy.notApplicable)}
      </OptionsMenu>
    </JumpRow>
  )
}

function menuId(question: Question) {
  return `say-of-${question}`
}

type JumpRowProps = { text: string; hint: string; onPress: () => void; children?: ReactNode }

/** One row that leads somewhere: all of it is the button, as wide as a thumb needs. */
function JumpRow({ text, hint, onPress, children }: JumpRowProps) {
  return (
    <li className="flex items-center gap-1 py-1">
      <button
        type="button"
        onClick={onPress}
        className="-ml-2 flex min-h-14 min-w-0 flex-1 cursor-pointer items-center gap-3 rounded-control px-2 py-2 text-left hover:bg-sunken"
      >
        <span className="min-w-0 flex-1">
          <span className="block leading-snug font-semibold">{text}</span>
          <span className="line-clamp-2 text-sm wrap-anywhere text-ink-soft">{hint}</span>
        </span>
        <Icon of={ChevronRight} size={18} className="shrink-0 text-ink-faint" />
      </button>
      {children}
    </li>
  )
}

type HealthGroupProps = { title: string; count: number; children: ReactNode }

/** Rows that stand alike, and how many they are; nothing where there are none. */
function HealthGroup({ title, count, children }: HealthGroupProps) {
  const id = useId()
  if (count === 0) return null
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="flex items-baseline gap-2 text-lg font-semibold">
        {title} <span className="text-base font-normal text-ink-soft tabular-nums">{count}</span>
      </h3>
      <ul className="divide-y divide-hairline">{children}</ul>
    </section>
  )
}
