const flushMs = 1000

const results = ['hit', 'miss', 'missing', 'failed', 'limited'] as const

type Counter = { inc: (labels: { result: string }, count: number) => void }

/** Counts in memory and hands the sums on once a second: a page at hand is answered faster than a metric is kept. */
export function openTally(counter: Counter) {
  const counts = new Map<string, number>()
  // A figure that is not there yet cannot be seen to rise.
  for (const result of results) counter.inc({ result }, 0)
  const timer = setInterval(() => {
    for (const [result, count] of counts) counter.inc({ result }, count)
    counts.clear()
  }, flushMs)
  timer.unref()
  return (result: (typeof results)[number]) => {
    counts.set(result, (counts.get(result) ?? 0) + 1)
  }
}
