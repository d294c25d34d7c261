import { type ReactNode, use, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useRevalidator } from 'react-router'
import { emptySections, hasCover, missingRequired } from '#domain/guide/editing/completeness.ts'
import { isTextTooLong, textBytesOf, textSizeValues } from '#domain/guide/editing/text-size.ts'
import type { GuidebookForm } from '#domain/guide/guidebook.ts'
import { sayCodes, sayLocks } from '#domain/guide/locks/keep-locks.ts'
import type { SectionType } from '#domain/guide/section-names.ts'
import { screenSentenceOf } from '#domain/messages/screen-refusals.ts'
import { isNightTime, sayTime, storedTimeOf } from '#domain/values/stay-times.ts'
import type { Refused } from '#web/calls/ask.ts'
import { AskToSignIn } from '#web/calls/use-deed.ts'
import { editorCopy, keepingCopy } from '#web/copy/editor/editor.ts'
import { useCopy, useLocale } from '#web/copy/use-copy.ts'
import type { Drafting, Opened } from '#web/editor/drafts/use-draft.tsx'
import {
  editorPathOf,
  findField,
  isFieldPath,
  pathOfAddress,
  sectionOfPath,
  showFirstInvalid,
  toGuidebookForm,
  wrongFieldsOf,
} from '#web/editor/form/editor-form.ts'
import { coverField } from '#web/editor/photo/photos.ts'
import { type SaveOutcome, saveGuide, sendInTurn } from './save-guide.ts'
import {
  type AnswerProps,
  ConflictQuestion,
  type Missing,
  MissingQuestion,
  Question,
  RightQuestion,
  type SaveState,
  UnreachableQuestion,
} from './save-questions.tsx'

type GoTo = {
  section: (section: SectionType) => void
  path: (path: string) => void
  /** What was brought and waits to be looked through. */
  review: () => void
}

type Leads = { goTo: GoTo; onPhotoAsked: (isAsked: boolean) => void }

