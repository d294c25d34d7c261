import { useCallback, useEffect, useState } from 'react'
import { findLeftBehind } from './draft-locks.ts'
import { type Draft, listDrafts, removeDraft } from './draft-store.ts'

type Offer =
  | { is: 'looking' }
  | { is: 'offered'; draft: Draft }
  | { is: 'restored'; draft: Draft }
  | { is: 'none' }

type Wanted = {
  hostId: string
  guideId: string
  /** The draft the host has asked for already. */
  chosenId?: string
}

/** Looks once for what was left behind on a guide, and remembers what the host said to it. */
export function useDraftOffer({ hostId, guideId, chosenId }: Wanted) {
  const [offer, setOffer] = useState<Offer>({ is: 'looking' })
  const look = useCallback(async () => {
    // A device that keeps no drafts has none to offer.
    const drafts = await listDrafts(hostId, guideId).catch(() => [])
    const chosen = drafts.find(({ id }) => id === chosenId)
    if (chosen) return setOffer({ is: 'restored', draft: chosen })
    const [draft] = await findLeftBehind(drafts)
    setOffer(draft ? { is: 'offered', draft } : { is: 'none' })
  }, [hostId, guideId, chosenId])
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
