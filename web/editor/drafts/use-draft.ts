import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { GuidebookForm } from '#domain/guide/guidebook.ts'
import { toEditorForm, toGuidebookForm } from '#web/editor/form/editor-form.ts'
import type { FormAccess } from '#web/editor/form/form-access.ts'
import { timing } from '#web/editor/form/timing.ts'
import { useFormChanges } from '#web/editor/form/use-form-changes.ts'
import type { PastedStore } from '#web/editor/paste/pasted.ts'
import type { BlockPhotos } from '#web/editor/photo/block-photos.ts'
import type { PhotoKeeper } from '#web/editor/photo/use-picked-photo.ts'
import type { SaveLedger } from '#web/editor/saving/send-in-turn.ts'
import { newId } from '#web/ui/new-id.ts'
import { draftAsNew } from './draft-as-new.ts'
import { holdDraft } from './draft-locks.ts'
import { type Draft, putDraft } from './draft-store.ts'
import { type KeptState, openDraftWriter } from './draft-writer.ts'

type DraftKeeping = {
  access: FormAccess
  keeper: PhotoKeeper
  blockPhotos: Pick<BlockPhotos, 'kept' | 'readKept'>
  pasted: PastedStore
  hostId: string
  guide?: { id: string }
  /** What is known of the guide on the server just now. */
  known: { readonly current: ReturnType<SaveLedger['read']> }
  /** What was stored when the editor opened: nothing else counts as a change. */
  stored: GuidebookForm
  restored?: Draft
}

/** Keeps what is typed on this device from the first change to the save, and knows whether there is any. */
export function useDraft({ access, keeper, blockPhotos, pasted, ...edited }: DraftKeeping) {
  const { hostId, guide, known, stored, restored } = edited
  const [id] = useState(() => restored?.id ?? newId())
  const [kept, setKept] = useState<KeptState>(restored ? 'kept' : 'none')
  const writer = useMemo(
    () =>
      openDraftWriter({ everyMs: timing.draftEveryMs, onState: (state) => setKept(since(state)) }),
    [],
  )
  const { getValues } = access
  const { picked } = keeper
  const { kept: blockPhotosKept, readKept } = blockPhotos
  const photo = picked?.blob
  const storedText = useMemo(() => JSON.stringify(toGuidebookForm(toEditorForm(stored))), [stored])
  const isOver = useRef(false)

  const current = useCallback(
    (): Draft => ({
      id,
      hostId,
      guideId: guide?.id ?? 'new',
      form: toGuidebookForm(getValues()),
      photo,
      blockPhotos: readKept(),
      pasted: pasted.read(),
      ...known.current,
      savedAt: Date.now(),
    }),
    [id, hostId, guide, known, getValues, photo, readKept, pasted],
  )
  const hasChanges = useCallback(
    () =>
      !isOver.current &&
      (photo !== undefined ||
        Object.keys(blockPhotosKept).length > 0 ||
        pasted.read() !== undefined ||
        JSON.stringify(toGuidebookForm(getValues())) !== storedText),
    [photo, blockPhotosKept, pasted, getValues, storedText],
  )
  const keep = useCallback(() => {
    if (hasChanges()) writer.keep(current())
  }, [hasChanges, writer, current])

  const keepNow = useCallback(() => {
    keep()
    return writer.flush()
  }, [keep, writer])

  useFormChanges(access, keep)
  useEffect(() => pasted.subscribe(keep), [pasted, keep])
  useEffect(keep, [keep])
  useEffect(() => holdDraft(id), [id])
  useEffect(() => {
    const leaving = () => void writer.flush()
    // Before the browser asks whether to leave: there may be no time to write afterwards.
    addEventListener('beforeunload', leaving)
    addEventListener('pagehide', leaving)
    document.addEventListener('visibilitychange', leaving)
    return () => {
      removeEventListener('beforeunload', leaving)
      removeEventListener('pagehide', leaving)
      document.removeEventListener('visibilitychange', leaving)
      leaving()
    }
  }, [writer])

  return {
    id,
    kept,
    hasChanges,
    flush: writer.flush,
    keepNow,
    /** Nothing is left to lose: saved, or thrown away on purpose. */
    forget() {
      isOver.current = true
      return writer.forget(id)
    },
    /** The guide is gone: what is typed becomes the draft of a new one. */
    async moveToNew() {
      const anew = draftAsNew({ ...current(), id: newId() })
      isOver.current = true
      await putDraft(anew)
      await writer.forget(id)
      return anew
    },
    /** The guide is saved but not all its photos are: they wait here for the next time the guide is edited. */
    async leavePhotosBehind(saved: { id: string; version: number }) {
      const draft = current()
      isOver.current = true
      await writer.forget(id)
      const left = {
        ...draft,
        id: newId(),
        guideId: saved.id,
        version: saved.version,
        unanswered: undefined,
      }
      await putDraft(left)
    },
  }
}

/** Once something is kept, the moment it takes to keep the next letters is not worth a flicker. */
function since(state: KeptState) {
  return (before: KeptState) => (state === 'keeping' && before === 'kept' ? before : state)
}
