import { useSyncExternalStore } from 'react'

/** Tailwind's `lg`: from here on the preview stands beside the form. */
const wide = '(min-width: 64rem)'

export function useIsWide() {
  return useSyncExternalStore(
    watchWidth,
    () => matchMedia(wide).matches,
    () => false,
  )
}

function watchWidth(onChange: () => void) {
  const query = matchMedia(wide)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
