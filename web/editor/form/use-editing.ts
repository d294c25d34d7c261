import { useEffect, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { giveIds } from '#domain/guide/editing/give-ids.ts'
import { withOneListOfNetworks } from '#domain/guide/editing/networks.ts'
import { textBytesOf } from '#domain/guide/editing/text-size.ts'
import { sayCodes } from '#domain/guide/locks/keep-locks.ts'
import { useLocale } from '#web/copy/use-copy.ts'
import { useDraft } from '#web/editor/drafts/use-draft.ts'
import { openPasted } from '#web/editor/paste/pasted.ts'
import { useIsUploading, withKeptPhotos } from '#web/editor/photo/form-photos.ts'
import { openPhotos } from '#web/editor/photo/photos.ts'
import { useLeaving } from '#web/editor/saving/leaving.tsx'
import type { SaveLedger } from '#web/editor/saving/send-in-turn.ts'
import { type Edited, type Show, useSaving } from '#web/editor/saving/use-saving.tsx'
import { useClosingSoon } from '#web/ui/dialogs/dialog.tsx'
import { newEntryId, toEditorForm } from './editor-form.ts'
import { useEditorForm } from './form-access.ts'

/** One guide while it is edited: what is typed, its photos, its draft, its save and the way out. */
export function useEditing(edited: Edited, show: Show) {
  const { hostId, restored, guide } = edited
  // What is stored is as it is: asked about are the codes that are typed from here on.
  const stored = useMemo(() => {
    const form = withOneListOfNetworks(giveIds(edited.stored, newEntryId).form, newEntryId)
    return guide ? sayCodes(form, false) : form
  }, [edited.stored, guide])
  const navigate = useNavigate()
  const locale = useLocale()
  const [{ photos, initial }] = useState(() => {
    const photos = openPhotos(locale)
    const form = restored?.hasForm ? giveIds(restored.form, newEntryId, stored).form : stored
    return { photos, initial: withKeptPhotos(toEditorForm(form), restored ?? {}, photos) }
  })
  const access = useEditorForm(initial)
  useEffect(() => {
    photos.sendAll()
    return photos.cancelAll
  }, [photos])
  const [pasted] = useState(() => openPasted(restored?.pasted))
  const known = useRef<ReturnType<SaveLedger['read']>>({
    version: guide?.version,
    unanswered: restored?.unanswered,
  })
  const draft = useDraft({ access, photos, pasted, hostId, guide, known, stored, restored })
  const leaving = useLeaving(draft.hasChanges)
  const storedBytes = useMemo(() => (guide ? textBytesOf(stored) : 0), [guide, stored])
  const saving = useSaving({
    edited,
    show,
    access,
    photos,
    pasted,
    draft,
    known,
    stored,
    storedBytes,
  })
  const { state } = saving

  async function close() {
    // A review that is still open waits for the next time.
    if (!draft.hasChanges() && !pasted.read()) await draft.forget()
    navigate('/', { replace: true, preventScrollReset: true })
  }
  const spread = state.is === 'saved' ? state.spread : undefined
  useClosingSoon(state.is === 'saved' && !spread, close)

  return {
    access,
    photos,
    pasted,
    draft,
    leaving,
    saving,
    storedBytes,
    spread,
    close,
    isBusy: state.is === 'saving' || state.is === 'saved',
    isUploading: useIsUploading(photos),
  }
}