/** One save at a time: what is asked before it, what is sent, and whatever becomes of it. */
export function useSaving(opened: Opened, draft: Drafting, leads: Leads) {
  const { goTo } = leads
  const { guide, access, photos } = opened
  const isNew = !guide
  const locale = useLocale()
  const copy = useCopy(editorCopy)
  const { revalidate } = useRevalidator()
  const askToSignIn = use(AskToSignIn)
  const [state, setState] = useState<SaveState>({ is: 'idle' })
  const [question, setQuestion] = useState<ReactNode>()
  const isRunning = useRef(false)
  /** Counts the sends: who still looks for the wrong fields of an earlier one says nothing once another has begun. */
  const begun = useRef(0)
  const questions = useQuestions({ opened, draft, askHost, ...leads })

  const withLocks = (form: GuidebookForm) => sayLocks(sayCodes(structuredClone(form), true))
  const currentForm = () => withLocks(toGuidebookForm(access.getValues()))
  const rest = () => setState({ is: 'idle' })

  async function start() {
    if (isRunning.current || state.is === 'saved') return
    isRunning.current = true
    try {
      if (await mayBeSent(currentForm())) await send()
    } finally {
      isRunning.current = false
      // Whatever broke: the form can be typed in again.
      setState((left) => (left.is === 'saving' ? { is: 'idle' } : left))
    }
  }

  /** One after the other, up to the first no: required and empty parts, wrong fields, size, an open review, an hour in the night. */
  async function mayBeSent(form: GuidebookForm) {
    if (!(await questions.isWholeEnough(form))) return false
    if (!(await access.trigger())) {
      rest()
      void showWrong(wrongFieldsOf(currentForm(), locale))
      return false
    }
    const sizes = { bytes: textBytesOf(form), storedBytes: opened.storedBytes }
    if (isTextTooLong(sizes)) {
      const code = 'guide_text_limit'
      refuse({ code, message: screenSentenceOf(code, locale, textSizeValues(sizes)) })
      return false
    }
    return (await questions.mayEndReview()) && (await questions.isHourMeant(form))
  }

  /** One question at a time; the form can be typed in until the answer comes. */
  function askHost(show: (asked: AnswerProps) => ReactNode) {
    rest()
    return new Promise<boolean>((resolve) => {
      let isOpen = true
      const onAnswer = (isYes: boolean) => {
        if (!isOpen) return
        isOpen = false
        setQuestion(undefined)
        resolve(isYes)
      }
      setQuestion(show({ onAnswer, finalFocus: { current: null } }))
    })
  }

  /** Sends until somebody answers; what somebody else saved meanwhile is overwritten only when the host says so. */
  async function send() {
    const confirm: string[] = []
    /** Over which of somebody else's versions the host has decided to save. */
    let over: number | undefined
    let tries = 0
    for (;;) {
      begun.current += 1
      // Covered before anything is read from it: no key pressed since falls between the form and the save.
      flushSync(() => setState({ is: 'saving' }))
      const { savedForm, ...left } = await photos.readyToSave(access.getValues)
      const { version: known } = draft.ledger.read()
      const form = withLocks(savedForm)
      const outcome = await sendInTurn({
        target: { id: guide?.id, idWhenNew: draft.id },
        form,
        // An earlier save that nobody had answered may have made a newer one.
        version: over === undefined ? known : Math.max(over, known ?? 0),
        overwrites: over !== undefined,
        ledger: draft.ledger,
        send: (order) => saveGuide({ ...order, confirm }, locale),
      })
      if (outcome.is === 'saved') return receive(outcome, left)
      if (outcome.is === 'refused') return refuse(outcome)
      if (outcome.is === 'unreachable') tries += 1
      const goesOn = await askHost((asked) => {
        if (outcome.is === 'unreachable') {
          const device = { isOffline: !navigator.onLine, isKept: !draft.hasFailed() }
          return <UnreachableQuestion {...asked} {...device} attempt={tries} />
        }
        return outcome.is === 'asked' ? (
          <RightQuestion {...asked} facts={outcome.facts} onCorrect={correct} />
        ) : (
          <ConflictQuestion
            {...asked}
            mine={form}
            theirs={outcome.form}
            onReload={async () => {
              const { id = draft.id } = guide ?? {}
              opened.onReload({ ...outcome, id }, await draft.giveUpTyping(id))
            }}
          />
        )
      })
      if (!goesOn) return
      if (outcome.is === 'asked') confirm.push(...outcome.facts.map(({ of }) => of))
      if (outcome.is === 'stale') {
        over = outcome.version
        tries = 0
      }
    }
  }

  /** Keeps what the save had to do without, and tells the desk of it, which is loaded anew. */
  async function receive(
    { message, guide, spread }: Extract<SaveOutcome, { is: 'saved' }>,
    { unsent, unfit }: Omit<Awaited<ReturnType<typeof photos.readyToSave>>, 'savedForm'>,
  ) {
    setState({ is: 'saved', message, spread })
    const lacksPhotos = unsent.length > 0
    const isReviewOpen = await draft.settle(guide, lacksPhotos)
    const told = [
      isNew ? copy.draftSaved : message,
      unsent.includes(coverField) && copy.savedWithoutPhoto,
      unsent.some((field) => field !== coverField) && copy.savedWithoutBlockPhoto,
      ...unfit.map(({ field, name, code }) => {
        const tab = copy.tabs[sectionOfPath(field)]
        return copy.savedWithoutFile({ name, tab, reason: screenSentenceOf(code, locale) })
      }),
      isReviewOpen && copy.savedWithReview,
      // Nobody has chosen one: there is none to upload again.
      !hasCover(access.getValues()) && copy.noCoverYet,
    ]
    opened.say({
      tone: lacksPhotos || unfit.length > 0 ? 'error' : 'success',
      text: told.filter(Boolean).join('\n'),
      ...(isNew && { next: { deed: 'publish', guideId: guide.id } }),
    })
    void revalidate()
  }

  function refuse({ code, message, fields }: Pick<Refused, 'code' | 'message' | 'fields'>) {
    if (code === 'unauthorized') askToSignIn(start)
    setState({ is: 'refused', code, reason: message })
    if (!fields) return
    for (const [path, sentence] of Object.entries(fields)) {
      const at = editorPathOf(path)
      if (isFieldPath(at)) access.setError(at, { type: 'server', message: sentence })
    }
    void showWrong(fields)
  }

  /** Leads to the first field that is wrong; where none on the screen says so, it is told in words. */
  async function showWrong(fields: Record<string, string>) {
    const mine = begun.current
    if ((await showFirstInvalid(goTo.section)) || begun.current !== mine) return
    const said = Object.entries(fields).map(
      ([path, message]) => `${copy.tabs[sectionOfPath(path)]}: ${message}`,
    )
    setState({ is: 'refused', code: 'unseen_fields', reason: said.join('. ') })
  }

  function correct(address: string) {
    const path = pathOfAddress(access.getValues(), address)
    if (path) goTo.path(path)
  }

  return { state, start, rest, question }
}

