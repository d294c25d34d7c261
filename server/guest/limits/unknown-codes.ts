const believedMs = 10_000
const mostCodes = 10_000

/** Codes that led nowhere a moment ago, so that guessing does not become reading. */
export function openUnknownCodes(clock: () => number) {
  const until = new Map<string, number>()
  let changes = 0
  return {
    has(code: string) {
      return (until.get(code) ?? 0) > clock()
    },
    add(code: string) {
      until.delete(code)
      until.set(code, clock() + believedMs)
      const [oldest] = until.keys()
      if (until.size > mostCodes && oldest !== undefined) until.delete(oldest)
    },
    remove(code: string) {
      changes += 1
      until.delete(code)
    },
    clear() {
      changes += 1
      until.clear()
    },
    /** Grows when a code may have come to lead somewhere: what was read before says nothing then. */
    changes: () => changes,
    count: () => until.size,
  }
}
