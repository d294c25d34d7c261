import { useEffect, useRef } from 'react'

const closesAfterMs = 1500

/** Closes a dialog a moment after it said that it worked. */
export function useClosingSoon(isDone: boolean, close: () => void) {
  const newest = useRef(close)
  useEffect(() => {
    newest.current = close
  })
  useEffect(() => {
    if (!isDone) return
    const timer = setTimeout(() => newest.current(), closesAfterMs)
    return () => clearTimeout(timer)
  }, [isDone])
}
