import { setTimeout as sleep } from 'node:timers/promises'

export type Retries = {
  forMs: number
  now: () => number
  sleep: (ms: number) => Promise<unknown>
}

export const startRetries: Retries = { forMs: 30_000, now: () => performance.now(), sleep }

const firstPauseMs = 250
const longestPauseMs = 4_000

type Attempts<Result> = {
  attempt: () => Promise<Result>
  isWorthWaiting: (error: unknown) => boolean
  onFirstFailure: (error: unknown) => void
}

/** Tries again with growing pauses until it works, or fails as the last attempt did. */
export async function persist<Result>(
  { forMs, now, sleep }: Retries,
  { attempt, isWorthWaiting, onFirstFailure }: Attempts<Result>,
) {
  const end = now() + forMs
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
    try {
      return await attempt()
    } catch (error) {
      if (!isWorthWaiting(error) || now() + pauseMs > end) throw error
      if (pauseMs === firstPauseMs) onFirstFailure(error)
    }
    await sleep(pauseMs)
  }
}
