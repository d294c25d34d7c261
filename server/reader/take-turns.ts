import { Refusal } from '#domain/messages/refusals.ts'

/** So many texts are read at once, and so many wait; whoever comes then is asked to come again. */
export function openReadingTurns({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  const line: (() => void)[] = []
  let busy = 0
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (busy >= atOnce) {
      if (line.length >= waiting) throw new Refusal('reading_busy')
      await new Promise<void>((start) => line.push(start))
    } else busy += 1
    try {
      return await work()
    } finally {
      // Whoever waits takes over the place that is left.
      const next = line.shift()
      if (next) next()
      else busy -= 1
    }
  }
}