type QuestionsProps = Leads & {
  opened: Opened
  draft: Drafting
  askHost: (show: (asked: AnswerProps) => ReactNode) => Promise<boolean>
}

/** What the host is asked before a save, and where a no leads. */
function useQuestions({ opened, draft, goTo, onPhotoAsked, askHost }: QuestionsProps) {
  const { guide, stored, access, pasted } = opened
  const isNew = !guide
  const locale = useLocale()
  const { night } = useCopy(editorCopy)
  const { reviewAtRisk } = useCopy(keepingCopy)
  const isReviewGivenUp = useRef(false)
  /** What is stored so, or was confirmed, is not asked about again. */
  const knownHours = useRef([findNightHour(stored)])

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
    onPhotoAsked(required.includes('property_photo_required'))
    if (lacksName) void access.trigger('welcome.propertyName')
    goTo.section(required.length > 0 ? 'welcome' : section)
    if (lacksName) return findField('welcome.propertyName')
    const place = required.length > 0 ? '[data-photo-button]' : `[data-tab="${section}"]`
    return document.querySelector<HTMLElement>(place)
  }

  /** On a device that keeps nothing a save would end an open review: it is asked about once before. */
  async function mayEndReview() {
    if (isReviewGivenUp.current || !pasted.read() || (await draft.canKeep())) return true
    const { title, lead, goOn, saveAnyway } = reviewAtRisk
    const words = { title, lead, no: goOn, yes: saveAnyway }
    isReviewGivenUp.current = await askHost((asked) => (
      <Question {...asked} {...words} onNo={() => void goTo.review()} tone="secondary" />
    ))
    return isReviewGivenUp.current
  }

  /** A check-out in the middle of the night is more often a slip than meant; it stands in no way. */
  async function isHourMeant(form: GuidebookForm) {
    const hour = findNightHour(form)
    if (!hour || knownHours.current.includes(hour)) return true
    const { title, lead, change, keep } = night
    const onNo = () => {
      goTo.section('welcome')
      return findField('welcome.checkOutHour')
    }
    const words = { title: title(sayTime(hour, locale)), lead, no: change, yes: keep }
    const isMeant = await askHost((asked) => <Question {...asked} {...words} onNo={onNo} />)
    if (isMeant) knownHours.current.push(hour)
    return isMeant
  }

  return { isWholeEnough, mayEndReview, isHourMeant }
}

/** A check-out in the night, as it is stored. */
function findNightHour({ welcome }: GuidebookForm) {
  const time = { hour: welcome.checkOutHour, period: welcome.checkOutPeriod }
  return isNightTime(time) ? storedTimeOf(time) : null
}
