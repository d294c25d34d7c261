import { useEffect, useRef } from 'react'

const closesAfterMs = 1500

/** Closes a dialog a moment after it said that it worked. */
export function useClosingSoon(isDone: boolean, close: () => void) {
  useAfter(closesAfterMs, isDone, close)
}

/** Calls back once, some time after something came true. */
function useAfter(ms: number, isTrue: boolean, callback: () => void) {
  const newest = useRef(callback)
  useEffect(() => {
    newest.current = callback
  })
  useEffect(() => {
    if (!isTrue) return
    const timer = setTimeout(() => newest.current(), ms)
    return () => clearTimeout(timer)
  }, [isTrue, ms])
}
