import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { giveIds } from '#domain/guide/editing/give-ids.ts'
import { withOneListOfNetworks } from '#domain/guide/editing/networks.ts'
import { textBytesOf } from '#domain/guide/editing/text-size.ts'
import type { GuidebookForm } from '#domain/guide/guidebook.ts'
import { sayCodes } from '#domain/guide/locks/keep-locks.ts'
import type { SectionType } from '#domain/guide/section-names.ts'
import { editorCopy } from '#web/copy/editor/editor.ts'
import { useCopy, useLocale } from '#web/copy/use-copy.ts'
import type { Draft, KeptDraft } from '#web/editor/drafts/draft-store.ts'
import { useDraft } from '#web/editor/drafts/use-draft.ts'
import { openPasted } from '#web/editor/paste/pasted.ts'
import { useIsUploading, withKeptPhotos } from '#web/editor/photo/form-photos.ts'
import { openPhotos } from '#web/editor/photo/photos.ts'
import { useLeaving } from '#web/editor/saving/leaving.tsx'
import type { SaveLedger } from '#web/editor/saving/send-in-turn.ts'
import { useSaving } from '#web/editor/saving/use-saving.tsx'
import type { Saved } from '#web/editor/saving/use-say-saved.ts'
import { useClosingSoon } from '#web/ui/dialogs/use-closing-soon.ts'
import { placeOfAddress } from './addresses.ts'
import { editorPathOf, toEditorForm } from './editor-form.ts'
import { isFieldPath, useEditorForm } from './form-access.ts'
import { sectionOfPath } from './form-places.ts'
import { showFirstInvalid } from './jump.ts'
import { newEntryId } from './new-entry-id.ts'
import { useOneListOfNetworks } from './use-one-list-of-networks.ts'

export type Edited = {
  hostId: string
  /** The form as it is stored, or as a new guide starts. */
  stored: GuidebookForm
  restored?: Draft
  /** Absent for a new guide. */
  guide?: { id: string; version: number; link: string }
  onSignedOut: () => void
  onSaved: (saved: Saved & { isReviewOpen: boolean }) => void
  /** Takes what is stored now instead of what is typed here; a new guide has nothing stored. */
  onReload?: (theirs: { form: GuidebookForm; version: number }, review?: KeptDraft) => void
}

type Show = {
  section: (section: SectionType) => void
  /** Leads to a path of the form. */
  path: (path: string) => void
  photoAsked: (isAsked: boolean) => void
  /** What was brought and waits to be looked through. */
  review: () => void
}

/** One guide while it is edited: what is typed, its photos, its draft, its save and the way out. */
export function useEditing(edited: Edited, show: Show) {
  const { hostId, restored, guide } = edited
  // What is stored is as it is: asked about are the codes that are typed from here on.
  const stored = useMemo(() => {
    const form = withOneListOfNetworks(giveIds(edited.stored, newEntryId).form, newEntryId)
    return guide ? sayCodes(form, false) : form
  }, [edited.stored, guide])
  const copy = useCopy(editorCopy)
  const navigate = useNavigate()
  const locale = useLocale()
  const [{ photos, initial }] = useState(() => {
    const photos = openPhotos(locale)
    const form = restored?.hasForm ? giveIds(restored.form, newEntryId, stored).form : stored
    return { photos, initial: withKeptPhotos(toEditorForm(form), restored ?? {}, photos) }
  })
  const access = useEditorForm(initial)
  useOneListOfNetworks(access)
  useEffect(() => {
    photos.sendAll()
    return photos.cancelAll
  }, [photos])
  const [pasted] = useState(() => openPasted(restored?.pasted))
  const known = useRef<ReturnType<SaveLedger['read']>>({
    version: guide?.version,
    unanswered: restored?.unanswered,
  })
  const draft = useDraft({
    access,
    photos,
    pasted,
    hostId,
    guide,
    known,
    stored,
    restored,
  })
  const { hasChanges } = draft
  const ledger: SaveLedger = {
    read: () => known.current,
    write(next) {
      known.current = next
      void draft.keepNow()
    },
  }
  const leaving = useLeaving(hasChanges)

  const storedBytes = useMemo(() => (guide ? textBytesOf(stored) : 0), [guide, stored])
  const saving = useSaving({
    access,
    photos,
    guide,
    stored,
    storedBytes,
    ledger,
    newId: draft.id,
    isReviewAtRisk: async () => pasted.read() !== undefined && !(await draft.canKeep()),
    onReview: show.review,
    onFillOut({ required, empty: [section = 'welcome'] }) {
      show.photoAsked(required.includes('property_photo_required'))
      if (required.includes('property_name_required')) void access.trigger('welcome.propertyName')
      show.section(required.length > 0 ? 'welcome' : section)
    },
    onChangeHour: () => show.section('welcome'),
    onCorrect(address) {
      const path = placeOfAddress(access.getValues(), address)
      if (path) show.path(path)
    },
    async onReload(theirs) {
      edited.onReload?.(theirs, await draft.giveUpTyping())
    },
    showWrong: () => showFirstInvalid(show.section),
    onRefusedFields: (fields) => {
      for (const [path, message] of Object.entries(fields)) {
        const at = editorPathOf(path)
        if (isFieldPath(at)) access.setError(at, { type: 'server', message })
      }
    },
    sayUnseen: (fields) =>
      Object.entries(fields)
        .map(([path, message]) => `${copy.tabs[sectionOfPath(path)]}: ${message}`)
        .join('. '),
    onSignedOut: edited.onSignedOut,
    async onSaved(saved) {
      const withPhotos = saved.isPhotoLeftBehind || saved.isBlockPhotoLeftBehind
      const isReviewOpen = pasted.read() !== undefined && draft.kept !== 'unkept'
      const isWhole = !withPhotos && !isReviewOpen
      await (isWhole ? draft.forget() : draft.leaveBehind(saved.guide, { withPhotos }))
      edited.onSaved({ ...saved, isReviewOpen })
    },
  })
  const { state } = saving

  const close = useCallback(async () => {
    // A review that is still open waits for the next time.
    if (!hasChanges() && !pasted.read()) await draft.forget()
    navigate('/', { replace: true, preventScrollReset: true })
  }, [hasChanges, pasted, draft, navigate])
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
