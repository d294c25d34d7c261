import { type ComponentProps, type RefObject, useEffect } from 'react'
import type { RequiredItem } from '#domain/guide/editing/completeness.ts'
import { fieldSentenceOf } from '#domain/guide/field-sentences.ts'
import type { SectionType } from '#domain/guide/section-names.ts'
import { screenSentenceOf } from '#domain/messages/screen-refusals.ts'
import type { SpreadOffer } from '#web/calls/guides.ts'
import type { AskedFacts } from '#web/calls/read-refusal.ts'
import { editorCopy, keepingCopy } from '#web/copy/editor/editor.ts'
import { essentialQuestion, essentialsCopy } from '#web/copy/essentials.ts'
import { guideWords } from '#web/copy/guide/guide-words.ts'
import { completingCopy } from '#web/copy/guide/tabs.ts'
import { uiCopy, useCopy, useLocale } from '#web/copy/use-copy.ts'
import { Button, type ButtonProps } from '#web/ui/buttons/button.tsx'
import { AgreeDialog } from '#web/ui/dialogs/agree-dialog.tsx'
import { AlertDialog, type AlertDialogProps } from '#web/ui/dialogs/dialog.tsx'
import { latePart } from '#web/ui/load-part.ts'
import { Banner } from '#web/ui/status/banner.tsx'

const ConflictDifferences = latePart(
  async () => (await import('./both-versions.tsx')).ConflictDifferences,
)

export type SaveState =
  | { is: 'idle' | 'saving' }
  | { is: 'refused'; code: string; reason: string }
  | { is: 'saved'; message: string; spread?: SpreadOffer }

type RefusedBannerProps = {
  refusal: Extract<SaveState, { is: 'refused' }>
  isNew: boolean
  isKept: boolean
  onGone: () => void
  onContinueAsNew: () => void
}

export function RefusedBanner({ refusal, isNew, isKept, ...deeds }: RefusedBannerProps) {
  const locale = useLocale()
  const { draftStays, draftOnlyHere, continueAsNew } = useCopy(keepingCopy)
  const { reason, code } = refusal
  const failed = isNew
    ? screenSentenceOf('error_creating_guidebook', locale, { message: reason })
    : screenSentenceOf('error_updating_guidebook', locale, { reason })
  /** What stays to be read: something is to be done about it first. */
  const needsAct: Record<string, string> = {
    not_found: `${failed} ${isKept ? draftStays : draftOnlyHere}`,
    unauthorized: screenSentenceOf('session_expired', locale),
    unseen_fields: reason,
  }
  return (
    <Banner
      tone="error"
      vanishes={needsAct[code] === undefined}
      dismissLabel={useCopy(uiCopy).dismiss}
      onGone={deeds.onGone}
      action={
        code === 'not_found' ? (
          <Button size="compact" onClick={deeds.onContinueAsNew}>
            {continueAsNew}
          </Button>
        ) : undefined
      }
      className="m-4 shrink-0"
    >
      {needsAct[code] ?? failed}
    </Banner>
  )
}

export type Missing = { required: RequiredItem[]; empty: SectionType[] }
type MissingQuestionProps = Missing & AnswerProps & Pick<QuestionProps, 'onNo'>

/** What stands in the way of saving, or only what is still empty: the second can be saved all the same. */
export function MissingQuestion({ required, empty, ...asked }: MissingQuestionProps) {
  const { missing, tabs } = useCopy(editorCopy)
  const { welcome, emergency } = useCopy(guideWords)
  const filling = {
    ...useCopy(completingCopy),
    welcome: welcome.greeting.label,
    emergency: emergency.emergencyItems.title,
  }
  const locale = useLocale()
  const isBlocked = required.length > 0
  return (
    <Question
      {...asked}
      title={isBlocked ? missing.title : missing.emptyTitle}
      lead={isBlocked ? screenSentenceOf('required_missing', locale) : missing.emptyLead}
      no={missing.goBack}
      yes={isBlocked ? undefined : missing.saveAnyway}
    >
      <ul className="flex flex-col gap-2">
        {required.map((item) => (
          <li key={item} className="font-semibold text-danger-ink">
            {fieldSentenceOf(item, locale)}
          </li>
        ))}
        {empty.map((type) => (
          <li key={type}>
            {tabs[type]}: {filling[type]}
          </li>
        ))}
      </ul>
      {required.includes('property_photo_required') ? (
        <p className="text-sm text-ink-soft">{screenSentenceOf('photo_required', locale)}</p>
      ) : null}
    </Question>
  )
}

