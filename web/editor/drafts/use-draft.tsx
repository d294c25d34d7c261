import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useBeforeUnload, useBlocker } from 'react-router'
import { giveIds } from '#domain/guide/editing/give-ids.ts'
import { withOneListOfNetworks } from '#domain/guide/editing/networks.ts'
import { textBytesOf } from '#domain/guide/editing/text-size.ts'
import type { GuidebookForm } from '#domain/guide/guidebook.ts'
import { sayCodes } from '#domain/guide/locks/keep-locks.ts'
import { editorCopy } from '#web/copy/editor/editor.ts'
import { useCopy, useLocale } from '#web/copy/use-copy.ts'
import { newEntryId, textOfForm, toEditorForm } from '#web/editor/form/editor-form.ts'
import { useEditorForm, useFormChanges } from '#web/editor/form/use-editor-form.ts'
import { openPasted } from '#web/editor/paste/pasted.ts'
import { openPhotos } from '#web/editor/photo/photos.ts'
import type { KnownOfGuide, SaveLedger } from '#web/editor/saving/save-guide.ts'
import { AlertDialog } from '#web/ui/dialogs/dialog.tsx'
import { newId } from '#web/ui/new-id.ts'
import { type Draft, putDraft, removeDraft, reviewDraftOf } from './draft-store.ts'
import { draftAsNew, holdDraft } from './left-drafts.tsx'

export type Edited = {
  hostId: string
  /** The form as it is stored, or as a new guide starts. */
  stored: GuidebookForm
  restored?: Draft
  /** What was typed is thrown away: where the page stays, it opens anew. */
  onGivenUp?: () => void
  /** Absent for a new guide. */
  guide?: { id: string; version: number; isPublished: boolean }
  say: (notice: {
    tone: 'success' | 'error'
    text: string
    next?: { deed: 'publish'; guideId: string }
  }) => void
  /** Takes what is stored now instead of what is typed here; a new guide's, too, that was made by a save nobody answered. */
  onReload: (theirs: { id: string; form: GuidebookForm; version: number }, review?: Draft) => void
}

/** What an editor is opened on: its form, the photos on their way into it, and what was brought and waits. */
export type Opened = ReturnType<typeof useOpened>

export function useOpened({ stored: given, ...edited }: Edited) {
  const { guide, restored } = edited
  const locale = useLocale()
  // Once: an id that is missing is made up.
  const [{ stored, storedBytes, photos, initial }] = useState(() => {
    const named = withOneListOfNetworks(giveIds(given, newEntryId).form, newEntryId)
    // Of a published guide, guests read a code already whose reader nobody has named: its host is not asked.
    const stored = guide?.isPublished ? sayCodes(named, false) : named
    const photos = openPhotos(locale)
    const form = restored?.form ? giveIds(restored.form, newEntryId, stored).form : stored
    const initial = photos.withKept(toEditorForm(form), restored ?? {})
    return { stored, storedBytes: guide ? textBytesOf(stored) : 0, photos, initial }
  })
  useEffect(() => {
    photos.sendAll()
    return photos.close
  }, [photos])
  const [pasted] = useState(() => openPasted(restored?.pasted))
  return { ...edited, stored, storedBytes, access: useEditorForm(initial), photos, pasted }
}

/** Keeps what is typed on this device from the first change to the save, and knows whether there is any. */
export function useDraft({ access, photos, pasted, stored, ...edited }: Opened) {
  const { hostId, guide, restored } = edited
  const [id] = useState(() => restored?.id ?? newId())
  const [kept, setKept] = useState<DraftKept>(restored && 'kept')
  const writer = useMemo(() => openDraftWriter(setKept), [])
  const known = useRef<KnownOfGuide>({ version: guide?.version, unanswered: restored?.unanswered })
  const { getValues } = access
  const storedText = useMemo(() => textOfForm(toEditorForm(stored)), [stored])
  const isOver = useRef(false)

  const current = (): Draft => ({
    id,
    hostId,
    guideId: guide?.id ?? 'new',
    ...photos.keptForm(getValues()),
    pasted: pasted.read(),
    ...known.current,
    savedAt: Date.now(),
  })
  const hasTyped = () => textOfForm(getValues()) !== storedText
  /** What leaving would lose: a review waits on this device, where the device can keep it and the guide is there to come back to. */
  function hasChanges() {
    if (isOver.current) return false
    const isReviewSafe = guide !== undefined && kept !== 'unkept'
    return hasTyped() || (pasted.read() !== undefined && !isReviewSafe)
  }
  function keep() {
    if (isOver.current) return
    const isTyped = hasTyped()
    const isForm = isTyped || !guide || known.current.unanswered !== undefined
    if (isTyped || pasted.read()) writer.keep(isForm ? current() : reviewDraftOf(current()))
    // What was taken back, or is done with, is not offered later.
    else void writer.forget(id)
  }
  function keepNow() {
    keep()
    return writer.flush()
  }
  /** Nothing is left to lose: saved, or thrown away on purpose. */
  function forget() {
    isOver.current = true
    return writer.forget(id)
  }
  async function goOnAs(left: Draft | undefined) {
    await forget()
    // A device that keeps nothing has said so; there only an editor that opens with what is left still has it.
    if (left) await putDraft(left).catch(() => {})
    return left
  }

  useFormChanges(access, keep)
  const keepLatest = useEffectEvent(keep)
  useEffect(() => {
    keepLatest()
    return pasted.subscribe(() => keepLatest())
  }, [pasted])
  useEffect(() => holdDraft(id), [id])
  useEffect(() => {
    const leaving = () => void writer.flush()
    const listening = new AbortController()
    const { signal } = listening
    // Before the browser asks whether to leave: there may be no time to write afterwards.
    addEventListener('beforeunload', leaving, { signal })
    addEventListener('pagehide', leaving, { signal })
    document.addEventListener('visibilitychange', leaving, { signal })
    return () => {
      listening.abort()
      leaving()
    }
  }, [writer])

  const ledger: SaveLedger = {
    read: () => known.current,
    write(next) {
      known.current = next
      void keepNow()
    },
  }

  return {
    id,
    kept,
    hasChanges,
    ledger,
    hasFailed: writer.hasFailed,
    /** Tries it: a save may come before the first draft was written. */
    async canKeep() {
      await photos.areSmall()
      await keepNow()
      return !writer.hasFailed()
    },
    /** The guide is gone: what is typed becomes the draft of a new one, or stays here where nothing can be kept. */
    async moveToNew() {
      const anew = draftAsNew({ ...current(), id: newId() })
      try {
        await putDraft(anew)
      } catch {
        setKept('unkept')
        return undefined
      }
      await forget()
      return anew
    },
    /** The guide is saved: what of this draft is not in it waits here for the next time it is edited. Answers whether a review is among that. */
    async settle(saved: { id: string; version: number }, lacksPhotos: boolean) {
      const isReviewOpen = pasted.read() !== undefined && !writer.hasFailed()
      const rest = { ...current(), id: newId(), guideId: saved.id, version: saved.version }
      const review = isReviewOpen ? reviewDraftOf(rest) : undefined
      await goOnAs(lacksPhotos ? { ...rest, unanswered: undefined } : review)
      return isReviewOpen
    },
    /** What is typed is given up; what was brought and not placed yet goes on over the guide as it is stored. */
    async giveUpTyping(guideId = guide?.id): Promise<Draft | undefined> {
      const goesOn = guideId !== undefined && pasted.read() !== undefined
      return goOnAs(goesOn ? reviewDraftOf({ ...current(), id: newId(), guideId }) : undefined)
    },
  }
}

