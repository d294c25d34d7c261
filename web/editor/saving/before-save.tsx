import { type ReactNode, type RefObject, useRef } from 'react'
import {
  canSave,
  emptySections,
  missingRequired,
  type RequiredItem,
} from '#domain/guide/editing/completeness.ts'
import { isTextTooLong, textBytesOf, textSizeValues } from '#domain/guide/editing/text-size.ts'
import { fieldSentenceOf } from '#domain/guide/field-sentences.ts'
import type { GuidebookForm } from '#domain/guide/guidebook.ts'
import type { SectionType } from '#domain/guide/section-names.ts'
import { sentenceOf } from '#domain/messages/refusals.ts'
import { findStayTime, isNightTime, storedTimeOf } from '#domain/values/stay-times.ts'
import { editorCopy, keepingCopy } from '#web/copy/editor/editor.ts'
import { useCopy, useLocale } from '#web/copy/use-copy.ts'
import type { Drafting } from '#web/editor/drafts/use-draft.tsx'
import { useValue } from '#web/editor/form/form-access.ts'
import { findField } from '#web/editor/form/places.ts'
import type { Opened } from '#web/editor/opened.ts'
import { Button, type ButtonProps, buttonLook } from '#web/ui/buttons/button.tsx'
import { AlertDialog } from '#web/ui/dialogs/dialog.tsx'

type SaveButtonProps = { isNew: boolean; isBusy: boolean; onSave: () => void }

/** Says it is disabled while something required is missing, and, pressed all the same, says what. */
export function SaveButton({ isNew, isBusy, onSave }: SaveButtonProps) {
  const { save, update } = useCopy(editorCopy)
  const propertyName = useValue('welcome.propertyName')
  const photoUrl = useValue('welcome.photoUrl')
  const isReady = canSave({ welcome: { propertyName, photoUrl } }, { isNew, isLoading: false })
  const look = { tone: 'primary', size: 'compact' } as const
  const button = { 'data-save': true, onClick: onSave, children: isNew ? save : update }
  if (isReady || isBusy) return <Button {...button} {...look} isBusy={isBusy} />
  return <button type="button" {...button} aria-disabled className={buttonLook(look)} />
}

/** Where the editor leads its host. */
export type Lead = {
  toSection: (section: SectionType) => void
  toPath: (path: string) => void
  /** What was brought and waits to be looked through. */
  toReview: () => void
  onPhotoAsked: (isAsked: boolean) => void
}

type BeforeSave = {
  opened: Opened
  draft: Drafting
  lead: Lead
  askHost: (show: (asked: Asked) => ReactNode) => Promise<boolean>
  onWrong: () => void
  refuse: (refusal: { code: string; message: string }) => void
}

