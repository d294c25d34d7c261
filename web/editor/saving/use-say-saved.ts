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

type Say = (notice: { tone: 'success' | 'error' | 'info'; text: string }) => void

/** Tells the desk of a save, of the photos it had to do without and of a cover that is missing; the desk is loaded anew. */
export function useSaySaved(say: Say) {
  const copy = useCopy(editorCopy)
  const { revalidate } = useRevalidator()
  return ({ message, isReviewOpen, ...left }: Saved & { isReviewOpen: boolean }) => {
    const { isPhotoLeftBehind, isBlockPhotoLeftBehind, hasNoCover } = left
    say({ tone: 'success', text: message })
    if (isPhotoLeftBehind) say({ tone: 'error', text: copy.savedWithoutPhoto })
    if (isBlockPhotoLeftBehind) say({ tone: 'error', text: copy.savedWithoutBlockPhoto })
    if (isReviewOpen) say({ tone: 'info', text: copy.savedWithReview })
    if (hasNoCover) say({ tone: 'info', text: copy.noCoverYet })
    void revalidate()
  }
}
