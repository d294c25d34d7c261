import { useSyncExternalStore } from 'react'

/** False while the server renders and until the page's script has taken over. */
export function useIsHydrated() {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
}
