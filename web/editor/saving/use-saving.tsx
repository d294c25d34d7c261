import { useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { emptySections, hasCover, missingRequired } from '#domain/guide/editing/completeness.ts'
import { isTextTooLong, textBytesOf, textSizeValues } from '#domain/guide/editing/text-size.ts'
import type { GuidebookForm } from '#domain/guide/guidebook.ts'
import { sayCodes, sayLocks } from '#domain/guide/locks/keep-locks.ts'
import { sentenceOf } from '#domain/messages/refusals.ts'
import type { AskedFacts, Refused } from '#web/calls/ask.ts'
import { type SaveOutcome, type SpreadOffer, saveGuide, spreadOfferOf } from '#web/calls/guides.ts'
import { useLocale } from '#web/copy/use-copy.ts'
import { toGuidebookForm, wrongFieldsOf } from '#web/editor/form/editor-form.ts'
import type { FormAccess } from '#web/editor/form/form-access.ts'
import { findField } from '#web/editor/form/form-places.ts'
import { photosLeftBehind, savedForm, settlePhotos } from '#web/editor/photo/form-photos.ts'
import type { Photos } from '#web/editor/photo/photos.ts'
import { useAsk } from '#web/ui/dialogs/use-ask.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import {
  fieldToFill,
  findNightHour,
  findSaveButton,
  type Missing,
  MissingDialog,
  NightDialog,
  RightDialog,
  RiskDialog,
  WaitingDialog,
} from './save-questions.tsx'
import { type SaveLedger, sendInTurn } from './send-in-turn.ts'
import type { LeftBehind, Saved } from './use-say-saved.ts'

export type SaveState =
  | { is: 'idle' }
  | { is: 'saving' }
  | { is: 'refused'; code: string; reason: string }
  | { is: 'saved'; message: string; spread?: SpreadOffer }

type WrongFields = Record<string, string>

type Saving = {
  access: FormAccess
  photos: Photos
  /** Absent for a new guide. */
  guide?: { id: string }
  /** The form as it is stored, and how much text it holds. */
  stored: GuidebookForm
  storedBytes?: number
  ledger: SaveLedger
  /** What a new guide will be known by, so that it is made once. */
  newId: string
  /** Whether a save would end a review that is still open. */
  isReviewAtRisk: () => Promise<boolean>
  onReview: () => void
  onFillOut: (missing: Missing) => void
  onChangeHour: () => void
  /** Leads to what stands at an address of the guide. */
  onCorrect: (address: string) => void
  onReload: (theirs: { form: GuidebookForm; version: number }) => void
  /** Shows the first field that is wrong; false when no field on the screen says so. */
  showWrong: () => Promise<boolean>
  /** Marks what the server found wrong. */
  onRefusedFields: (fields: WrongFields) => void
  /** What to say of fields that are not on the screen. */
  sayUnseen: (fields: WrongFields) => string
  onSignedOut: () => void
  onSaved: (saved: Saved) => void
}

