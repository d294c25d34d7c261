import { useEffect } from 'react'
import { useBlocker } from 'react-router'

/** Asks before unsaved changes are left, by our own links and by the browser's. */
export function useLeaving(hasChanges: () => boolean) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      placeOf(nextLocation) !== placeOf(currentLocation) && hasChanges(),
  )
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (hasChanges()) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [hasChanges])
  return {
    isAsked: blocker.state === 'blocked',
    stay: () => blocker.reset?.(),
    leave: () => blocker.proceed?.(),
  }
}

/** A new guide's starting point is part of where one is; the tab in front is not. */
function placeOf({ pathname, search }: { pathname: string; search: string }) {
  return `${pathname} ${new URLSearchParams(search).get('from')}`
}
