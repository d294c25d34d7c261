import { useEffect, useState } from 'react'
import { findRow } from './review-focus.ts'

type CurrentCard = {
  id: string | undefined
  hasBegun: boolean
  /** It came into sight, by the clock of events. */
  onShown: (at: number) => void
}

/** The card that is asked about: whether it is in sight, and the way to it. */
export function useCurrentCard({ id, hasBegun, onShown }: CurrentCard) {
  // A state and not a ref: in a dialog the list is there some moments later.
  const [list, setList] = useState<HTMLElement | null>(null)
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
  return {
    list,
    listRef: setList,
    // A card that has just been brought into sight keeps the buttons where they are until it is looked at.
    isSeen: id !== undefined && (seen?.id === id ? seen.isSeen : hasBegun),
    show() {
      const card = id === undefined ? undefined : findRow(list, id)
      card?.scrollIntoView({ block: 'center' })
    },
  }
}

const shares = [0, 0.2, 0.4, 0.6, 0.8, 1]

/** Of a card longer than the screen, as much as half of the screen shows. */
function isMostlySeen(entry: IntersectionObserverEntry | undefined) {
  if (!entry) return false
  const { intersectionRatio, intersectionRect } = entry
  return intersectionRatio >= 0.6 || intersectionRect.height > innerHeight / 2
}