/** What is required blocks, what is empty asks (before the first save only), and so on, up to a last yes. */
export function useBeforeSave({ opened, draft, lead, askHost, ...deeds }: BeforeSave) {
  const { guide, stored, storedBytes, access, pasted } = opened
  const isNew = !guide
  const locale = useLocale()
  const { night } = useCopy(editorCopy)
  const { reviewAtRisk } = useCopy(keepingCopy)
  const isReviewGivenUp = useRef(false)
  /** What is stored so, or was confirmed, is not asked about again. */
  const knownHours = useRef([findNightHour(stored)?.stored])

  async function mayBeSent(form: GuidebookForm) {
    if (!(await isWholeEnough(form))) return false
    if (!(await access.trigger())) {
      deeds.onWrong()
      return false
    }
    const sizes = { bytes: textBytesOf(form), storedBytes }
    if (isTextTooLong(sizes)) {
      const code = 'guide_text_limit'
      deeds.refuse({ code, message: sentenceOf(code, locale, textSizeValues(sizes)) })
      return false
    }
    return (await mayEndReview()) && (await isHourMeant(form))
  }

  async function isWholeEnough(form: GuidebookForm) {
    const required = missingRequired(form, { isNew })
    const missing = { required, empty: isNew ? emptySections(form) : [] }
    if (missing.required.length + missing.empty.length === 0) return true
    const onNo = () => fillOut(missing)
    return askHost((asked) => <MissingQuestion {...asked} {...missing} onNo={onNo} />)
  }

  /** What is required stands in the first tab; of empty sections the tab itself, which then comes to the front. */
  function fillOut({ required, empty: [section = 'welcome'] }: Missing) {
    const lacksName = required.includes('property_name_required')
    lead.onPhotoAsked(required.includes('property_photo_required'))
    if (lacksName) void access.trigger('welcome.propertyName')
    lead.toSection(required.length > 0 ? 'welcome' : section)
    if (lacksName) return findField('welcome.propertyName')
    const place = required.length > 0 ? '[data-photo-button]' : `[data-tab="${section}"]`
    return document.querySelector<HTMLElement>(place)
  }

  /** On a device that keeps nothing a save would end an open review: it is asked about once before. */
  async function mayEndReview() {
    if (isReviewGivenUp.current || !pasted.read() || (await draft.canKeep())) return true
    const { title, lead: text, goOn, saveAnyway } = reviewAtRisk
    const words = { title, lead: text, no: goOn, yes: saveAnyway }
    isReviewGivenUp.current = await askHost((asked) => (
      <Question {...asked} {...words} onNo={() => void lead.toReview()} tone="secondary" />
    ))
    return isReviewGivenUp.current
  }

  /** A check-out in the middle of the night is more often a slip than meant; it stands in no way. */
  async function isHourMeant(form: GuidebookForm) {
    const hour = findNightHour(form)
    if (!hour || knownHours.current.includes(hour.stored)) return true
    const { title, lead: text, change, keep } = night
    const time = locale === 'en' ? hour.shown.time12 : hour.shown.time24
    const onNo = () => {
      lead.toSection('welcome')
      return findField('welcome.checkOutHour')
    }
    const words = { title: title(time), lead: text, no: change, yes: keep }
    const isMeant = await askHost((asked) => <Question {...asked} {...words} onNo={onNo} />)
    if (isMeant) knownHours.current.push(hour.stored)
    return isMeant
  }

  return mayBeSent
}

/** A check-out in the night, as it is stored and as it is shown. */
function findNightHour({ welcome }: GuidebookForm) {
  const time = { hour: welcome.checkOutHour, period: welcome.checkOutPeriod }
  const stored = storedTimeOf(time)
  const shown = findStayTime(stored)
  return stored && shown && isNightTime(time) ? { stored, shown } : undefined
}

type Missing = { required: RequiredItem[]; empty: SectionType[] }

/** What stands in the way of saving, or only what is still empty: the second can be saved all the same. */
function MissingQuestion({
  required,
  empty,
  ...asked
}: Missing & Asked & Pick<QuestionProps, 'onNo'>) {
  const { missing, tabs } = useCopy(editorCopy)
  const locale = useLocale()
  const isBlocked = required.length > 0
  return (
    <Question
      {...asked}
      title={isBlocked ? missing.title : missing.emptyTitle}
      lead={isBlocked ? sentenceOf('required_missing', locale) : missing.emptyLead}
      no={missing.goBack}
      yes={isBlocked ? undefined : missing.saveAnyway}
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
    </Question>
  )
}

/** Who waits for the answer, and where the focus goes then: unless something is put there, to where it was. */
export type Asked = {
  onAnswer: (isYes: boolean) => void
  finalFocus: RefObject<HTMLElement | null>
}

type QuestionProps = Asked & {
  title: string
  lead: string
  no: string
  /** Leads to what is to be done after a no, and says where the focus belongs then. */
  onNo?: () => HTMLElement | null | undefined
  /** Absent where the only way is back. */
  yes?: string
  tone?: ButtonProps['tone']
  children?: ReactNode
}

export function Question({ title, lead, no, yes, tone = 'primary', ...props }: QuestionProps) {
  const { onNo = findSaveButton, onAnswer, finalFocus, children } = props
  return (
    <AlertDialog
      title={title}
      description={lead}
      cancelLabel={no}
      onCancel={() => answerNo(props, onNo() ?? null)}
      finalFocus={finalFocus}
      yes={yes !== undefined && { words: yes, tone, onClick: () => onAnswer(true) }}
    >
      {children}
    </AlertDialog>
  )
}

export function answerNo({ onAnswer, finalFocus }: Asked, place = findSaveButton()) {
  finalFocus.current = place
  // A dialog gives the focus without scrolling to it.
  place?.scrollIntoView({ block: 'center' })
  onAnswer(false)
}

function findSaveButton() {
  return document.querySelector<HTMLElement>('[data-save]')
}
