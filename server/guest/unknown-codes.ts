const believedMs = 10_000
const mostCodes = 10_000

/** Codes that led nowhere a moment ago, so that guessing does not become reading. */
export function openUnknownCodes(clock: () => number) {
  const until = new Map<string, number>()
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
    remove: (code: string) => until.delete(code),
    count: () => until.size,
  }
}
