import { useEffect, useMemo, useState } from 'react'
import { giveIds } from '#domain/guide/editing/give-ids.ts'
import { withOneListOfNetworks } from '#domain/guide/editing/networks.ts'
import { textBytesOf } from '#domain/guide/editing/text-size.ts'
import type { GuidebookForm } from '#domain/guide/guidebook.ts'
import { sayCodes } from '#domain/guide/locks/keep-locks.ts'
import { useLocale } from '#web/copy/use-copy.ts'
import type { Draft } from './drafts/draft-store.ts'
import { newEntryId, toEditorForm } from './form/editor-form.ts'
import { useEditorForm } from './form/form-access.ts'
import { openPasted } from './paste/pasted.ts'
import { openPhotos } from './photo/photos.ts'

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
  onReload?: (theirs: { form: GuidebookForm; version: number }, review?: Draft) => void
}

/** What an editor is opened on: its form, the photos on their way into it, and what was brought and waits. */
export type Opened = ReturnType<typeof useOpened>

export function useOpened({ stored: given, ...edited }: Edited) {
  const { guide, restored } = edited
  const locale = useLocale()
  // What is stored is as it is: asked about are the codes that are typed from here on.
  const stored = useMemo(() => {
    const form = withOneListOfNetworks(giveIds(given, newEntryId).form, newEntryId)
    return guide ? sayCodes(form, false) : form
  }, [given, guide])
  const storedBytes = useMemo(() => (guide ? textBytesOf(stored) : 0), [guide, stored])
  const [{ photos, initial }] = useState(() => {
    const photos = openPhotos(locale)
    const form = restored?.form ? giveIds(restored.form, newEntryId, stored).form : stored
    return { photos, initial: photos.withKept(toEditorForm(form), restored ?? {}) }
  })
  useEffect(() => {
    photos.sendAll()
    return photos.cancelAll
  }, [photos])
  const [pasted] = useState(() => openPasted(restored?.pasted))
  return { ...edited, stored, storedBytes, access: useEditorForm(initial), photos, pasted }
}
