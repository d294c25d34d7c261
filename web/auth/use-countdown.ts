import { useEffect, useState } from 'react'

/** Seconds left since the part appeared; zero where no script runs. Another `key` starts it again. */
export function useCountdown(seconds: number) {
  const [left, setLeft] = useState(0)
  useEffect(() => {
    const endMs = Date.now() + seconds * 1000
    const tick = () => setLeft(Math.max(0, Math.ceil((endMs - Date.now()) / 1000)))
    tick()
    const ticking = setInterval(tick, 1000)
    return () => clearInterval(ticking)
  }, [seconds])
  return left
}
