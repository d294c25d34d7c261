import { useSyncExternalStore } from 'react'

/** Tailwind's `lg`: from here on the preview stands beside the form. */
const wide = '(min-width: 64rem)'

let query: MediaQueryList | undefined

export function useIsWide() {
  return useSyncExternalStore(
    watchWidth,
    () => wideQuery().matches,
    () => false,
  )
}

/** One query for good: asking the browser anew at every render is slow. */
function wideQuery() {
  query ??= matchMedia(wide)
  return query
}

function watchWidth(onChange: () => void) {
  const watched = wideQuery()
  watched.addEventListener('change', onChange)
  return () => watched.removeEventListener('change', onChange)
}
