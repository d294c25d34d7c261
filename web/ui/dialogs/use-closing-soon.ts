import { useEffect, useEffectEvent } from 'react'

/** Closes a dialog a moment after it said that it worked; apart from the dialog, for pages that load theirs late. */
export function useClosingSoon(isDone: boolean, close: () => void, afterMs = 1500) {
  const closeNow = useEffectEvent(close)
  useEffect(() => {
    if (!isDone) return
    const timer = setTimeout(() => closeNow(), afterMs)
    return () => clearTimeout(timer)
  }, [isDone, afterMs])
}
