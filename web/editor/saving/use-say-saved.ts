import { useRevalidator } from 'react-router'
import type { SavedGuide } from '#web/calls/guides.ts'
import { editorCopy } from '#web/copy/editor/editor.ts'
import { useCopy } from '#web/copy/use-copy.ts'

export type LeftBehind = {
  isPhotoLeftBehind: boolean
  isBlockPhotoLeftBehind: boolean
  /** Nobody has chosen a cover: there is none to upload again. */
  hasNoCover: boolean
}

export type Saved = LeftBehind & { message: string; guide: SavedGuide }

type Notice = {
  tone: 'success' | 'error'
  text: string
  next?: { deed: 'publish'; guideId: string }
}

type SaySaved = { say: (notice: Notice) => void; isNew?: boolean }

/** Tells the desk of a save, of the photos it had to do without and of a cover that is missing; the desk is loaded anew. */
export function useSaySaved({ say, isNew = false }: SaySaved) {
  const copy = useCopy(editorCopy)
  const { revalidate } = useRevalidator()
  return ({ message, guide, isReviewOpen, ...left }: Saved & { isReviewOpen: boolean }) => {
    const { isPhotoLeftBehind, isBlockPhotoLeftBehind, hasNoCover } = left
    const missing = [
      ...(isPhotoLeftBehind ? [copy.savedWithoutPhoto] : []),
      ...(isBlockPhotoLeftBehind ? [copy.savedWithoutBlockPhoto] : []),
    ]
    const also = [
      ...(isReviewOpen ? [copy.savedWithReview] : []),
      ...(hasNoCover ? [copy.noCoverYet] : []),
    ]
    say({
      tone: missing.length > 0 ? 'error' : 'success',
      text: [isNew ? copy.draftSaved : message, ...missing, ...also].join('\n'),
      ...(isNew && { next: { deed: 'publish', guideId: guide.id } }),
    })
    void revalidate()
  }
}
