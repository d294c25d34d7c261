import { useEffect, useEffectEvent } from 'react'

const closesAfterMs = 1500

/** Closes a dialog a moment after it said that it worked; apart from the dialog, for pages that load theirs late. */
export function useClosingSoon(isDone: boolean, close: () => void) {
  const closeNow = useEffectEvent(close)
  useEffect(() => {
    if (!isDone) return
    const timer = setTimeout(() => closeNow(), closesAfterMs)
    return () => clearTimeout(timer)
  }, [isDone])
}
