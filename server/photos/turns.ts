import { Refusal } from '#domain/messages/refusals.ts'

type Measure = {
  atOnce: number
  /** Longer than this nobody is kept waiting. */
  longestWaitMs: number
  clock?: () => number
}

type Job = { start: () => void }

const firstGuessMs = 2_000

/** Works on so many photos at once, one of each host; hosts that wait are served in turn, whoever sends how many. */
export function openTurns({ atOnce, longestWaitMs, clock = Date.now }: Measure) {
  const lines = new Map<string, Job[]>()
  const busy = new Set<string>()
  let usualMs = firstGuessMs

  function startNext() {
    for (const [hostId, line] of lines) {
      if (busy.size >= atOnce) return
      if (busy.has(hostId)) continue
      const job = line.shift()
      goBehind(hostId)
      busy.add(hostId)
      job?.start()
    }
  }

  /** Whoever has just been served waits for everybody else. */
  function goBehind(hostId: string) {
    const line = lines.get(hostId)
    lines.delete(hostId)
    if (line && line.length > 0) lines.set(hostId, line)
  }

  /** By what came before it: a host's own, one after the other, and of each other host what is served meanwhile. */
  function waitMs(hostId: string) {
    const own = (lines.get(hostId)?.length ?? 0) + (busy.has(hostId) ? 1 : 0)
    let others = 0
    for (const [other, line] of lines)
      if (other !== hostId) others += Math.min(line.length, own + 1)
    for (const other of busy) if (other !== hostId) others += 1
    const rounds = Math.max(own, Math.floor((own + others) / atOnce))
    return rounds * usualMs
  }

  function assertSoon(hostId: string) {
    const wait = waitMs(hostId)
    if (wait <= longestWaitMs) return
    throw new Refusal('photos_busy', { values: { seconds: Math.ceil(wait / 1000) } })
  }

  function comeUp(hostId: string) {
    return new Promise<void>((start) => {
      lines.set(hostId, [...(lines.get(hostId) ?? []), { start }])
      startNext()
    })
  }

  return async <Result>(hostId: string, work: () => Promise<Result>): Promise<Result> => {
    assertSoon(hostId)
    await comeUp(hostId)
    const startedMs = clock()
    try {
      return await work()
    } finally {
      usualMs = usualMs * 0.8 + (clock() - startedMs) * 0.2
      busy.delete(hostId)
      goBehind(hostId)
      startNext()
    }
  }
}
