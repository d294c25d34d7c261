import { useCallback, useEffect, useState } from 'react'
import type { GuidebookForm } from '#domain/guide/guidebook.ts'
import { findLeftBehind } from './draft-locks.ts'
import { type Draft, listDrafts, putDraft, removeDraft } from './draft-store.ts'
import { readDraft } from './read-draft.ts'
import { reviewDraftOf } from './review-draft.ts'

type Offer =
  | { is: 'looking' }
  | { is: 'offered'; draft: Draft }
  | { is: 'restored'; draft: Draft }
  | { is: 'none' }

type Wanted = {
  hostId: string
  guideId: string
  /** What a draft that lacks something goes on with. */
  stored: GuidebookForm
  /** The draft the host has asked for already. */
  chosenId?: string
}

/** Looks once for what was left behind on a guide, and remembers what the host said to it. */
export function useDraftOffer({ hostId, guideId, stored, chosenId }: Wanted) {
  const [offer, setOffer] = useState<Offer>({ is: 'looking' })
  const [base] = useState(stored)
  const look = useCallback(async () => {
    // A device that keeps no drafts has none to offer.
    const left = await listDrafts(hostId, guideId).catch(() => [])
    const drafts = left.map((draft) => readDraft(draft, base))
    const chosen = drafts.find(({ id }) => id === chosenId)
    if (chosen) return setOffer({ is: 'restored', draft: chosen })
    const leftBehind = await findLeftBehind(drafts)
    const typed = leftBehind.find(({ hasForm }) => hasForm)
    if (typed) return setOffer({ is: 'offered', draft: typed })
    // A review changes nothing of the guide: it is there again without a question.
    const [review] = leftBehind
    setOffer(review ? { is: 'restored', draft: review } : { is: 'none' })
  }, [hostId, guideId, base, chosenId])
  useEffect(() => {
    void look()
  }, [look])
  return {
    offer,
    restore: (draft: Draft) => setOffer({ is: 'restored', draft }),
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
}
