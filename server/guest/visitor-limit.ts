import { visitorKey } from '#server/auth/client.ts'

const windowMs = 60_000
const mostVisitors = 50_000

type Clock = () => number

/** How often one address may ask within a minute. Kept here, bounded, and forgotten as each minute ends. */
export function openVisitorLimit(perMinute: number, clock: Clock) {
  const asked = new Map<string, number>()
  let windowEnds = 0

  return {
    /** False when this address has had its share. */
    take(address: string) {
      const nowMs = clock()
      if (nowMs >= windowEnds || asked.size >= mostVisitors) {
        asked.clear()
        windowEnds = nowMs + windowMs
      }
      const key = address.includes(':') ? visitorKey(address) : address
      const count = (asked.get(key) ?? 0) + 1
      asked.set(key, count)
      return count <= perMinute
    },
    visitors: () => asked.size,
  }
}
