import { CircleCheck } from 'lucide'
import { useRevalidator } from 'react-router'
import { sentenceOf } from '#domain/messages/refusals.ts'
import type { SavedGuide, SpreadOffer } from '#web/calls/guides.ts'
import { editorCopy, keepingCopy } from '#web/copy/editor/editor.ts'
import { uiCopy } from '#web/copy/ui.ts'
import { useCopy, useLocale } from '#web/copy/use-copy.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { Spinner } from '#web/ui/status/waiting.tsx'

export type SaveState =
  | { is: 'idle' }
  | { is: 'saving' }
  | { is: 'refused'; code: string; reason: string }
  | { is: 'saved'; message: string; spread?: SpreadOffer }

/** Over the whole editor while it saves, and for the moment before it closes. */
export function SavingOverlay({ state, isNew }: { state: SaveState; isNew: boolean }) {
  const copy = useCopy(editorCopy)
  const isSaved = state.is === 'saved'
  const said = isSaved ? state.message : copy.updating
  return (
    <div className="absolute inset-0 z-10 grid place-items-center bg-paper/85 p-6">
      <div
        role="status"
        className="flex max-w-md items-start gap-4 rounded-card border border-hairline bg-surface px-6 py-5 shadow-float"
      >
        {isSaved ? (
          <Icon of={CircleCheck} size={24} className="text-agave-ink" />
        ) : (
          <Spinner size={24} />
        )}
        <p className="min-w-0 font-semibold [overflow-wrap:anywhere]">
          {isNew ? (isSaved ? copy.draftSaved : copy.saving) : said}
        </p>
      </div>
    </div>
  )
}

type RefusedBannerProps = {
  refusal: Extract<SaveState, { is: 'refused' }>
  isNew: boolean
  /** Whether this device keeps what is typed. */
  isKept: boolean
  onGone: () => void
  onContinueAsNew: () => void
}

/** What stays to be read: something is to be done about it first. */
const needsAct: readonly string[] = ['not_found', 'unauthorized', 'unseen_fields']

/** Why a save was turned down, in the server's words. */
export function RefusedBanner({ refusal, isNew, isKept, ...deeds }: RefusedBannerProps) {
  const locale = useLocale()
  const { draftStays, draftOnlyHere, continueAsNew } = useCopy(keepingCopy)
  const { reason, code } = refusal
  const failed = isNew
    ? sentenceOf('error_creating_guidebook', locale, { message: reason })
    : sentenceOf('error_updating_guidebook', locale, { reason })
  const known: Record<string, string> = {
    not_found: `${failed} ${isKept ? draftStays : draftOnlyHere}`,
    unauthorized: sentenceOf('session_expired', locale),
    unseen_fields: reason,
  }
  return (
    <Banner
      tone="error"
      vanishes={!needsAct.includes(code)}
      dismissLabel={useCopy(uiCopy).dismiss}
      onGone={deeds.onGone}
      action={
        code === 'not_found' ? (
          <Button size="compact" onClick={deeds.onContinueAsNew}>
            {continueAsNew}
          </Button>
        ) : undefined
      }
      className="m-4 shrink-0"
    >
      {known[code] ?? failed}
    </Banner>
  )
}

export type Say = (notice: {
  tone: 'success' | 'error'
  text: string
  next?: { deed: 'publish'; guideId: string }
}) => void

export type Saved = {
  message: string
  guide: SavedGuide
  isPhotoLeftBehind: boolean
  isBlockPhotoLeftBehind: boolean
  /** Nobody has chosen a cover: there is none to upload again. */
  hasNoCover: boolean
  isReviewOpen: boolean
}

/** Tells the desk of a save, of the photos it had to do without and of a cover that is missing; the desk is loaded anew. */
export function useSaySaved(say: Say, isNew: boolean) {
  const copy = useCopy(editorCopy)
  const { revalidate } = useRevalidator()
  return ({ message, guide, ...left }: Saved) => {
    const missing = [
      ...(left.isPhotoLeftBehind ? [copy.savedWithoutPhoto] : []),
      ...(left.isBlockPhotoLeftBehind ? [copy.savedWithoutBlockPhoto] : []),
    ]
    const also = [
      ...(left.isReviewOpen ? [copy.savedWithReview] : []),
      ...(left.hasNoCover ? [copy.noCoverYet] : []),
    ]
    say({
      tone: missing.length > 0 ? 'error' : 'success',
      text: [isNew ? copy.draftSaved : message, ...missing, ...also].join('\n'),
      ...(isNew && { next: { deed: 'publish', guideId: guide.id } }),
    })
    void revalidate()
  }
}
