import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useRevalidator } from 'react-router'
import { emptySections, hasCover, missingRequired } from '#domain/guide/editing/completeness.ts'
import { isTextTooLong, textBytesOf, textSizeValues } from '#domain/guide/editing/text-size.ts'
import type { GuidebookForm } from '#domain/guide/guidebook.ts'
import { sayCodes, sayLocks } from '#domain/guide/locks/keep-locks.ts'
import type { SectionType } from '#domain/guide/section-names.ts'
import { sentenceOf } from '#domain/messages/refusals.ts'
import type { Refused } from '#web/calls/ask.ts'
import {
  type SaveOrder,
  type SaveOutcome,
  saveGuide,
  sendInTurn,
  spreadOfferOf,
} from '#web/calls/guides.ts'
import { useAskToSignIn } from '#web/calls/use-deed.ts'
import { editorCopy, keepingCopy } from '#web/copy/editor/editor.ts'
import { useCopy, useLocale } from '#web/copy/use-copy.ts'
import type { Draft, KeptDraft } from '#web/editor/drafts/draft-store.ts'
import type { Drafting } from '#web/editor/drafts/use-draft.tsx'
import { editorPathOf, toGuidebookForm, wrongFieldsOf } from '#web/editor/form/editor-form.ts'
import { type FormAccess, isFieldPath } from '#web/editor/form/form-access.ts'
import { findField, placeOfAddress, sectionOfPath } from '#web/editor/form/form-places.ts'
import { showFirstInvalid } from '#web/editor/form/jump.ts'
import type { PastedStore } from '#web/editor/paste/pasted.ts'
import type { Photos } from '#web/editor/photo/photos.ts'
import { useAsk } from '#web/ui/dialogs/use-ask.ts'
import {
  type Asked,
  ConflictQuestion,
  findNightHour,
  type Missing,
  MissingQuestion,
  Question,
  RightQuestion,
  type SaveState,
  WaitingQuestion,
} from './save-parts.tsx'

export type Edited = {
  hostId: string
  /** The form as it is stored, or as a new guide starts. */
  stored: GuidebookForm
  restored?: Draft
  /** Absent for a new guide. */
  guide?: { id: string; version: number }
  say: (notice: {
    tone: 'success' | 'error'
    text: string
    next?: { deed: 'publish'; guideId: string }
  }) => void
  /** Takes what is stored now instead of what is typed here; a new guide has nothing stored. */
  onReload?: (theirs: { form: GuidebookForm; version: number }, review?: KeptDraft) => void
}

type Saving = {
  edited: Edited
  show: {
    section: (section: SectionType) => void
    /** Leads to a path of the form. */
    path: (path: string) => void
    photoAsked: (isAsked: boolean) => void
    /** What was brought and waits to be looked through. */
    review: () => void
  }
  access: FormAccess
  photos: Photos
  pasted: PastedStore
  draft: Drafting
  /** The form as it is stored, and how much text it holds. */
  stored: GuidebookForm
  storedBytes: number
}