/** One save at a time: what is asked before it, what is sent, and whatever becomes of it. */
export function useSaving(needs: Saving) {
  const locale = useLocale()
  const [state, setState] = useState<SaveState>({ is: 'idle' })
  const { ask, question } = useAsk()
  /** A save may wait for hours: it asks and tells as the editor is by then. */
  const now = useRef(needs)
  useEffect(() => {
    now.current = needs
  })
  const isRunning = useRef(false)
  /** Counts what was sent: what an earlier save still has to say is old once a later one is on its way. */
  const begun = useRef(0)
  const isReviewGivenUp = useRef(false)
  /** What is stored so, or was confirmed, is not asked about again. */
  const knownHours = useRef([findNightHour(needs.stored)?.stored])
  /** Where the focus goes when a question is answered; without it, to where it was. */
  const target = useRef<HTMLElement>(null)
  const rest = useCallback(() => {
    setState({ is: 'idle' })
    target.current = null
  }, [])

  const withLocks = (form: GuidebookForm) => sayLocks(sayCodes(structuredClone(form), true))
  const currentForm = () => withLocks(toGuidebookForm(needs.access.getValues()))

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
    const { access, guide, storedBytes } = now.current
    const form = currentForm()
    const required = missingRequired(form, { isNew: !guide })
    const empty = guide ? [] : emptySections(form)
    const isWhole = required.length === 0 && empty.length === 0
    if (!isWhole && !(await askToSaveAnyway({ required, empty }))) return false
    if (!(await access.trigger())) {
      rest()
      void showWrong(wrongFieldsOf(currentForm(), locale))
      return false
    }
    const sizes = { bytes: textBytesOf(form), storedBytes }
    if (isTextTooLong(sizes)) {
      const code = 'guide_text_limit'
      setState({ is: 'refused', code, reason: sentenceOf(code, locale, textSizeValues(sizes)) })
      return false
    }
    return (await askForReview()) && (await askAboutNight(form))
  }

  function askToSaveAnyway(missing: Missing) {
    rest()
    return ask<boolean>((answer) => (
      <MissingDialog
        {...missing}
        finalFocus={target}
        onGoBack={() => {
          target.current = fieldToFill(missing)
          now.current.onFillOut(missing)
          answer(false)
        }}
        onSaveAnyway={() => answer(true)}
      />
    ))
  }

  /** Once, before a save after which an open review would be lost; on most devices it never is. */
  async function askForReview() {
    if (isReviewGivenUp.current || !(await now.current.isReviewAtRisk())) return true
    rest()
    isReviewGivenUp.current = await ask<boolean>((answer) => (
      <RiskDialog
        onGoOn={() => {
          now.current.onReview()
          answer(false)
        }}
        onSave={() => answer(true)}
      />
    ))
    return isReviewGivenUp.current
  }

  async function askAboutNight(form: GuidebookForm) {
    const hour = findNightHour(form)
    if (!hour || knownHours.current.includes(hour.stored)) return true
    rest()
    const isMeant = await ask<boolean>((answer) => (
      <NightDialog
        shown={hour.shown}
        finalFocus={target}
        onChange={() => {
          now.current.onChangeHour()
          target.current = findField('welcome.checkOutHour') ?? null
          answer(false)
        }}
        onKeep={() => answer(true)}
      />
    ))
    if (isMeant) knownHours.current.push(hour.stored)
    return isMeant
  }

  /** Sends until somebody answers; what somebody else saved meanwhile is overwritten only when the host says so. */
  async function send() {
    let { version } = now.current.ledger.read()
    const confirm: string[] = []
    for (let attempt = 1; ; attempt += 1) {
      const { outcome, form, ...left } = await sendOnce(version, confirm)
      if (outcome.is === 'saved') return receive(outcome, left)
      if (outcome.is === 'refused') return refuse(outcome)
      rest()
      if (outcome.is === 'unreachable') {
        if (!(await askToWait(attempt))) return
      } else if (outcome.is === 'asked') {
        if (!(await askIfRight(outcome))) return
        confirm.push(...outcome.facts.map(({ of }) => of))
      } else {
        if (!(await askWhose(form, outcome))) return
        version = outcome.version
        attempt = 0
      }
    }
  }

  async function sendOnce(version: number | undefined, confirm: string[]) {
    begun.current += 1
    // Covered before anything is read from it: no key pressed since falls between the form and the save.
    flushSync(() => setState({ is: 'saving' }))
    const { access, photos, guide, newId, ledger } = now.current
    await settlePhotos(access.getValues(), photos)
    const typed = access.getValues()
    const form = withLocks(savedForm(typed, photos))
    const outcome = await sendInTurn({
      target: { id: guide?.id, newId },
      form,
      version,
      ledger,
      send: (order) => saveGuide({ ...order, confirm }, locale),
    })
    return {
      outcome,
      form,
      ...photosLeftBehind(typed, photos),
      hasNoCover: !hasCover(typed),
    }
  }

  function receive(outcome: Extract<SaveOutcome, { is: 'saved' }>, left: LeftBehind) {
    const { message, guide, copies = [] } = outcome
    setState({ is: 'saved', message, spread: spreadOfferOf(guide, copies) })
    now.current.onSaved({ message, guide, ...left })
  }

  function refuse({ code, message: reason, fields }: Refused) {
    if (code === 'unauthorized') now.current.onSignedOut()
    setState({ is: 'refused', code, reason })
    if (!fields) return
    now.current.onRefusedFields(fields)
    void showWrong(fields)
  }

  async function showWrong(fields: WrongFields) {
    const mine = begun.current
    if ((await now.current.showWrong()) || begun.current !== mine) return
    setState({ is: 'refused', code: 'unseen_fields', reason: now.current.sayUnseen(fields) })
  }

  /** Nobody answered: tried again when the connection returns, and meanwhile every few seconds, until it is stopped. */
  function askToWait(attempt: number) {
    const isOffline = !navigator.onLine
    return ask<boolean>((answer) => (
      <WaitingDialog
        attempt={attempt}
        isOffline={isOffline}
        finalFocus={target}
        onRetry={() => answer(true)}
        onStop={() => {
          target.current = findSaveButton()
          answer(false)
        }}
      />
    ))
  }

  /** What of a published guide was changed and its guests will act on. */
  function askIfRight(asked: AskedFacts) {
    return ask<boolean>((answer) => (
      <RightDialog
        asked={asked}
        finalFocus={target}
        onCorrect={now.current.onCorrect}
        onAnswer={(isRight) => {
          if (!isRight) target.current = findSaveButton()
          answer(isRight)
        }}
      />
    ))
  }

  /** Whether the host's version goes over what somebody else saved. */
  function askWhose(mine: GuidebookForm, theirs: { form: GuidebookForm; version: number }) {
    return ask<boolean>((answer) => (
      <ConflictDialog
        mine={mine}
        theirs={theirs.form}
        finalFocus={target}
        onOverwrite={() => answer(true)}
        onReload={() => {
          answer(false)
          now.current.onReload({ form: theirs.form, version: theirs.version })
        }}
        onStay={() => {
          target.current = findSaveButton()
          answer(false)
        }}
      />
    ))
  }

  return { state, start, rest, question }
}
