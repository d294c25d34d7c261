import { useEffect, useState } from 'react'

/** The card that is asked about: whether it is in sight, and the way to it. */
export function useCurrentCard({ id, hasBegun }: { id: string | undefined; hasBegun: boolean }) {
  // A state and not a ref: in a dialog the list is there some moments later.
  const [list, setList] = useState<HTMLElement | null>(null)
  const [seenId, setSeenId] = useState<string>()
  useEffect(() => {
    const card = id === undefined ? undefined : findCard(list, id)
    if (!card) return
    // After an answer the next card comes to where the last one was: the thumb stays where it is.
    if (hasBegun) card.scrollIntoView({ block: 'nearest' })
    const observer = new IntersectionObserver(
      (entries) => setSeenId(isMostlySeen(entries.at(-1)) ? id : undefined),
      { threshold: shares },
    )
    observer.observe(card)
    return () => observer.disconnect()
  }, [list, id, hasBegun])
  return {
    listRef: setList,
    isSeen: id !== undefined && seenId === id,
    show() {
      const card = id === undefined ? undefined : findCard(list, id)
      card?.scrollIntoView({ block: 'center' })
      card?.querySelector('h4')?.focus({ preventScroll: true })
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

function findCard(list: HTMLElement | null, id: string) {
  return list?.querySelector<HTMLElement>(`[data-card="${CSS.escape(id)}"]`) ?? undefined
}
