import { useEffect, useState } from 'react'

/** Those of the rows in a place, named by `data-row`, that have been in sight, or were before; `version` changes when others are drawn. */
export function useSeenRows(
  place: HTMLElement | null,
  rows: readonly string[],
  { version = '', before }: { version?: string; before?: readonly string[] | undefined } = {},
) {
  const [seen, setSeen] = useState<ReadonlySet<string>>(() => new Set(before))
  const key = `${version} ${rows.join(' ')}`
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
    for (const row of rows) {
      const drawn = findRow(place, row)
      if (drawn && !seen.has(row)) observer.observe(drawn)
    }
    return () => observer.disconnect()
  }, [place, key])
  return seen
}

export function findRow(place: HTMLElement | null, row: string) {
  return place?.querySelector<HTMLElement>(`[data-row="${CSS.escape(row)}"]`) ?? undefined
}

export const shares = [0, 0.2, 0.4, 0.6, 0.8, 1]

/** Of what is longer than the screen, as much as half of the screen shows. */
export function isMostlySeen(entry: IntersectionObserverEntry | undefined) {
  if (!entry) return false
  const { intersectionRatio, intersectionRect } = entry
  return intersectionRatio >= 0.6 || intersectionRect.height > innerHeight / 2
}
