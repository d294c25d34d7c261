import { useCallback, useEffect, useState } from 'react'
import type { GuidebookForm } from '#domain/guide/guidebook.ts'
import { editorCopy, keepingCopy } from '#web/copy/editor/editor.ts'
import { formatAgo } from '#web/copy/formats/format.ts'
import { useCopy, useLocale } from '#web/copy/use-copy.ts'
import { AlertDialog } from '#web/ui/dialogs/dialog.tsx'
import { Spinner } from '#web/ui/status/waiting.tsx'
import { type Draft, listDrafts, putDraft, removeDraft } from './draft-store.ts'
import { findUnheld, readDraft, reviewDraftOf } from './read-draft.ts'

type Offer = { is: 'looking' | 'none' } | { is: 'offered' | 'restored'; draft: Draft }

type Wanted = {
  hostId: string
  guideId: string
  /** What a draft that lacks something goes on with. */
  stored: GuidebookForm
  /** The draft the host has asked for already. */
  chosenId?: string
  /** The version the server has now. */
  version?: number
}

/** Looks once for what was left behind on a guide; `asking` stands in the editor's place until the host has said what becomes of it. */
export function useDraftOffer({ hostId, guideId, stored, chosenId, version }: Wanted) {
  const [offer, setOffer] = useState<Offer>({ is: 'looking' })
  const [base] = useState(stored)
  const look = useCallback(async () => {
    // A device that keeps no drafts has none to offer.
    const left = await listDrafts(hostId, guideId).catch(() => [])
    const drafts = left.map((draft) => readDraft(draft, base))
    const chosen = drafts.find(({ id }) => id === chosenId)
    if (chosen) return setOffer({ is: 'restored', draft: chosen })
    const unheld = await findUnheld(drafts)
    const typed = unheld.find(({ form }) => form)
    if (typed) return setOffer({ is: 'offered', draft: typed })
    // A review changes nothing of the guide: it is there again without a question.
    const [review] = unheld
    setOffer(review ? { is: 'restored', draft: review } : { is: 'none' })
  }, [hostId, guideId, base, chosenId])
  useEffect(() => {
    void look()
  }, [look])
  const deeds = {
    restore: (draft: Draft) => setOffer({ is: 'restored', draft }),
    /** Not now: it stays on this device and is offered again. */
    later: () => setOffer({ is: 'none' }),
    /** What was typed goes; a review goes on over what is stored, as long as there is a guide. */
    async discard(draft: Draft) {
      const staysOpen = draft.pasted && draft.guideId !== 'new'
      await (staysOpen ? putDraft(reviewDraftOf(draft)) : removeDraft(draft.id))
      await look()
    },
    async forget({ id }: Draft) {
      await removeDraft(id)
      await look()
    },
  }
  const asking =
    offer.is === 'looking' ? (
      <EditorLoading isNew={guideId === 'new'} />
    ) : offer.is === 'offered' ? (
      <DraftOffer draft={offer.draft} version={version} {...deeds} />
    ) : undefined
  return { offer, asking, restored: offer.is === 'restored' ? offer.draft : undefined, ...deeds }
}

type DraftOfferProps = {
  draft: Draft
  version: number | undefined
  restore: (draft: Draft) => void
  later: () => void
  discard: (draft: Draft) => void
}

function DraftOffer({ draft, version, restore, later, discard }: DraftOfferProps) {
  const copy = useCopy(keepingCopy).offer
  const locale = useLocale()
  // A save nobody answered may be what changed it.
  const isOlder = version !== undefined && draft.version !== version && !draft.unanswered
  const when = formatAgo(draft.savedAt, { locale, now: Date.now() })
  return (
    <div className="fixed inset-0 z-30 bg-paper">
      <AlertDialog
        title={copy.title}
        description={
          <>
            <p>{copy.lead(draft.form?.welcome.propertyName ?? '', when)}</p>
            {draft.photo ? <p className="mt-2">{copy.withPhoto}</p> : null}
            {draft.pasted ? <p className="mt-2">{copy.withText}</p> : null}
            {isOlder ? <p className="mt-2">{copy.newer}</p> : null}
          </>
        }
        cancelLabel={copy.later}
        onCancel={later}
        other={{ words: copy.discard, onClick: () => discard(draft) }}
        yes={{ words: copy.restore, tone: 'primary', onClick: () => restore(draft) }}
      />
    </div>
  )
}

/** Covers the desk until the editor's script and the device's drafts are there. */
export function EditorLoading({ isNew = false }: { isNew?: boolean }) {
  const copy = useCopy(editorCopy)
  return (
    <div className="fixed inset-0 z-30 grid place-items-center bg-paper p-6">
      <h1 className="sr-only">{isNew ? copy.createTitle : copy.editTitle}</h1>
      <div className="flex items-center gap-3 text-ink-soft noscript:hidden">
        <Spinner />
        <p role="status">{copy.loading}</p>
      </div>
      <noscript>{copy.needsScript}</noscript>
    </div>
  )
}
