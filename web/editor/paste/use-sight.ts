import { useEffect, useState } from 'react'
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

/** Those of some rows that have been in sight; which are unfolded is told by the key. */
export function useSeenRows(list: HTMLElement | null, ids: readonly string[], unfolded: string) {
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set())
  const key = `${unfolded} ${ids.join(' ')}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says which rows there are.
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const now = entries.filter(isMostlySeen).flatMap(({ target }) => {
          observer.unobserve(target)
          return target instanceof HTMLElement ? (target.dataset.row ?? []) : []
        })
        if (now.length > 0) setSeen((before) => new Set([...before, ...now]))
      },
      { threshold: shares },
    )
    for (const id of ids) {
      const row = findRow(list, id)
      if (row && !seen.has(id)) observer.observe(row)
    }
    return () => observer.disconnect()
  }, [list, key])
  return seen
}

const shares = [0, 0.2, 0.4, 0.6, 0.8, 1]

/** Of what is longer than the screen, as much as half of the screen shows. */
function isMostlySeen(entry: IntersectionObserverEntry | undefined) {
  if (!entry) return false
  const { intersectionRatio, intersectionRect } = entry
  return intersectionRatio >= 0.6 || intersectionRect.height > innerHeight / 2
}