/** One save at a time: what is asked before it, what is sent, and whatever becomes of it. */
export function useSaving({ edited, show, access, photos, pasted, draft, ...opened }: Saving) {
  const { guide, say, onReload } = edited
  const isNew = !guide
  const locale = useLocale()
  const copy = useCopy(editorCopy)
  const { reviewAtRisk } = useCopy(keepingCopy)
  const { revalidate } = useRevalidator()
  const askToSignIn = useAskToSignIn()
  const [state, setState] = useState<SaveState>({ is: 'idle' })
  const { ask, question } = useAsk()
  const isRunning = useRef(false)
  /** Counts what was sent: what an earlier save still has to say is old once a later one is on its way. */
  const begun = useRef(0)
  const isReviewGivenUp = useRef(false)
  /** What is stored so, or was confirmed, is not asked about again. */
  const knownHours = useRef([findNightHour(opened.stored)?.stored])
  /** Where the focus goes after a question: unless something is put there, to where it was. */
  const finalFocus = useRef<HTMLElement>(null)

  const withLocks = (form: GuidebookForm) => sayLocks(sayCodes(structuredClone(form), true))
  const currentForm = () => withLocks(toGuidebookForm(access.getValues()))

  async function start() {
    if (isRunning.current || state.is === 'saved') return
    isRunning.current = true
    try {
      if (await mayBeSent()) await send()
    } finally {
      isRunning.current = false
      // Whatever broke: the form can be typed in again.
      setState((left) => (left.is === 'saving' ? { is: 'idle' } : left))
    }
  }

  /** What is required blocks, what is empty asks (before the first save only), and so on, up to a last yes. */
  async function mayBeSent() {
    const form = currentForm()
    const required = missingRequired(form, { isNew })
    const missing = { required, empty: isNew ? emptySections(form) : [] }
    if (!(await isWholeEnough(missing))) return false
    if (!(await access.trigger())) {
      rest()
      void showWrong(wrongFieldsOf(currentForm(), locale))
      return false
    }
    const sizes = { bytes: textBytesOf(form), storedBytes: opened.storedBytes }
    if (isTextTooLong(sizes)) {
      const code = 'guide_text_limit'
      setState({ is: 'refused', code, reason: sentenceOf(code, locale, textSizeValues(sizes)) })
      return false
    }
    return (await mayEndReview()) && (await isHourMeant(form))
  }

  function rest() {
    setState({ is: 'idle' })
    finalFocus.current = null
  }

  /** The form can be typed in until the answer comes. */
  function askHost(show: (asked: Asked) => ReactNode) {
    rest()
    return ask<boolean>((onAnswer) => show({ onAnswer, finalFocus }))
  }

  async function isWholeEnough(missing: Missing) {
    if (missing.required.length + missing.empty.length === 0) return true
    const onNo = () => fillOut(missing)
    return askHost((asked) => <MissingQuestion {...asked} {...missing} onNo={onNo} />)
  }

  /** What is required stands in the first tab; of empty sections the tab itself, which then comes to the front. */
  function fillOut({ required, empty: [section = 'welcome'] }: Missing) {
    const lacksName = required.includes('property_name_required')
    show.photoAsked(required.includes('property_photo_required'))
    if (lacksName) void access.trigger('welcome.propertyName')
    show.section(required.length > 0 ? 'welcome' : section)
    if (lacksName) return findField('welcome.propertyName')
    const place = required.length > 0 ? '[data-photo-button]' : `[data-tab="${section}"]`
    return document.querySelector<HTMLElement>(place)
  }

  /** On a device that keeps nothing a save would end an open review: it is asked about once before. */
  async function mayEndReview() {
    if (isReviewGivenUp.current || !pasted.read() || (await draft.canKeep())) return true
    const { title, lead, goOn, saveAnyway } = reviewAtRisk
    const words = { title, lead, no: goOn, yes: saveAnyway, onNo: () => void show.review() }
    isReviewGivenUp.current = await askHost((asked) => (
      <Question {...asked} {...words} tone="secondary" />
    ))
    return isReviewGivenUp.current
  }

  /** A check-out in the middle of the night is more often a slip than meant; it stands in no way. */
  async function isHourMeant(form: GuidebookForm) {
    const hour = findNightHour(form)
    if (!hour || knownHours.current.includes(hour.stored)) return true
    const { title, lead, change, keep } = copy.night
    const time = locale === 'en' ? hour.shown.time12 : hour.shown.time24
    const onNo = () => {
      show.section('welcome')
      return findField('welcome.checkOutHour')
    }
    const words = { title: title(time), lead, no: change, yes: keep, onNo }
    const isMeant = await askHost((asked) => <Question {...asked} {...words} />)
    if (isMeant) knownHours.current.push(hour.stored)
    return isMeant
  }

  /** Sends until somebody answers; what somebody else saved meanwhile is overwritten only when the host says so. */
  async function send() {
    let { version } = draft.ledger.read()
    const confirm: string[] = []
    let overwrites = false
    for (let attempt = 1; ; attempt += 1) {
      const { outcome, form, left } = await sendOnce(version, { confirm, overwrites })
      if (outcome.is === 'saved') return receive(outcome, left)
      if (outcome.is === 'refused') return refuse(outcome)
      const goesOn = await askHost((asked) => {
        if (outcome.is === 'unreachable') {
          const isOffline = !navigator.onLine
          return <WaitingQuestion {...asked} attempt={attempt} isOffline={isOffline} />
        }
        return outcome.is === 'asked' ? (
          <RightQuestion {...asked} facts={outcome.facts} onCorrect={correct} />
        ) : (
          <ConflictQuestion
            {...asked}
            mine={form}
            theirs={outcome.form}
            onReload={async () => onReload?.(outcome, await draft.giveUpTyping())}
          />
        )
      })
      if (!goesOn) return
      if (outcome.is === 'asked') confirm.push(...outcome.facts.map(({ of }) => of))
      if (outcome.is === 'stale') {
        version = outcome.version
        overwrites = true
        attempt = 0
      }
    }
  }

  async function sendOnce(
    version: number | undefined,
    decided: Pick<SaveOrder, 'confirm' | 'overwrites'>,
  ) {
    begun.current += 1
    // Covered before anything is read from it: no key pressed since falls between the form and the save.
    flushSync(() => setState({ is: 'saving' }))
    await photos.settleAll(access.getValues())
    const typed = access.getValues()
    const form = withLocks(photos.savedForm(typed))
    const outcome = await sendInTurn({
      target: { id: guide?.id, newId: draft.id },
      form,
      version,
      ledger: draft.ledger,
      send: (order) => saveGuide({ ...order, ...decided }, locale),
    })
    return {
      outcome,
      form,
      left: { ...photos.leftBehind(typed), hasCover: hasCover(typed) },
    }
  }

  /** Keeps what the save had to do without, and tells the desk of it, which is loaded anew. */
  async function receive(outcome: Extract<SaveOutcome, { is: 'saved' }>, left: LeftOut) {
    const { message, guide, copies = [] } = outcome
    setState({ is: 'saved', message, spread: spreadOfferOf(guide, copies) })
    const withPhotos = left.isPhotoLeftBehind || left.isBlockPhotoLeftBehind
    const isReviewOpen = pasted.read() !== undefined && !draft.hasFailed()
    await (withPhotos || isReviewOpen ? draft.leaveBehind(guide, withPhotos) : draft.forget())
    const told = [
      isNew ? copy.draftSaved : message,
      left.isPhotoLeftBehind && copy.savedWithoutPhoto,
      left.isBlockPhotoLeftBehind && copy.savedWithoutBlockPhoto,
      isReviewOpen && copy.savedWithReview,
      // Nobody has chosen one: there is none to upload again.
      !left.hasCover && copy.noCoverYet,
    ]
    say({
      tone: withPhotos ? 'error' : 'success',
      text: told.filter(Boolean).join('\n'),
      ...(isNew && { next: { deed: 'publish', guideId: guide.id } }),
    })
    void revalidate()
  }

  function refuse({ code, message: reason, fields }: Refused) {
    if (code === 'unauthorized') askToSignIn()
    setState({ is: 'refused', code, reason })
    if (!fields) return
    for (const [path, message] of Object.entries(fields)) {
      const at = editorPathOf(path)
      if (isFieldPath(at)) access.setError(at, { type: 'server', message })
    }
    void showWrong(fields)
  }

  /** Leads to the first field that is wrong; where none on the screen says so, it is told in words. */
  async function showWrong(fields: Record<string, string>) {
    const mine = begun.current
    if ((await showFirstInvalid(show.section)) || begun.current !== mine) return
    const said = Object.entries(fields).map(
      ([path, message]) => `${copy.tabs[sectionOfPath(path)]}: ${message}`,
    )
    setState({ is: 'refused', code: 'unseen_fields', reason: said.join('. ') })
  }

  function correct(address: string) {
    const path = placeOfAddress(access.getValues(), address)
    if (path) show.path(path)
  }

  return { state, start, rest, question }
}

type LeftOut = ReturnType<Photos['leftBehind']> & { hasCover: boolean }
