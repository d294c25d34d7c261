import { useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import {
  emptySections,
  hasCover,
  missingRequired,
  type RequiredItem,
} from '#domain/guide/editing/completeness.ts'
import { isTextTooLong, textBytesOf, textSizeValues } from '#domain/guide/editing/text-size.ts'
import type { GuidebookForm } from '#domain/guide/guidebook.ts'
import { sayLocks } from '#domain/guide/locks/keep-locks.ts'
import type { SectionType } from '#domain/guide/section-names.ts'
import { sentenceOf } from '#domain/messages/refusals.ts'
import {
  type SavedGuide,
  type SaveOrder,
  type SaveOutcome,
  type SpreadOffer,
  spreadOfferOf,
} from '#web/calls/guides.ts'
import { useLocale } from '#web/copy/use-copy.ts'
import { toGuidebookForm, wrongFieldsOf } from '#web/editor/form/editor-form.ts'
import type { FormAccess } from '#web/editor/form/form-access.ts'
import { timing } from '#web/editor/form/timing.ts'
import type { BlockPhotos } from '#web/editor/photo/block-photos.ts'
import type { PhotoKeeper } from '#web/editor/photo/use-picked-photo.ts'
import { type SaveLedger, sendInTurn } from './send-in-turn.ts'

export type SaveState =
  | { is: 'idle' }
  | { is: 'missing'; required: RequiredItem[]; empty: SectionType[] }
  | { is: 'saving' }
  /** Nobody answered: tried again by itself until it is stopped. */
  | { is: 'waiting'; isOffline: boolean }
  | { is: 'conflict'; mine: GuidebookForm; theirs: GuidebookForm; version: number }
  | { is: 'refused'; code: string; reason: string }
  | { is: 'saved'; message: string; spread?: SpreadOffer }

export type LeftBehind = {
  isPhotoLeftBehind: boolean
  isBlockPhotoLeftBehind: boolean
  /** Nobody has chosen a cover: there is none to upload again. */
  hasNoCover: boolean
}

export type Saved = LeftBehind & { message: string; guide: SavedGuide }

type WrongFields = Record<string, string>

type Saving = {
  access: FormAccess
  keeper: PhotoKeeper
  blockPhotos: Pick<BlockPhotos, 'settle'>
  /** Absent for a new guide. */
  guide?: { id: string }
  /** How much text the guide holds as it is stored. */
  storedBytes?: number
  ledger: SaveLedger
  send: (order: SaveOrder) => Promise<SaveOutcome>
  /** What a new guide will be known by, so that it is made once. */
  newId: string
  /** The last question before a save; when it has to be asked, the answer starts the save again. */
  mayGoOn: (form: GuidebookForm) => boolean
  /** Shows the first field that is wrong; false when no field on the screen says so. */
  showWrong: () => Promise<boolean>
  /** Marks what the server found wrong. */
  onRefusedFields: (fields: WrongFields) => void
  /** What to say of fields that are not on the screen. */
  sayUnseen: (fields: WrongFields) => string
  onSignedOut: () => void
  onSaved: (saved: Saved) => void
}

type Attempt = { number: number; version?: number }

/** One save at a time, from the checks before it to whatever becomes of it. */
export function useSaving(needs: Saving) {
  const { access, keeper, blockPhotos, guide, newId, ledger, send, ...tell } = needs
  const { storedBytes } = tell
  const locale = useLocale()
  const [state, setState] = useState<SaveState>({ is: 'idle' })
  const isRunning = useRef(false)
  const attempts = useRef(0)
  /** Counts what was begun: what an earlier save still has to say is old once a later one is on its way. */
  const begun = useRef(0)
  const waitingVersion = useRef<number>(undefined)

  const currentForm = () => sayLocks(structuredClone(toGuidebookForm(access.getValues())))

  async function run({ number, version }: Attempt) {
    if (isRunning.current) return
    isRunning.current = true
    begun.current += 1
    attempts.current = number
    waitingVersion.current = version
    // Covered before anything is read from it: no key pressed since falls between the form and the save.
    flushSync(() => setState({ is: 'saving' }))
    const [upload, areBlocksDone] = await Promise.all([keeper.settle(), blockPhotos.settle()])
    const form = currentForm()
    if (upload?.is === 'done') form.welcome.photoUrl = upload.url
    const target = { id: guide?.id, newId }
    const outcome = await sendInTurn({ target, form, version, ledger, send })
    isRunning.current = false
    const isPhotoLeftBehind = upload !== undefined && upload.is !== 'done'
    const hasNoCover = !hasCover(form, upload !== undefined)
    receive(outcome, {
      form,
      isPhotoLeftBehind,
      isBlockPhotoLeftBehind: !areBlocksDone,
      hasNoCover,
    })
  }

  function receive(outcome: SaveOutcome, { form, ...left }: { form: GuidebookForm } & LeftBehind) {
    if (outcome.is === 'saved') {
      const { message, guide, copies = [] } = outcome
      setState({ is: 'saved', message, spread: spreadOfferOf(guide, copies) })
      tell.onSaved({ message: outcome.message, guide: outcome.guide, ...left })
      return
    }
    if (outcome.is === 'unreachable') {
      setState({ is: 'waiting', isOffline: !navigator.onLine })
      return
    }
    if (outcome.is === 'stale') {
      const { form: theirs, version } = outcome
      setState({ is: 'conflict', mine: form, theirs, version })
      return
    }
    if (outcome.code === 'unauthorized') tell.onSignedOut()
    setState({ is: 'refused', code: outcome.code, reason: outcome.message })
    if (!outcome.fields) return
    tell.onRefusedFields(outcome.fields)
    void showWrong(outcome.fields)
  }

  async function showWrong(fields: WrongFields) {
    const mine = begun.current
    if ((await tell.showWrong()) || begun.current !== mine) return
    setState({ is: 'refused', code: 'unseen_fields', reason: tell.sayUnseen(fields) })
  }

  /** Checks first: what is required blocks, what is empty asks (before the first save only). */
  async function start({ evenIfEmpty = false } = {}) {
    if (isRunning.current || state.is === 'saved') return
    const form = currentForm()
    const hasNewPhoto = keeper.picked !== undefined
    const required = missingRequired(form, { hasNewPhoto, isNew: !guide })
    const empty = guide ? [] : emptySections(form)
    if (required.length > 0 || (empty.length > 0 && !evenIfEmpty)) {
      setState({ is: 'missing', required, empty })
      return
    }
    if (!(await access.trigger())) {
      setState({ is: 'idle' })
      return showWrong(wrongFieldsOf(currentForm(), locale))
    }
    const sizes = { bytes: textBytesOf(form), storedBytes }
    if (isTextTooLong(sizes)) {
      const code = 'guide_text_limit'
      setState({ is: 'refused', code, reason: sentenceOf(code, locale, textSizeValues(sizes)) })
      return
    }
    if (!tell.mayGoOn(form)) return setState({ is: 'idle' })
    await run({ number: 1, version: ledger.read().version })
  }

  const retry = () => run({ number: attempts.current + 1, version: waitingVersion.current })

  useRetry(state.is === 'waiting', attempts, retry)

  return {
    state,
    start,
    retry,
    /** The host's version, over whatever stands there. */
    overwrite: (version: number) => run({ number: 1, version }),
    rest: useCallback(() => setState({ is: 'idle' }), []),
  }
}

/** Tries again when the connection returns, and meanwhile every few seconds. */
function useRetry(isOn: boolean, attempts: { current: number }, retry: () => void) {
  const newest = useRef(retry)
  useEffect(() => {
    newest.current = retry
  })
  useEffect(() => {
    if (!isOn) return
    const again = () => newest.current()
    const wait = timing.retryMs[Math.min(attempts.current, timing.retryMs.length) - 1]
    const timer = setTimeout(again, wait)
    addEventListener('online', again)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', again)
    }
  }, [isOn, attempts])
}
