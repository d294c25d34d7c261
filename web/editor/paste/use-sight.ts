import { useEffect, useState } from 'react'
import { isMostlySeen, shares } from '#web/ui/use-seen-rows.ts'
import { findRow } from './review-focus.ts'

type Current = {
  list: HTMLElement | null
  id: string | undefined
  hasBegun: boolean
  /** It came into sight, by the clock of events. */
  onShown: (at: number) => void
}

/** Whether the card that is asked about is in sight. */
export function useCurrentInSight({ list, id, hasBegun, onShown }: Current) {
  const [seen, setSeen] = useState<{ id: string; isSeen: boolean }>()
  useEffect(() => {
    const card = id === undefined ? undefined : findRow(list, id)
    if (!card || id === undefined) return
    // After an answer the next card comes to where the last one was: the thumb stays where it is.
    if (hasBegun) card.scrollIntoView({ block: 'nearest' })
    let wasSeen = false
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1)
        const isSeen = isMostlySeen(entry)
        if (entry && isSeen && !wasSeen) onShown(entry.time)
        wasSeen = isSeen
        setSeen({ id, isSeen })
      },
      { threshold: shares },
    )
    observer.observe(card)
    return () => observer.disconnect()
  }, [list, id, hasBegun, onShown])
  // A card that has just been brought into sight keeps the buttons where they are until it is looked at.
  return id !== undefined && (seen?.id === id ? seen.isSeen : hasBegun)
}