/** Who waits for the answer, and where the focus goes then: unless something is put there, to where it was. */
export type AnswerProps = {
  onAnswer: (isYes: boolean) => void
  finalFocus: RefObject<HTMLElement | null>
}

type QuestionProps = AnswerProps & {
  title: string
  lead: string
  no: string
  /** Leads to what is to be done after a no, and says where the focus belongs then. */
  onNo?: FindPlace
  /** Absent where the only way is back. */
  yes?: string
  tone?: ButtonProps['tone']
} & Pick<AlertDialogProps, 'size' | 'other' | 'children'>

export function Question({ title, lead, no, yes, tone = 'primary', ...props }: QuestionProps) {
  const { onNo, onAnswer, finalFocus, size, other, children } = props
  return (
    <AlertDialog
      {...{ title, size, other }}
      description={lead}
      cancelLabel={no}
      onCancel={() => answerNo(props, onNo)}
      finalFocus={finalFocus}
      yes={yes !== undefined && { children: yes, tone, onClick: () => onAnswer(true) }}
    >
      {children}
    </AlertDialog>
  )
}

type FindPlace = () => HTMLElement | null | undefined

function answerNo({ onAnswer, finalFocus }: AnswerProps, findPlace?: FindPlace) {
  const saveButton = document.querySelector<HTMLElement>('[data-save]')
  const place = (findPlace ? findPlace() : saveButton) ?? null
  finalFocus.current = place
  // A dialog gives the focus without scrolling to it.
  place?.scrollIntoView({ block: 'center' })
  onAnswer(false)
}

const retryMs = [3000, 6000, 12_000, 30_000]

type UnreachableProps = AnswerProps & { attempt: number; isOffline: boolean; isKept: boolean }

/** A save that found nobody: it goes on trying until it succeeds or is told to stop. */
export function UnreachableQuestion({ attempt, isOffline, isKept, ...asked }: UnreachableProps) {
  const { offline, unreachable, draftOnlyHere } = useCopy(keepingCopy)
  const { title, ...kept } = isOffline ? offline : unreachable
  const lead = isKept ? kept.lead : draftOnlyHere
  const { onAnswer } = asked
  // When the connection returns, and meanwhile every few seconds.
  useEffect(() => {
    const retry = () => onAnswer(true)
    const timer = setTimeout(retry, retryMs[Math.min(attempt, retryMs.length) - 1])
    addEventListener('online', retry)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', retry)
    }
  }, [attempt, onAnswer])
  return <Question {...asked} {...{ title, lead }} no={offline.stopWaiting} yes={offline.retry} />
}

type RightQuestionProps = AnswerProps &
  Pick<AskedFacts, 'facts'> & { onCorrect: (address: string) => void }

/** Guests read a published guide at once: what they will act on is looked at before. */
export function RightQuestion({ facts, onCorrect, ...asked }: RightQuestionProps) {
  const copy = useCopy(essentialsCopy)
  const locale = useLocale()
  const leave = () => answerNo(asked)
  return (
    <AgreeDialog
      words={copy}
      questions={facts.map((fact) => essentialQuestion(fact, locale))}
      act={{ one: copy.save, all: copy.saveAll }}
      finalFocus={asked.finalFocus}
      onCorrect={(place) => {
        onCorrect(place)
        leave()
      }}
      onAgree={() => asked.onAnswer(true)}
      onClose={leave}
    />
  )
}

type ConflictQuestionProps = AnswerProps &
  ComponentProps<typeof ConflictDifferences> & { onReload: () => void }

/** Somebody saved this guide meanwhile: both versions side by side, and the host decides. */
export function ConflictQuestion({ mine, theirs, onReload, ...asked }: ConflictQuestionProps) {
  const { title, lead, stay, reload, overwrite } = useCopy(keepingCopy).conflict
  const takeTheirs = () => {
    asked.onAnswer(false)
    onReload()
  }
  return (
    <Question
      {...asked}
      {...{ title, lead }}
      size="large"
      no={stay}
      other={{ children: reload, onClick: takeTheirs }}
      yes={overwrite}
    >
      <ConflictDifferences mine={mine} theirs={theirs} />
    </Question>
  )
}
