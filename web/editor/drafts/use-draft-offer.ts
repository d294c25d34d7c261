import { useCallback, useEffect, useState } from 'react'
import type { GuidebookForm } from '#domain/guide/guidebook.ts'
import { findLeftBehind } from './draft-locks.ts'
import { type Draft, listDrafts, removeDraft } from './draft-store.ts'
import { readDraft } from './read-draft.ts'

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
    const [draft] = await findLeftBehind(drafts)
    setOffer(draft ? { is: 'offered', draft } : { is: 'none' })
  }, [hostId, guideId, base, chosenId])
  useEffect(() => {
    void look()
  }, [look])
  return {
    offer,
    restore: (draft: Draft) => setOffer({ is: 'restored', draft }),
    later: () => setOffer({ is: 'none' }),
    async discard({ id }: Draft) {
      await removeDraft(id)
      await look()
    },
  }
}
