import { visitorKey } from '#server/auth/visitor.ts'
import type { GuideChanges } from '#server/db/guide-changes.ts'

const pagesPerMinute = 600
const missesPerMinute = 60
/** Of codes that lead nowhere: beyond them nothing is looked up, and the first reader of a guide waits, too. */
const lookupsPerMinute = 180

/** What one visitor may read, and the codes that led nowhere: the same for the guest's page and for the API. */
export function openGuestLimits({
  clock,
  guideChanges,
}: {
  clock: () => number
  guideChanges: Pick<GuideChanges, 'onChange'>
}) {
  const unknown = openUnknownCodes(clock)
  guideChanges.onChange((code) => (code === undefined ? unknown.clear() : unknown.remove(code)))
  const misses = openVisitorLimit(missesPerMinute, clock)
  const lookups = openVisitorLimit(lookupsPerMinute, clock)

  /**
   * What a code leads to. It is looked up first: a right one passes whatever others at the same address tried, and only
   * wrong ones are counted.
   */
  async function lookUp<Found>(visitor: string, find: () => Promise<Found | undefined>) {
    if (!lookups.take(visitor)) return 'tooMany'
    let isMiss = false
    try {
      const found = await find()
      isMiss = found === undefined
      if (found !== undefined) return found
      return misses.take(visitor) ? 'notFound' : 'tooMany'
    } finally {
      if (!isMiss) lookups.giveBack(visitor)
    }
  }

  return { visits: openVisitorLimit(pagesPerMinute, clock), misses, lookUp, unknown }
}

const windowMs = 60_000
const mostVisitors = 50_000

/** How often one address may ask within a minute. Kept here, bounded, and forgotten as each minute ends. */
export function openVisitorLimit(perMinute: number, clock: () => number) {
  const asked = new Map<string, number>()
  let windowEnds = 0

  return {
    secondsLeft: () => Math.max(1, Math.ceil((windowEnds - clock()) / 1000)),
    /** False when this address has had its share. */
    take(address: string) {
      const nowMs = clock()
      if (nowMs >= windowEnds || asked.size >= mostVisitors) {
        asked.clear()
        windowEnds = nowMs + windowMs
      }
      const key = keyOf(address)
      const count = (asked.get(key) ?? 0) + 1
      asked.set(key, count)
      return count <= perMinute
    },
    /** What was taken was nothing to count. */
    giveBack(address: string) {
      const key = keyOf(address)
      asked.set(key, Math.max(0, (asked.get(key) ?? 0) - 1))
    },
    visitors: () => asked.size,
  }
}

function keyOf(address: string) {
  return address.includes(':') ? visitorKey(address) : address
}

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
