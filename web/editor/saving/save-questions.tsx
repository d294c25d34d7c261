import { type RefObject, useEffect } from 'react'
import type { RequiredItem } from '#domain/guide/editing/completeness.ts'
import { fieldSentenceOf } from '#domain/guide/field-sentences.ts'
import type { GuidebookForm } from '#domain/guide/guidebook.ts'
import type { SectionType } from '#domain/guide/section-names.ts'
import { sentenceOf } from '#domain/messages/refusals.ts'
import {
  findStayTime,
  isNightTime,
  type StayTime,
  storedTimeOf,
} from '#domain/values/stay-times.ts'
import type { AskedFacts } from '#web/calls/ask.ts'
import { editorCopy, keepingCopy } from '#web/copy/editor/editor.ts'
import { essentialsCopy, essentialWords } from '#web/copy/essentials.ts'
import { useCopy, useLocale } from '#web/copy/use-copy.ts'
import { findField } from '#web/editor/form/form-places.ts'
import { timing } from '#web/editor/form/timing.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { AgreeDialog } from '#web/ui/dialogs/agree-dialog.tsx'
import { AlertDialog } from '#web/ui/dialogs/alert-dialog.tsx'

type FinalFocus = RefObject<HTMLElement | null>

export type Missing = { required: RequiredItem[]; empty: SectionType[] }

type MissingDialogProps = Missing & {
  finalFocus: FinalFocus
  onGoBack: () => void
  onSaveAnyway: () => void
}

/** What stands in the way of saving, or only what is still empty: the second can be saved all the same. */
export function MissingDialog(props: MissingDialogProps) {
  const { required, empty, finalFocus, onGoBack, onSaveAnyway } = props
  const { missing, tabs } = useCopy(editorCopy)
  const locale = useLocale()
  const isBlocked = required.length > 0
  return (
    <AlertDialog
      isOpen
      title={isBlocked ? missing.title : missing.emptyTitle}
      description={isBlocked ? sentenceOf('required_missing', locale) : missing.emptyLead}
      cancelLabel={missing.goBack}
      onCancel={onGoBack}
      finalFocus={finalFocus}
      action={
        isBlocked ? undefined : (
          <Button tone="primary" onClick={onSaveAnyway}>
            {missing.saveAnyway}
          </Button>
        )
      }
    >
      <ul className="mt-4 flex flex-col gap-2">
        {required.map((item) => (
          <li key={item} className="font-semibold text-danger-ink">
            {fieldSentenceOf(item, locale)}
          </li>
        ))}
        {empty.map((type) => (
          <li key={type}>{tabs[type]}</li>
        ))}
      </ul>
      {required.includes('property_photo_required') ? (
        <p className="mt-3 text-sm text-ink-soft">{sentenceOf('photo_required', locale)}</p>
      ) : null}
    </AlertDialog>
  )
}

export function findSaveButton() {
  return document.querySelector<HTMLElement>('[data-save]')
}

/** What is required stands in the first tab; of empty sections the tab itself, which then comes to the front. */
export function fieldToFill({ required, empty: [section = 'welcome'] }: Missing) {
  if (required.length === 0) return document.querySelector<HTMLElement>(`[data-tab="${section}"]`)
  return required.includes('property_name_required')
    ? (findField('welcome.propertyName') ?? null)
    : document.querySelector<HTMLElement>('[data-photo-button]')
}

type RiskDialogProps = { onGoOn: () => void; onSave: () => void }

/** On a device that keeps nothing a save would end the review: it is asked about first. */
export function RiskDialog({ onGoOn, onSave }: RiskDialogProps) {
  const copy = useCopy(keepingCopy).reviewAtRisk
  return (
    <AlertDialog
      isOpen
      title={copy.title}
      description={copy.lead}
      cancelLabel={copy.goOn}
      onCancel={onGoOn}
      action={<Button onClick={onSave}>{copy.saveAnyway}</Button>}
    />
  )
}

type NightDialogProps = {
  shown: StayTime
  finalFocus: FinalFocus
  onChange: () => void
  onKeep: () => void
}

/** A check-out in the middle of the night is more often a slip than meant; it stands in no way. */
export function NightDialog({ shown, finalFocus, onChange, onKeep }: NightDialogProps) {
  const { night } = useCopy(editorCopy)
  const { time12, time24 } = shown
  return (
    <AlertDialog
      isOpen
      title={night.title(useLocale() === 'en' ? time12 : time24)}
      description={night.lead}
      cancelLabel={night.change}
      finalFocus={finalFocus}
      onCancel={onChange}
      action={
        <Button tone="primary" onClick={onKeep}>
          {night.keep}
        </Button>
      }
    />
  )
}

/** A check-out in the night, as it is stored and as it is shown. */
export function findNightHour({ welcome }: GuidebookForm) {
  const time = { hour: welcome.checkOutHour, period: welcome.checkOutPeriod }
  const stored = storedTimeOf(time)
  const shown = findStayTime(stored)
  return stored && shown && isNightTime(time) ? { stored, shown } : undefined
}

type RightDialogProps = {
  asked: AskedFacts
  finalFocus: FinalFocus
  onCorrect: (address: string) => void
  onAnswer: (isRight: boolean) => void
}

/** Guests read a published guide at once: what they will act on is looked at before. */
export function RightDialog({ asked, finalFocus, onCorrect, onAnswer }: RightDialogProps) {
  const copy = useCopy(essentialsCopy)
  const locale = useLocale()
  const addresses = new Map(asked.facts.map(({ of, address }) => [of, address]))
  return (
    <AgreeDialog
      words={copy}
      questions={asked.facts.map((fact) => ({ key: fact.of, ...essentialWords(fact, locale) }))}
      act={{ one: copy.save, all: copy.saveAll }}
      finalFocus={finalFocus}
      onCorrect={(key) => {
        onCorrect(addresses.get(key) ?? '')
        onAnswer(false)
      }}
      onAgree={() => onAnswer(true)}
      onClose={() => onAnswer(false)}
    />
  )
}

type WaitingDialogProps = {
  attempt: number
  isOffline: boolean
  finalFocus: FinalFocus
  onRetry: () => void
  onStop: () => void
}

/** A save that found nobody: it goes on trying until it succeeds or is told to stop. */
export function WaitingDialog(props: WaitingDialogProps) {
  const { attempt, isOffline, finalFocus, onRetry, onStop } = props
  const { offline, unreachable } = useCopy(keepingCopy)
  const words = isOffline ? offline : unreachable
  // When the connection returns, and meanwhile every few seconds.
  useEffect(() => {
    const wait = timing.retryMs[Math.min(attempt, timing.retryMs.length) - 1]
    const timer = setTimeout(onRetry, wait)
    addEventListener('online', onRetry)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', onRetry)
    }
  }, [attempt, onRetry])
  return (
    <AlertDialog
      isOpen
      title={words.title}
      description={words.lead}
      cancelLabel={offline.stopWaiting}
      onCancel={onStop}
      finalFocus={finalFocus}
      action={
        <Button tone="primary" onClick={onRetry}>
          {offline.retry}
        </Button>
      }
    />
  )
}
