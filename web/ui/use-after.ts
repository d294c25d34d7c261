import { useEffect, useRef } from 'react'

/** Calls back once, some time after something came true. */
export function useAfter(ms: number, isTrue: boolean, callback: () => void) {
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