export type Drafting = ReturnType<typeof useDraft>

type LeavingProps = Pick<Opened, 'pasted' | 'onGivenUp'> & { isNew: boolean; draft: Drafting }

/** Asks before unsaved changes are left by our own links; by the browser's, it asks itself. */
export function Leaving({ isNew, draft, pasted, onGivenUp }: LeavingProps) {
  const copy = useCopy(editorCopy).leave
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      placeOf(nextLocation) !== placeOf(currentLocation) && draft.hasChanges(),
  )
  useBeforeUnload((event) => {
    if (draft.hasChanges()) event.preventDefault()
  })
  const leave = () => blocker.proceed?.()
  const canKeepDraft = draft.kept !== 'unkept'
  // A text that was brought for a guide that is not there yet would go with the rest.
  const hasText = isNew && pasted.read() !== undefined
  return (
    <AlertDialog
      isOpen={blocker.state === 'blocked'}
      title={copy.title}
      description={
        <>
          <p>{canKeepDraft ? copy.lead : copy.leadUnkept}</p>
          {hasText ? <p className="mt-2">{copy.withText}</p> : null}
        </>
      }
      cancelLabel={copy.stay}
      onCancel={() => blocker.reset?.()}
      other={{
        children: copy.discard,
        onClick: () => draft.giveUpTyping().then(leave).then(onGivenUp),
      }}
      yes={
        canKeepDraft && {
          children: copy.keep,
          tone: 'primary',
          // What cannot be kept after all is said, and asked about anew.
          onClick: async () => {
            if (await draft.canKeep()) leave()
          },
        }
      }
    />
  )
}

/** A new guide's starting point is part of where one is; the tab in front is not. */
function placeOf({ pathname, search }: { pathname: string; search: string }) {
  return `${pathname} ${new URLSearchParams(search).get('from')}`
}

/** Whether the device keeps what is typed, once that is known: the moment it takes to keep the next letters is not worth a flicker. */
export type DraftKept = 'kept' | 'unkept' | undefined

const everyMs = 300

/** Writes the newest draft and no other: one write at a time, and at most one every so often. */
function openDraftWriter(onKept: (kept: DraftKept) => void) {
  let newest: Draft | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let writing: Promise<void> = Promise.resolve()
  let hasFailed = false

  async function writeNewest() {
    const draft = newest
    if (!draft) return
    newest = undefined
    try {
      await putDraft(draft)
      hasFailed = false
      if (!newest) onKept('kept')
    } catch {
      // A private window or a full disk keeps nothing: the host is told, typing goes on.
      hasFailed = true
      onKept('unkept')
    }
  }

  function flush() {
    clearTimeout(timer)
    timer = undefined
    writing = writing.then(writeNewest)
    return writing
  }

  return {
    keep(draft: Draft) {
      newest = draft
      timer ??= setTimeout(flush, everyMs)
    },
    /** Writes at once: the page may be going away. */
    flush,
    /** Whether the last draft found no room on this device. */
    hasFailed: () => hasFailed,
    /** In its turn: what is typed while an earlier one is still written comes after it. */
    forget(id: string) {
      newest = undefined
      writing = writing.then(() => removeDraft(id).catch(() => {})).then(() => onKept(undefined))
      return writing
    },
  }
}
