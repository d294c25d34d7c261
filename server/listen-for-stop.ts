export const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Within it the same wish comes again: from a terminal or a supervisor to all processes, and from whoever started this one. */
const echoMs = 3_000

/** `stop` is called once, however often one wish is said; who says it again later wants the end at once. */
export function listenForStop(stop: () => void) {
  let askedAt: number | undefined
  for (const signal of stopSignals) {
    process.on(signal, () => {
      if (askedAt === undefined) {
        askedAt = performance.now()
        stop()
      } else if (performance.now() - askedAt > echoMs) process.exit(1)
    })
  }
}
