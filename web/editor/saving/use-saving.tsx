import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useRevalidator } from 'react-router'
import { hasCover } from '#domain/guide/editing/completeness.ts'
import type { GuidebookForm } from '#domain/guide/guidebook.ts'
import { sayCodes, sayLocks } from '#domain/guide/locks/keep-locks.ts'
import type { Refused } from '#web/calls/ask.ts'
import { type SaveOutcome, saveGuide, sendInTurn, spreadOfferOf } from '#web/calls/guides.ts'
import { useAskToSignIn } from '#web/calls/use-deed.ts'
import { editorCopy } from '#web/copy/editor/editor.ts'
import { useCopy, useLocale } from '#web/copy/use-copy.ts'
import type { Drafting } from '#web/editor/drafts/use-draft.tsx'
import { editorPathOf, toGuidebookForm, wrongFieldsOf } from '#web/editor/form/editor-form.ts'
import { isFieldPath } from '#web/editor/form/form-access.ts'
import { pathOfAddress, sectionOfPath, showFirstInvalid } from '#web/editor/form/places.ts'
import type { Opened } from '#web/editor/opened.ts'
import type { UnsentPhotos } from '#web/editor/photo/photos.ts'
import { type Asked, type Lead, useBeforeSave } from './before-save.tsx'
import {
  ConflictQuestion,
  RightQuestion,
  type SaveState,
  UnreachableQuestion,
} from './save-answers.tsx'

/** One save at a time: what is asked before it, what is sent, and whatever becomes of it. */
export function useSaving(opened: Opened, draft: Drafting, lead: Lead) {
  const { guide, access, photos, pasted } = opened
  const isNew = !guide
  const locale = useLocale()
  const copy = useCopy(editorCopy)
  const { revalidate } = useRevalidator()
  const askToSignIn = useAskToSignIn()
  const [state, setState] = useState<SaveState>({ is: 'idle' })
  const [question, setQuestion] = useState<ReactNode>()
  const isRunning = useRef(false)
  /** Counts what was sent: what an earlier save still has to say is old once a later one is on its way. */
  const begun = useRef(0)
  /** Where the focus goes after a question: unless something is put there, to where it was. */
  const finalFocus = useRef<HTMLElement>(null)
  const mayBeSent = useBeforeSave({ opened, draft, lead, askHost, refuse, onWrong })

  const withLocks = (form: GuidebookForm) => sayLocks(sayCodes(structuredClone(form), true))
  const currentForm = () => withLocks(toGuidebookForm(access.getValues()))

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

  function rest() {
    setState({ is: 'idle' })
    finalFocus.current = null
  }

  /** One question at a time; the form can be typed in until the answer comes. */
  function askHost(show: (asked: Asked) => ReactNode) {
    rest()
    return new Promise<boolean>((resolve) => {
      let isOpen = true
      const onAnswer = (isYes: boolean) => {
        if (!isOpen) return
        isOpen = false
        setQuestion(undefined)
        resolve(isYes)
      }
      setQuestion(show({ onAnswer, finalFocus }))
    })
  }

  /** Sends until somebody answers; what somebody else saved meanwhile is overwritten only when the host says so. */
  async function send() {
    let { version } = draft.ledger.read()
    const confirm: string[] = []
    let overwrites = false
    for (let attempt = 1; ; attempt += 1) {
      begun.current += 1
      // Covered before anything is read from it: no key pressed since falls between the form and the save.
      flushSync(() => setState({ is: 'saving' }))
      const { savedForm, unsent } = await photos.readyToSave(access.getValues)
      const form = withLocks(savedForm)
      const outcome = await sendInTurn({
        target: { id: guide?.id, newId: draft.id },
        form,
        version,
        ledger: draft.ledger,
        send: (order) => saveGuide({ ...order, confirm, overwrites }, locale),
      })
      if (outcome.is === 'saved') return receive(outcome, unsent)
      if (outcome.is === 'refused') return refuse(outcome)
      const goesOn = await askHost((asked) => {
        if (outcome.is === 'unreachable') {
          const isOffline = !navigator.onLine
          return <UnreachableQuestion {...asked} attempt={attempt} isOffline={isOffline} />
        }
        return outcome.is === 'asked' ? (
          <RightQuestion {...asked} facts={outcome.facts} onCorrect={correct} />
        ) : (
          <ConflictQuestion
            {...asked}
            mine={form}
            theirs={outcome.form}
            onReload={async () => opened.onReload?.(outcome, await draft.giveUpTyping())}
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

  /** Keeps what the save had to do without, and tells the desk of it, which is loaded anew. */
  async function receive(outcome: Extract<SaveOutcome, { is: 'saved' }>, unsent: UnsentPhotos) {
    const { message, guide, copies = [] } = outcome
    setState({ is: 'saved', message, spread: spreadOfferOf(guide, copies) })
    const lacksPhotos = unsent.cover || unsent.others
    const isReviewOpen = pasted.read() !== undefined && !draft.hasFailed()
    await (lacksPhotos || isReviewOpen ? draft.keepRest(guide, lacksPhotos) : draft.forget())
    const told = [
      isNew ? copy.draftSaved : message,
      unsent.cover && copy.savedWithoutPhoto,
      unsent.others && copy.savedWithoutBlockPhoto,
      isReviewOpen && copy.savedWithReview,
      // Nobody has chosen one: there is none to upload again.
      !hasCover(access.getValues()) && copy.noCoverYet,
    ]
    opened.say({
      tone: lacksPhotos ? 'error' : 'success',
      text: told.filter(Boolean).join('\n'),
      ...(isNew && { next: { deed: 'publish', guideId: guide.id } }),
    })
    void revalidate()
  }

  function refuse({ code, message, fields }: Pick<Refused, 'code' | 'message' | 'fields'>) {
    if (code === 'unauthorized') askToSignIn()
    setState({ is: 'refused', code, reason: message })
    if (!fields) return
    for (const [path, message] of Object.entries(fields)) {
      const at = editorPathOf(path)
      if (isFieldPath(at)) access.setError(at, { type: 'server', message })
    }
    void showWrong(fields)
  }

  function onWrong() {
    rest()
    void showWrong(wrongFieldsOf(currentForm(), locale))
  }

  /** Leads to the first field that is wrong; where none on the screen says so, it is told in words. */
  async function showWrong(fields: Record<string, string>) {
    const mine = begun.current
    if ((await showFirstInvalid(lead.toSection)) || begun.current !== mine) return
    const said = Object.entries(fields).map(
      ([path, message]) => `${copy.tabs[sectionOfPath(path)]}: ${message}`,
    )
    setState({ is: 'refused', code: 'unseen_fields', reason: said.join('. ') })
  }

  function correct(address: string) {
    const path = pathOfAddress(access.getValues(), address)
    if (path) lead.toPath(path)
  }

  return { state, start, rest, question }
}
